import Foundation

#if !os(Windows) && !os(WASI)
// A file that would grow too large is an error to be told, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
#endif
exit(CommandLineTool.run(arguments: SystemString.processArguments))
