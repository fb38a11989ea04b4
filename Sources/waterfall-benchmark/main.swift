import Foundation

func run() throws {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.isHelp { return print(Options.usage, terminator: "") }
  let earlier = try options.earlierFile.map { try Report(contentsOf: URL(fileURLWithPath: $0)) }
  let report =
    if let count = options.processCount {
      try Repetition.report(processCount: count, options: options)
    } else {
      Suite.report(isQuick: options.isQuick, filter: options.filter)
    }
  print(report.table)
  if let earlier { print("\n\(report.changeTable(since: earlier))") }
  if let file = options.jsonFile { try report.json().write(to: URL(fileURLWithPath: file)) }
}

do {
  try run()
} catch let error as UsageError {
  FileHandle.standardError.write(Data("\(error.message)\n\(Options.usage)".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
  exit(1)
}
