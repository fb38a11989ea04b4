#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A container in logical coordinates, safe.
struct ContainerMetrics: Hashable, Sendable {
  /// The extent across the scroll axis, in points.
  let crossExtent: Double
  /// The least extent of the content along the scroll axis, in points.
  let minimumContentLength: Double
  /// The pixels that lengths are rounded to.
  let pixels: PixelGrid
  /// The axis along which items pile up.
  let scrollDirection: WaterfallContainer.ScrollDirection

  /// Makes a container safe.
  init(_ container: WaterfallContainer, log: inout DiagnosticLog) {
    let width = log.length(container.size.width, .containerWidth)
    let height = log.length(container.size.height, .containerHeight)
    crossExtent = container.scrollDirection == .vertical ? width : height
    minimumContentLength = log.length(container.minimumContentLength, .minimumContentLength)
    pixels = PixelGrid(scale: log.displayScale(container.displayScale))
    scrollDirection = container.scrollDirection
  }
}
