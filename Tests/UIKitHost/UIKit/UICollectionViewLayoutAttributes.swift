// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var indexPath = IndexPath()
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  public required override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.alpha, copy.zIndex) = (center, size, alpha, zIndex)
    (copy.isHidden, copy.transform) = (isHidden, transform)
    return copy
  }
}

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// What names an element among all elements of a collection view.
  struct Element: Hashable {
    var category: ElementCategory
    var kind: String?
    var indexPath: IndexPath
  }
}

extension UICollectionViewLayoutAttributes {
  var element: UICollectionView.Element {
    UICollectionView.Element(
      category: representedElementCategory,
      kind: representedElementKind,
      indexPath: indexPath
    )
  }

  /// Returns whether a view would look the same with both; frames a millionth apart do.
  func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
    func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
    return element == other.element && isNear(center.x, other.center.x)
      && isNear(center.y, other.center.y) && isNear(size.width, other.size.width)
      && isNear(size.height, other.size.height) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
  }
}
