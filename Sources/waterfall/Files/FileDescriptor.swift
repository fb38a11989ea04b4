#if !os(Windows)
import Foundation

/// An open file, pipe or device.
struct FileDescriptor: Equatable {
  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// The number by which the system knows the open file.
  let number: Int32

  init(number: Int32) { self.number = number }

  /// Opens a file by its name as given; a new one gets the permissions that the umask allows.
  init(opening file: SystemString, _ flags: Int32) throws(SystemError) {
    var number: Int32
    repeat {
      number = open(file.cString, flags, 0o666)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .last }
    self.number = number
  }

  /// Closes the file, and throws errors that the system has reported only now.
  func finish() throws(SystemError) {
    guard close(number) == 0 || errno == EINTR else { throw .last }
  }
}

// MARK: - Reading and writing

extension FileDescriptor {
  private static let chunkSize = 1 << 18

  /// Returns the bytes from the current position to the end.
  func readToEnd() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = read(number, &chunk, Self.chunkSize)
      guard count != 0 else { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes bytes at the current position.
  func writeAll(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(number, Array(rest), rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes bytes at an offset from the start of the file.
  func writeAll(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(SystemError) {
    guard lseek(number, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    try writeAll(bytes)
  }

  /// Cuts or extends the file to a size.
  func resize(to size: Int) throws(SystemError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .last }
  }
}

extension SystemString {
  /// The bytes as a C string.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
#endif
