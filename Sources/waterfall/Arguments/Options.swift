import WaterfallLayout

/// What the arguments ask for.
enum Invocation: Equatable {
  /// Print how the command is used.
  case help
  /// Print the version.
  case version
  /// Lay something out.
  case layout(Options)
}

/// The options of a layout, with their defaults.
struct Options: Equatable {
  /// The form of the output.
  var format = OutputFormat.svg
  /// The file to write, or `nil` for standard output.
  var outputFile: SystemString?
  /// What to lay out.
  var source = InputSource.standardInput
  /// What an item list is laid out in; a document has its own.
  var container = WaterfallContainer(size: Options.defaultSize)
  /// How the sections of an item list are laid out; a document has its own.
  var section = WaterfallSection()
  /// The options given that describe a layout, as they were spelled.
  var layoutOptions: [String] = []

  /// Whether an option that describes the layout was given.
  func gives(_ option: ValuedOption) -> Bool { layoutOptions.contains(option.rawValue) }
}

/// Where the items come from.
enum InputSource: Equatable {
  /// Standard input.
  case standardInput
  /// A file.
  case file(SystemString)
  /// The built-in sample.
  case sample
}
