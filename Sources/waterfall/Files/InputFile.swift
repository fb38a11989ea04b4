import Foundation

/// The reading of files and standard input.
enum InputFile {
  /// Returns the bytes of a file, or of standard input for `nil`.
  static func bytes(of file: SystemString?) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try contents(of: file)
    } catch {
      throw .input("\(file?.text ?? "standard input"): cannot be read: \(error.reason)")
    }
  }
}

#if os(Windows)
extension InputFile {
  private static func contents(of file: SystemString?) throws(SystemError) -> [UInt8] {
    do {
      guard let file else { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) }
      return Array(try Data(contentsOf: URL(fileURLWithPath: file.text)))
    } catch {
      throw SystemError(error)
    }
  }
}
#else
extension InputFile {
  /// Opens the file by its name as given, so that pipes and devices can be read too.
  private static func contents(of file: SystemString?) throws(SystemError) -> [UInt8] {
    guard let file else { return try FileDescriptor.standardInput.readToEnd() }
    let descriptor = try FileDescriptor(opening: file, O_RDONLY)
    defer { try? descriptor.finish() }
    return try descriptor.readToEnd()
  }
}
#endif
