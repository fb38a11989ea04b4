#if canImport(Foundation)
import Foundation

extension WaterfallUpdateError: LocalizedError {
  /// What doesn't fit, with the numbers.
  public var errorDescription: String? { description }
}
#endif
