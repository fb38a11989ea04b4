/// What the command line asks for.
struct Options {
  static let usage = """
    usage: waterfall-benchmark [--quick] [--filter TEXT] [--json FILE]

      --quick        up to a thousand items: to see that everything runs, not how fast
      --filter TEXT  the rows whose name contains TEXT
      --json FILE    write the rows to FILE as well
      --help         print this

    """

  var isHelp = false
  var isQuick = false
  var filter = ""
  var jsonFile: String?

  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help": isHelp = true
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
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst() else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }
}

/// What was wrong with the command line.
struct UsageError: Error {
  let message: String
}
