#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallContainer {
  /// Returns the container with every value in its range.
  func limited(log: inout DiagnosticLog) -> WaterfallContainer {
    var limited = self
    limited.size = CGSize(
      width: CGFloat(log.length(size.width, .containerWidth)),
      height: CGFloat(log.length(size.height, .containerHeight))
    )
    limited.minimumContentLength = CGFloat(log.length(minimumContentLength, .minimumContentLength))
    limited.displayScale = log.displayScale(displayScale).map { CGFloat($0) }
    return limited
  }

  /// Returns whether two containers make the same layouts, whatever bad values they have.
  func isEquivalent(to other: WaterfallContainer) -> Bool {
    self == other || DiagnosticLog.discarding { limited(log: &$0) == other.limited(log: &$0) }
  }
}
