import Foundation

#if !os(Windows) && !os(WASI)
// Makes writing beyond the limit for file sizes an error instead of the end of the process.
signal(SIGXFSZ, SIG_IGN)
#endif
exit(CommandLineTool.run(arguments: SystemString.processArguments))
