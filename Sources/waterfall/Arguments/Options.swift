import WaterfallLayout

/// What the command is to do.
enum Invocation: Equatable {
  /// Print the help.
  case help
  /// Print the version.
  case version
  /// Lay out items.
  case layout(Options)
}

/// The options of a layout and their defaults.
struct Options: Equatable {
  /// The output format.
  var format = OutputFormat.svg
  /// The file to write, or `nil` for standard output.
  var outputFile: SystemString?
  /// Where to read the items.
  var source = InputSource.standardInput
  /// The container of an item list; a document has its own.
  var container = WaterfallContainer(size: Options.defaultSize)
  /// The configuration of the sections of an item list; a document has its own.
  var section = WaterfallSection()
  /// The names of the given options that describe the layout.
  var layoutOptions: [String] = []

  /// Returns whether an option that describes the layout was given.
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
