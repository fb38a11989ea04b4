import Foundation

/// The command, from its arguments to its output.
enum CommandLineTool {
  /// Runs the command with arguments, without its own name, and returns the exit status.
  ///
  /// Except for warnings, nothing is written unless everything succeeds.
  static func run(arguments: [SystemString]) -> Int32 {
    do throws(CommandFailure) {
      let result = try result(of: arguments, read: InputFile.bytes)
      for warning in result.warnings { StandardError.print(warning) }
      try OutputFile.write(to: result.outputFile) { result.output.write(to: &$0) }
      return 0
    } catch {
      for line in error.lines { StandardError.print(line) }
      return error.exitStatus
    }
  }

  /// The result of a run.
  struct Result {
    /// What to write.
    var output: Output
    /// The file to write to, or `nil` for standard output.
    var outputFile: SystemString?
    /// The lines to print to standard error.
    var warnings: [String] = []
  }

  /// Returns the result for arguments, without the command's name.
  ///
  /// `read` returns the bytes of a file, or of standard input for `nil`.
  static func result(
    of arguments: [SystemString],
    read: (_ file: SystemString?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> Result {
    switch try ArgumentParser.parse(arguments) {
    case .help: return Result(output: .text(Usage.help))
    case .version: return Result(output: .text(Usage.version))
    case .layout(let options): return try result(of: options, read: read)
    }
  }

  private static func result(
    of options: Options,
    read: (_ file: SystemString?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> Result {
    let input = try input(from: options.source, read: read)
    let layout = try layout(of: input, options: options)
    var warnings: [String] = []
    let geometry = layout.geometry { warnings.append("\(input.name): warning: \($0.message)") }
    let output = LayoutOutput(
      layout: layout,
      geometry: geometry,
      format: options.format,
      title: input.title
    )
    return Result(output: .layout(output), outputFile: options.outputFile, warnings: warnings)
  }

  private static func input(
    from source: InputSource,
    read: (_ file: SystemString?) throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) -> InputText {
    switch source {
    case .sample: SampleItems.input
    case .standardInput:
      InputText(name: "standard input", title: "Waterfall", bytes: try read(nil))
    case .file(let file): InputText(name: file.text, bytes: try read(file))
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
}
