#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension UICollectionViewLayoutAttributes {
  /// Makes the attributes of an element that has no frame yet.
  static func make(for element: WaterfallElement) -> UICollectionViewLayoutAttributes {
    let indexPath = IndexPath(
      item: element.itemPath?.item ?? 0,
      section: element.section
    )
    switch element {
    case .item:
      return UICollectionViewLayoutAttributes(forCellWith: indexPath)
    case .header:
      let kind = UICollectionView.elementKindSectionHeader
      return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    case .footer:
      let kind = UICollectionView.elementKindSectionFooter
      return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    case .background:
      let kind = WaterfallCollectionViewLayout.backgroundKind
      return UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
    }
  }

  /// Makes UIKit's attributes from the engine's, under the name that the element has before or
  /// after a change where that is another one.
  static func make(
    from attributes: WaterfallAttributes,
    as element: WaterfallElement? = nil
  ) -> UICollectionViewLayoutAttributes {
    let made = make(for: element ?? attributes.element)
    made.frame = attributes.frame
    made.zIndex = attributes.zIndex
    return made
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
