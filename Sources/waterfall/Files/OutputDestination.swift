#if !os(Windows)
import Foundation

/// Where output to a file goes.
enum OutputDestination {
  /// A file that the process has open already, as `/dev/stdout` names one.
  ///
  /// Opening it again by its name would overwrite it from its beginning.
  case descriptor(FileDescriptor)
  /// An existing file, by its own name rather than by that of a symbolic link to it.
  case file(SystemString, FileStatus)
  /// A file that doesn't exist yet.
  case newFile(SystemString)

  /// Resolves the name of a file; it can be a symbolic link to a file that doesn't exist yet.
  init(of name: SystemString) throws(SystemError) {
    var file = name
    for _ in 0..<Self.greatestLinkCount {
      if let descriptor = FileDescriptor(named: file) {
        self = .descriptor(descriptor)
        return
      }
      guard let status = try? FileStatus(ofLink: file), status.isSymbolicLink else {
        try self.init(ofFile: file)
        return
      }
      file = file.sibling(try file.linkDestination())
    }
    throw SystemError(code: ELOOP)
  }

  private static let greatestLinkCount = 40

  private init(ofFile file: SystemString) throws(SystemError) {
    do throws(SystemError) {
      let status = try FileStatus(of: file)
      guard !status.isDirectory else { throw SystemError(code: EISDIR) }
      self = .file(file, status)
    } catch {
      guard error.code == ENOENT else { throw error }
      guard file.bytes.last != UInt8(ascii: "/") else { throw SystemError(code: EISDIR) }
      self = .newFile(file)
    }
  }
}

extension FileDescriptor {
  /// Makes the descriptor that a name like `/dev/fd/3` stands for; `nil` for other names.
  fileprivate init?(named name: SystemString) {
    let folders = ["/dev/fd/", "/proc/self/fd/"]
    guard let folder = folders.first(where: name.text.hasPrefix),
      let number = Int32(name.text.dropFirst(folder.count)), number >= 0
    else { return nil }
    self.init(number: number)
  }
}

extension SystemString {
  /// Returns a path relative to the folder that holds this file.
  func sibling(_ path: SystemString) -> SystemString {
    let slash = UInt8(ascii: "/")
    if path.bytes.first == slash { return path }
    let folderLength = bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return SystemString(bytes: bytes.prefix(folderLength) + path.bytes)
  }

  /// Returns the destination of this symbolic link.
  fileprivate func linkDestination() throws(SystemError) -> SystemString {
    let capacity = Int(PATH_MAX)
    var path = [CChar](repeating: 0, count: capacity)
    let count = readlink(cString, &path, capacity)
    guard count >= 0 else { throw .last }
    return SystemString(bytes: path.prefix(count).map { UInt8(bitPattern: $0) })
  }
}
#endif
