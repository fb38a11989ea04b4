import Foundation

/// An error of a system call.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32
  /// The system's description of the error.
  let reason: String

  init(code: Int32) {
    self.code = code
    reason = String(cString: strerror(code))
  }

  /// The error of the last system call, which must have failed.
  static var last: SystemError { SystemError(code: errno) }
}

#if os(Windows)
extension SystemError {
  /// Makes a system error of an error that Foundation has thrown.
  init(_ error: any Error) {
    code = errno
    reason = error.localizedDescription
  }
}
#endif
