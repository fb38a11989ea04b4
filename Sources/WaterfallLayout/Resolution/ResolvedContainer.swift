#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A container with its values checked, rounded to pixels and in logical coordinates.
///
/// It never changes, and geometries share it: its values are too many to be copied with each of
/// them (`append` in the benchmark).
final class ResolvedContainer: Sendable {
  /// The container as it was given.
  let given: WaterfallContainer
  /// The container with every value in its range.
  let limited: WaterfallContainer
  /// The pixels that lengths are rounded to.
  let pixels: PixelGrid
  /// The extent across the scroll axis, in points, before it is rounded.
  let exactCrossExtent: Double
  /// The extent across the scroll axis, in points, rounded down to a whole pixel.
  let crossExtent: Double
  /// The least extent of the content along the scroll axis, in points.
  let minimumContentLength: Double
  /// The conversion between logical coordinates and those of a content without length.
  let mapping: AxisMapping

  /// Resolves a container.
  init(_ container: WaterfallContainer, log: inout DiagnosticLog) {
    given = container
    limited = container.limited(log: &log)
    pixels = PixelGrid(scale: limited.displayScale.map { Double($0) })
    exactCrossExtent = AxisMapping.crossExtent(of: limited)
    crossExtent = pixels.roundedDown(exactCrossExtent)
    minimumContentLength = Double(limited.minimumContentLength)
    mapping = AxisMapping(limited, crossExtent: crossExtent)
  }
}

extension ResolvedContainer: Equatable {
  /// Returns whether two containers make the same layouts.
  static func == (first: ResolvedContainer, second: ResolvedContainer) -> Bool {
    first === second || first.limited == second.limited
  }
}
