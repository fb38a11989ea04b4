/// A parser of the command's arguments.
struct ArgumentParser {
  private var remaining: ArraySlice<SystemString>
  private var options = Options()
  private var hasSource = false

  private init(_ arguments: [SystemString]) {
    remaining = arguments[...]
  }

  /// Parses arguments, without the command's name.
  static func parse(_ arguments: [SystemString]) throws(CommandFailure) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.invocation()
  }

  private mutating func invocation() throws(CommandFailure) -> Invocation {
    while let argument = remaining.popFirst() {
      switch argument.text {
      case "--help": return .help
      case "--version": return .version
      case "--":
        for file in remaining { try setSource(.file(file)) }
        remaining = []
      case "-": try setSource(.standardInput)
      case let text where text.hasPrefix("-"): try read(OptionArgument(argument))
      default: try setSource(.file(argument))
      }
    }
    try checkColumns()
    options.applyPageDefaults()
    return .layout(options)
  }

  private mutating func setSource(_ source: InputSource) throws(CommandFailure) {
    guard !hasSource else {
      throw .usage("only one FILE can be given, and none together with --sample")
    }
    guard source != .file(SystemString("")) else {
      throw .usage("FILE must be a file name, got \"\"")
    }
    hasSource = true
    options.source = source
  }

  private mutating func read(_ argument: OptionArgument) throws(CommandFailure) {
    if let flag = Flag(rawValue: argument.name) {
      guard argument.value == nil else { throw .usage("\(argument.name) takes no value") }
      try apply(flag)
    } else if let option = ValuedOption(rawValue: argument.name) {
      guard let value = argument.value ?? remaining.popFirst() else {
        throw .usage("\(argument.name) needs a value")
      }
      if option.describesLayout { options.layoutOptions.append(argument.name) }
      try option.apply(OptionValue(option: argument.name, value: value), to: &options)
    } else if ["--help", "--version"].contains(argument.name) {
      throw .usage("\(argument.name) takes no value")
    } else {
      throw .usage("unknown option \(argument.name)")
    }
  }

  private mutating func apply(_ flag: Flag) throws(CommandFailure) {
    if flag == .sample { return try setSource(.sample) }
    options.layoutOptions.append(flag.rawValue)
    flag.apply(to: &options)
  }

  private func checkColumns() throws(CommandFailure) {
    guard !options.gives(.columns) || !options.gives(.minimumColumnWidth) else {
      throw .usage("--columns and --minimum-column-width exclude each other")
    }
  }
}

/// An argument that names an option, `--name` or `--name=value`.
private struct OptionArgument {
  let name: String
  let value: SystemString?

  init(_ argument: SystemString) {
    let name = argument.bytes.prefix { $0 != UInt8(ascii: "=") }
    let rest = argument.bytes.dropFirst(name.count)
    self.name = SystemString(bytes: name).text
    value = rest.isEmpty ? nil : SystemString(bytes: rest.dropFirst())
  }
}
