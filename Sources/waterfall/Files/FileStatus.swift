#if !os(Windows)
import Foundation

/// What the system knows of a file.
struct FileStatus {
  private let status: stat

  /// Looks at what a name stands for, symbolic links followed.
  init(of file: SystemString) throws(SystemError) {
    var status = stat()
    guard stat(file.cString, &status) == 0 else { throw .last }
    self.status = status
  }

  /// Looks at what has a name, be it a symbolic link.
  init(ofLink file: SystemString) throws(SystemError) {
    var status = stat()
    guard lstat(file.cString, &status) == 0 else { throw .last }
    self.status = status
  }

  /// Looks at an open file.
  init(of descriptor: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw .last }
    self.status = status
  }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isSymbolicLink: Bool { status.st_mode & S_IFMT == S_IFLNK }

  /// The length in bytes.
  var size: Int { Int(status.st_size) }

  /// Whether the file has further names.
  var hasHardLinks: Bool { status.st_nlink > 1 }
}

extension FileStatus {
  /// Gives an open file the owner, the group and the permissions of this one.
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
