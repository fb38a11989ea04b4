import Foundation

/// Files and standard output to write to.
enum OutputFile {
  /// Writes a text to a file, all or nothing, or to standard output for `nil`.
  static func write(_ text: String, to file: String?) throws(CommandFailure) {
    let data = Data(text.utf8)
    do {
      if let file {
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
      } else {
        try write(data, to: .standardOutput)
      }
    } catch {
      let name = file ?? "standard output"
      throw .input("\(name): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes data to an open file.
  static func write(_ data: Data, to handle: FileHandle) throws {
    if #available(macOS 10.15.4, *) {
      try handle.write(contentsOf: data)
    } else {
      handle.write(data)
    }
  }
}
