#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#elseif canImport(WASILibc)
import WASILibc
#endif

/// The standard error of the process.
enum StandardError {
  /// Prints a line; one that can't be written is dropped, and nothing is printed on systems that
  /// have no standard error.
  static func print(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    #if canImport(ucrt)
    _ = _write(2, bytes, UInt32(bytes.count))
    #elseif canImport(WASILibc)
    _ = write(2, bytes, bytes.count)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    if hasReader { _ = write(STDERR_FILENO, bytes, bytes.count) }
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Whether somebody may read what is written: writing to a pipe without a reader would end the
  /// process.
  private static var hasReader: Bool {
    var descriptor = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    let isReady = poll(&descriptor, 1, 0) == 1
    return isReady && descriptor.revents & Int16(POLLERR | POLLNVAL | POLLHUP) == 0
  }
  #endif
}
