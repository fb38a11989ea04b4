import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// All elements, also those that stand outside the content: by section; background, header, items
  /// by index, footer.
  package var elements: [WaterfallAttributes] {
    let length = CGFloat.greatestFiniteMagnitude
    return attributesForElements(
      in: CGRect(x: -length / 2, y: -length / 2, width: length, height: length)
    )
  }
}
