/// The options of the command line.
struct Options: Equatable {
  static let usage = """
    usage: waterfall-benchmark [--quick] [--filter TEXT] [--repeat N] [--json FILE] [--compare FILE]

      --quick         up to a thousand items: to see that everything runs, not how fast
      --filter TEXT   the rows whose name contains TEXT
      --repeat N      run everything in N processes, and report the medians of their medians
      --json FILE     write the rows to FILE as well
      --compare FILE  report each row's change since the run that wrote FILE
      --help          print this

    """

  var isHelp = false
  var isQuick = false
  var filter = ""
  /// The number of processes to run the suite in, or `nil` to run it in this one.
  var processCount: Int?
  var jsonFile: String?
  /// The path of the report of an earlier run.
  var earlierFile: String?

  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help": isHelp = true
      case "--quick": isQuick = true
      case "--filter": filter = try Self.value(of: argument, in: &arguments)
      case "--repeat": processCount = try Self.count(of: argument, in: &arguments)
      case "--json": jsonFile = try Self.value(of: argument, in: &arguments)
      case "--compare": earlierFile = try Self.value(of: argument, in: &arguments)
      default: throw UsageError(message: "unknown option \(argument)")
      }
    }
  }

  /// The arguments for one of several processes.
  var argumentsOfOneProcess: [String] {
    (isQuick ? ["--quick"] : []) + (filter.isEmpty ? [] : ["--filter", filter])
  }

  private static func count(
    of option: String,
    in arguments: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let value = try value(of: option, in: &arguments)
    guard let count = Int(value), count > 0 else {
      throw UsageError(message: "\(option) needs a number above 0, got \(value)")
    }
    return count
  }

  private static func value(
    of option: String,
    in arguments: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst() else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }
}

/// An error in the command line.
struct UsageError: Error, Equatable {
  let message: String
}
