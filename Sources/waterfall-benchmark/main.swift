import Foundation

func run() throws {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.isHelp { return print(Options.usage, terminator: "") }
  func isWanted(_ name: String) -> Bool { options.filter.isEmpty || name.contains(options.filter) }
  func results(of benchmark: Benchmark) -> [Measurement] {
    benchmark.names.contains(where: isWanted) ? benchmark.run() : []
  }
  let memory = results(of: Suite.memory(isQuick: options.isQuick))
  Heap.warmUp()
  let results = Suite.benchmarks(isQuick: options.isQuick).flatMap(results) + memory
  let wanted = results.filter { isWanted($0.name) }
  let report = Report(results: options.isQuick ? wanted.map(\.withoutAim) : wanted)
  print(report.table)
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
