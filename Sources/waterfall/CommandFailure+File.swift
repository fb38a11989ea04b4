import Foundation

extension CommandFailure {
  /// Returns the failure of reading or writing a file, with the system's reason.
  static func file(_ name: String, _ what: String, _ error: any Error) -> CommandFailure {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let reason = (cause as NSError?)?.localizedFailureReason ?? error.localizedDescription
    return .input("\(name): \(what): \(reason)")
  }
}
