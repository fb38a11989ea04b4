#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension WaterfallCollectionViewLayout {
  /// Returns the attributes of an element: hidden ones for what a section doesn't have, since UIKit
  /// may ask for a view that has just gone, and raises an exception where it gets nothing.
  func attributes(of element: WaterfallElement) -> UICollectionViewLayoutAttributes? {
    guard !awaitsUpdates else { return nil }
    let geometry = shownGeometry
    if let attributes = geometry.attributes(of: element, pinnedTo: visibleRect) {
      return .make(from: attributes)
    }
    guard element.itemPath == nil, let section = geometry.frame(ofSection: element.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(for: element)
    attributes.frame = CGRect(origin: section.origin, size: .zero)
    attributes.isHidden = true
    return attributes
  }

  /// Returns the pinned headers and footers that may be asked for while certain bounds are shown.
  ///
  /// UIKit asks for elements around the bounds, less than their size away.
  func pinnedElements(near bounds: CGRect) -> [WaterfallElement] {
    shownGeometry.pinnedElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Leaves the heights that the layout knows as they are.
  func keepsHeights() {
    (self as? WaterfallLayoutInvalidationContext)?.invalidatesHeights = false
  }

  /// Marks headers and footers as invalid, and nothing else.
  func invalidate(_ elements: [WaterfallElement]) {
    for element in elements {
      let attributes = UICollectionViewLayoutAttributes.make(for: element)
      guard let kind = attributes.representedElementKind else { continue }
      invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}
#endif
