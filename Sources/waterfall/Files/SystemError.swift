import Foundation

/// Why the system couldn't do something with a file.
struct SystemError: Error, Equatable {
  /// The system's number of the error.
  let code: Int32
  /// The system's words for the error.
  let reason: String

  init(code: Int32) {
    self.code = code
    reason = String(cString: strerror(code))
  }

  /// The error of the system call that has just failed.
  static var last: SystemError { SystemError(code: errno) }
}

#if os(Windows)
extension SystemError {
  /// Makes an error of one that Foundation has thrown.
  init(_ error: any Error) {
    code = errno
    reason = error.localizedDescription
  }
}
#endif
