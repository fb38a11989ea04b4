import Foundation

/// What was wrong with the command line.
struct UsageError: Error {
  let message: String
}

/// What the command line asks for.
struct Options {
  var isQuick = false
  var filter = ""
  var jsonFile: String?

  init(_ arguments: [String]) throws {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--filter": filter = try Self.value(of: argument, in: &arguments)
      case "--json": jsonFile = try Self.value(of: argument, in: &arguments)
      default: throw UsageError(message: "unknown option \(argument)")
      }
    }
  }

  private static func value(
    of option: String,
    in arguments: inout ArraySlice<String>
  ) throws
    -> String
  {
    guard let value = arguments.popFirst() else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }
}

func run() throws {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  func isWanted(_ name: String) -> Bool { options.filter.isEmpty || name.contains(options.filter) }
  func results(of benchmark: Benchmark) -> [Measurement] {
    benchmark.names.contains(where: isWanted) ? benchmark.run() : []
  }
  let memory = results(of: Suite.memory(isQuick: options.isQuick))
  Heap.warmUp()
  let results = Suite.benchmarks(isQuick: options.isQuick).flatMap(results) + memory
  let report = Report(results: results.filter { isWanted($0.name) })
  print(report.table)
  if let file = options.jsonFile { try report.json().write(to: URL(fileURLWithPath: file)) }
}

do {
  try run()
} catch let error as UsageError {
  FileHandle.standardError.write(
    Data(
      "\(error.message)\nusage: waterfall-benchmark [--quick] [--filter TEXT] [--json FILE]\n".utf8
    )
  )
  exit(64)
}
