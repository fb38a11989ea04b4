#if !os(Windows)
import Foundation

/// The metadata of a file.
struct FileStatus {
  private let status: stat

  /// Reads the metadata of a file, following symbolic links.
  init(of file: SystemString) throws(SystemError) {
    var status = stat()
    guard stat(file.cString, &status) == 0 else { throw .last }
    self.status = status
  }

  /// Reads the metadata of a file, which can be a symbolic link itself.
  init(ofLink file: SystemString) throws(SystemError) {
    var status = stat()
    guard lstat(file.cString, &status) == 0 else { throw .last }
    self.status = status
  }

  /// Reads the metadata of an open file.
  init(of descriptor: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    self.status = status
  }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isSymbolicLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  /// The size in bytes.
  var size: Int { Int(status.st_size) }

  /// Whether there is more than one hard link to the file.
  var hasHardLinks: Bool { status.st_nlink > 1 }
}

extension FileStatus {
  /// Copies the owner, the group and the permissions to an open file.
  func copyOwnerAndPermissions(to descriptor: FileDescriptor) throws(SystemError) {
    #if !os(WASI)
    let own = try FileStatus(of: descriptor).status
    if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid) {
      guard fchown(descriptor.number, status.st_uid, status.st_gid) == 0 else { throw .last }
    }
    guard fchmod(descriptor.number, status.st_mode & 0o7777) == 0 else { throw .last }
    #endif
  }
}
#endif
