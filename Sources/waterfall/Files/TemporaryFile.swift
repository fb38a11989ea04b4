#if !os(Windows)
import Foundation

/// A new file beside another one, which it replaces when it is complete.
///
/// It is removed if a signal ends the process before.
struct TemporaryFile {
  private let name: SystemString
  private let descriptor: FileDescriptor

  /// Creates an empty file, with the owner and the permissions of the other one if there is one.
  init(beside file: SystemString, like status: FileStatus? = nil) throws(SystemError) {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    name = file.sibling(SystemString(".waterfall-\(suffix)"))
    // Set before there is the file, so that it is never left behind.
    UnfinishedFile.set(name)
    do throws(SystemError) {
      descriptor = try FileDescriptor(opening: name, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      UnfinishedFile.clear()
      throw error
    }
    do throws(SystemError) {
      try status?.copyOwnerAndPermissions(to: descriptor)
    } catch {
      discard()
      throw error
    }
  }

  /// Writes and closes the file, and removes it if that fails.
  func fill(_ write: (FileDescriptor) throws(SystemError) -> Void) throws(SystemError) {
    do throws(SystemError) {
      try write(descriptor)
      try descriptor.finish()
    } catch {
      discard()
      throw error
    }
  }

  /// Replaces another file by this one, and removes this one if that fails.
  func rename(to file: SystemString) throws(SystemError) {
    guard Foundation.rename(name.cString, file.cString) == 0 else {
      let error = SystemError.last
      remove()
      throw error
    }
    UnfinishedFile.clear()
  }

  private func discard() {
    try? descriptor.finish()
    remove()
  }

  private func remove() {
    unlink(name.cString)
    UnfinishedFile.clear()
  }
}
#endif
