#if canImport(Foundation)
import Foundation

extension WaterfallUpdateError: LocalizedError {
  /// The reason, with the indices and counts.
  ///
  /// - Complexity: O(1)
  public var errorDescription: String? { description }
}
#endif
