import Foundation

/// The writing of files and standard output.
enum OutputFile {
  /// Writes to a file, or to standard output for `nil`.
  ///
  /// An existing file keeps its permissions, its owner and its links; if writing fails, it is as it
  /// was. Pipes and devices are written to directly. `content` may be called twice.
  static func write(
    to file: SystemString?,
    _ content: (inout BufferedOutput) -> Void
  ) throws(CommandFailure) {
    do throws(SystemError) {
      try store(in: file, content)
    } catch {
      throw .input("\(file?.text ?? "standard output"): cannot be written: \(error.reason)")
    }
  }
}

#if os(Windows)
extension OutputFile {
  private static func store(
    in file: SystemString?,
    _ content: (inout BufferedOutput) -> Void
  ) throws(SystemError) {
    do {
      let data = Data(bytes(of: content))
      guard let file else { return try FileHandle.standardOutput.write(contentsOf: data) }
      try data.write(to: URL(fileURLWithPath: file.text), options: .atomic)
    } catch {
      throw SystemError(error)
    }
  }
}
#else
extension OutputFile {
  private static func store(
    in file: SystemString?,
    _ content: (inout BufferedOutput) -> Void
  ) throws(SystemError) {
    guard let file else { return try stream(to: .standardOutput, content) }
    switch try OutputDestination(of: file) {
    case .descriptor(let descriptor): try stream(to: descriptor, content)
    case .newFile(let file):
      let temporary = try TemporaryFile(beside: file)
      try temporary.fill { descriptor throws(SystemError) in try stream(to: descriptor, content) }
      try temporary.rename(to: file)
    case .file(let file, let status):
      let descriptor = try FileDescriptor(opening: file, O_WRONLY)
      defer { try? descriptor.finish() }
      if !status.isRegular { return try stream(to: descriptor, content) }
      if try replace(file, status, content) { return }
      try overwrite(descriptor, from: status.size, with: bytes(of: content))
    }
  }

  private static func stream(
    to descriptor: FileDescriptor,
    _ content: (inout BufferedOutput) -> Void
  ) throws(SystemError) {
    var output = BufferedOutput { bytes throws(SystemError) in try descriptor.writeAll(bytes) }
    content(&output)
    try output.finish()
  }

  /// Replaces a file by a new one, and returns whether that was possible.
  ///
  /// It isn't if there are other hard links to the file, or if its folder, owner or permissions
  /// don't allow it.
  private static func replace(
    _ file: SystemString,
    _ status: FileStatus,
    _ content: (inout BufferedOutput) -> Void
  ) throws(SystemError) -> Bool {
    guard !status.hasHardLinks, let temporary = try? TemporaryFile(beside: file, like: status)
    else { return false }
    try temporary.fill { descriptor throws(SystemError) in try stream(to: descriptor, content) }
    return (try? temporary.rename(to: file)) != nil
  }

  /// Overwrites the content of a file in place.
  ///
  /// The part beyond the old end is written first: it alone needs more room on the disk, and if
  /// there is none, the old content is still intact.
  private static func overwrite(
    _ descriptor: FileDescriptor,
    from oldSize: Int,
    with bytes: [UInt8]
  ) throws(SystemError) {
    do throws(SystemError) {
      try descriptor.writeAll(bytes.dropFirst(oldSize), at: oldSize)
    } catch {
      try descriptor.resize(to: oldSize)
      throw error
    }
    try descriptor.writeAll(bytes.prefix(oldSize), at: 0)
    try descriptor.resize(to: bytes.count)
  }
}
#endif

extension OutputFile {
  private static func bytes(of content: (inout BufferedOutput) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var output = BufferedOutput { bytes += $0 }
    content(&output)
    try? output.finish()
    return bytes
  }
}
