#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension UICollectionViewLayoutAttributes {
  /// Makes UIKit's attributes of an element that has no frame yet.
  convenience init(_ element: WaterfallElement) {
    let indexPath = IndexPath(
      item: element.itemPath?.item ?? 0,
      section: element.section
    )
    switch element {
    case .item:
      self.init(forCellWith: indexPath)
    case .header:
      let kind = UICollectionView.elementKindSectionHeader
      self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    case .footer:
      let kind = UICollectionView.elementKindSectionFooter
      self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    case .background:
      let kind = WaterfallCollectionViewLayout.backgroundKind
      self.init(forDecorationViewOfKind: kind, with: indexPath)
    }
  }

  /// Makes UIKit's attributes from the engine's, under the name that the element has before or
  /// after a change where that is another one.
  convenience init(_ attributes: WaterfallAttributes, as element: WaterfallElement? = nil) {
    self.init(element ?? attributes.element)
    frame = attributes.frame
    zIndex = attributes.zIndex
  }

  /// The element that the attributes belong to, `nil` for one of another layout.
  var element: WaterfallElement? {
    representedElementKind.map { WaterfallElement(kind: $0, at: indexPath) }
      ?? ItemPath(indexPath).map { .item($0) }
  }
}

extension WaterfallElement {
  /// Makes the header, footer or background that UIKit names, `nil` for another kind and for an
  /// empty path.
  init?(kind: String, at indexPath: IndexPath) {
    guard let section = indexPath.first else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header(section: section)
    case UICollectionView.elementKindSectionFooter: self = .footer(section: section)
    case WaterfallCollectionViewLayout.backgroundKind: self = .background(section: section)
    default: return nil
    }
  }
}
#endif
