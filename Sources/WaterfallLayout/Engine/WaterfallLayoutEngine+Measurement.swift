#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Reports the measured height of an item, a header or a footer.
  ///
  /// The height from the delegate or the configuration is an estimate, and a measured one replaces
  /// it. An item keeps its measured height until it is reloaded or its width changes, also when it
  /// moves. A header or footer keeps it until the section or its configuration is reloaded, or its
  /// own width changes. Reports between two readings of the geometry cost one placement from the
  /// first reported item on.
  ///
  /// - Parameters:
  ///   - height: The height, in points, 0 to 1e9. NaN, infinity and negative values count as 0 and
  ///     are reported, greater ones count as 1e9.
  ///   - element: An item, or a header or footer that the section's configuration has. Anything
  ///     else is ignored and reported.
  /// - Returns: The effect of the report. With a display scale a height that is rounded up to the
  ///   same pixel as the present one changes nothing; without a display scale, one that differs by
  ///   no more than 1/1024 point.
  /// - Complexity: O(1), and a placement from the first reported item on when the geometry is read:
  ///   O(n − i + S) for item i of n, among S sections; where columns are kept, O(k + S) for the k
  ///   items below it in its columns; O(S) for a header or footer
  @discardableResult
  public func setMeasuredHeight(
    _ height: CGFloat,
    of element: WaterfallElement
  ) -> WaterfallMeasurementResult {
    if isAsking {
      commands.measure(height, of: element)
      return .deferred
    }
    if commands.needsDelegate { settle() }
    let result = state.measure(height, of: element, log: &outbox.log)
    reportDiagnostics()
    return result
  }
}
