#if canImport(Foundation)
import Foundation

extension WaterfallUpdateError: LocalizedError {
  /// What doesn't fit, with the numbers.
  ///
  /// - Complexity: O(1)
  public var errorDescription: String? { description }
}
#endif
