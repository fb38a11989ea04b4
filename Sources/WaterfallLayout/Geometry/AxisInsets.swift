#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Insets in logical coordinates, safe and in whole pixels.
struct AxisInsets: Hashable, Sendable {
  /// The distance before, along the scroll axis.
  var before: Double
  /// The distance after, along the scroll axis.
  var after: Double
  /// The distance on the leading side, across the scroll axis.
  var leading: Double
  /// The distance on the trailing side, across the scroll axis.
  var trailing: Double

  /// Makes insets safe and turns them the way the container scrolls.
  ///
  /// A horizontal layout with insets (top a, leading b, bottom c, trailing d) is the transpose of
  /// the vertical one with insets (top b, leading a, bottom d, trailing c).
  init(
    _ insets: WaterfallInsets,
    in container: ContainerMetrics,
    _ subject: WaterfallDiagnostic.Subject,
    section: Int?,
    log: inout DiagnosticLog
  ) {
    func safe(_ inset: CGFloat) -> Double {
      container.pixels.rounded(log.length(inset, subject, section: section))
    }
    let (top, leading) = (safe(insets.top), safe(insets.leading))
    let (bottom, trailing) = (safe(insets.bottom), safe(insets.trailing))
    switch container.scrollDirection {
    case .vertical:
      (before, after, self.leading, self.trailing) = (top, bottom, leading, trailing)
    case .horizontal:
      (before, after, self.leading, self.trailing) = (leading, trailing, top, bottom)
    }
  }

  /// Returns what is left of an extent across the scroll axis.
  func inset(_ crossExtent: Double) -> Extent {
    Extent(start: leading, length: max(0, crossExtent - leading - trailing))
  }
}
