#if !os(Windows)
import Foundation

/// What the name of an output file leads to.
enum OutputPlace {
  /// A file that the process has open already.
  ///
  /// Opening it by its name would start anew at its beginning, before what it holds.
  case descriptor(FileDescriptor)
  /// A file that is there, by its own name.
  case file(SystemString, FileStatus)
  /// A file that isn't there yet.
  case newFile(SystemString)

  /// Follows symbolic links from a name to the file, or to where the file is to be.
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
  /// Makes the open file of a name like `/dev/fd/3`; `nil` for other names.
  fileprivate init?(named name: SystemString) {
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    guard let folder = folders.first(where: name.text.hasPrefix),
      let number = Int32(name.text.dropFirst(folder.count)), number >= 0
    else { return nil }
    self.init(number: number)
  }
}

extension SystemString {
  /// Returns a path as seen from the folder of this one.
  func sibling(_ path: SystemString) -> SystemString {
    let slash = UInt8(ascii: "/")
    if path.bytes.first == slash { return path }
    let folderLength = bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return SystemString(bytes: bytes.prefix(folderLength) + path.bytes)
  }

  /// Returns the path that this symbolic link holds.
  fileprivate func linkDestination() throws(SystemError) -> SystemString {
    let capacity = Int(PATH_MAX)
    var path = [CChar](repeating: 0, count: capacity)
    let count = readlink(cString, &path, capacity)
    guard count >= 0 else { throw .last }
    return SystemString(bytes: path.prefix(count).map { UInt8(bitPattern: $0) })
  }
}
#endif
