import Foundation

/// Files and standard output to write to.
enum OutputFile {
  /// Writes to a file, all or nothing, or to standard output for `nil`.
  ///
  /// An existing file keeps its permissions, its owner and its links. What isn't an ordinary file,
  /// a pipe or a device, is written to as it is. The content may be asked for twice.
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
    switch try OutputPlace(of: file) {
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

  /// Puts a new file in the place of one, and returns whether that could be done: not if it has
  /// further names, or if its folder, owner or permissions don't allow it.
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

  /// Writes bytes over the content of a file.
  ///
  /// What lies behind the old end comes first: it alone needs room on the disk, and if there is
  /// none, the old content is still there.
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
