import Foundation

/// Files and standard input as bytes.
enum InputFile {
  /// Returns the bytes of a file, or of standard input for `nil`.
  static func bytes(of file: String?) throws(CommandFailure) -> [UInt8] {
    do {
      guard let file else { return Array(try standardInput()) }
      return Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw .file(file ?? "standard input", "cannot be read", error)
    }
  }

  private static func standardInput() throws -> Data {
    guard #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) else {
      return FileHandle.standardInput.readDataToEndOfFile()
    }
    return try FileHandle.standardInput.readToEnd() ?? Data()
  }
}
