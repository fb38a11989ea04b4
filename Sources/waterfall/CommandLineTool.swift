import Foundation

/// The command, from its arguments to what it writes.
enum CommandLineTool {
  /// Does what the arguments, without the command's name, ask for, and returns the exit status.
  ///
  /// Nothing is written, warnings aside, unless all is well.
  static func run(arguments: [String]) -> Int32 {
    do throws(CommandFailure) {
      let result = try result(of: arguments, read: InputFile.bytes)
      for warning in result.warnings { printError(warning) }
      try OutputFile.write(result.text, to: result.outputFile)
      return 0
    } catch {
      printError(error.message)
      return error.exitStatus
    }
  }

  /// What is to be written.
  struct Result: Equatable {
    /// The text.
    var text: String
    /// The file to write it to, or `nil` for standard output.
    var outputFile: String?
    /// What to tell on standard error.
    var warnings: [String] = []
  }

  /// Returns what the arguments, without the command's name, ask for; `read` returns the bytes of a
  /// file, or of standard input for `nil`.
  static func result(
    of arguments: [String],
    read: (_ file: String?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> Result {
    switch try ArgumentParser.parse(arguments) {
    case .help: return Result(text: Usage.help)
    case .version: return Result(text: Usage.version)
    case .layout(let options): return try result(of: options, read: read)
    }
  }

  private static func result(
    of options: Options,
    read: (_ file: String?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> Result {
    let input = try input(from: options.source, read: read)
    let layout = try layout(of: input, options: options)
    var warnings: [String] = []
    let geometry = layout.geometry { warnings.append("\(input.name): warning: \($0.message)") }
    return Result(
      text: layout.output(of: geometry, as: options.format, title: input.title),
      outputFile: options.outputFile,
      warnings: warnings
    )
  }

  private static func input(
    from source: InputSource,
    read: (_ file: String?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> InputText {
    switch source {
    case .sample: SampleItems.input
    case .standardInput:
      InputText(name: "standard input", title: "Waterfall", bytes: try read(nil))
    case .file(let file): InputText(name: file, bytes: try read(file))
    }
  }

  private static func layout(
    of input: InputText,
    options: Options
  ) throws(CommandFailure) -> Layout {
    guard input.isDocument else {
      return Layout(
        container: options.container,
        sections: try ItemListReader.sections(of: input, configuration: options.section)
      )
    }
    guard options.layoutOptions.isEmpty else {
      let names = options.layoutOptions.joined(separator: ", ")
      throw .usage("a JSON document describes its layout itself, without \(names)")
    }
    return try LayoutDocumentReader.layout(of: input)
  }

  private static func printError(_ line: String) {
    try? OutputFile.write(Data("\(line)\n".utf8), to: .standardError)
  }
}
