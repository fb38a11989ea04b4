import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// The attributes of all elements, those outside the content included: by section; background,
  /// header, items by index, footer.
  package var allAttributes: [WaterfallAttributes] {
    let length = CGFloat.greatestFiniteMagnitude
    return attributesForElements(
      in: CGRect(x: -length / 2, y: -length / 2, width: length, height: length)
    )
  }
}
