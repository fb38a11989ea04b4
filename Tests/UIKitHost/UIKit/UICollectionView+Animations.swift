// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Where the elements of an animation come from and where they go to.
@MainActor
public struct UpdateAnimations {
  var appearing: [UICollectionView.Element: UICollectionViewLayoutAttributes] = [:]
  var disappearing: [UICollectionView.Element: UICollectionViewLayoutAttributes] = [:]

  /// Returns where an item came from, by its path after the updates.
  public func initialAttributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    appearing[UICollectionView.Element(category: .cell, kind: nil, indexPath: path)]
  }

  /// Returns where an item went to, by its path before the updates.
  public func finalAttributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    disappearing[UICollectionView.Element(category: .cell, kind: nil, indexPath: path)]
  }
}

extension UICollectionView {
  func initialAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
    let (layout, path, kind) = (collectionViewLayout, element.indexPath, element.kind ?? "")
    return switch element.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func finalAttributes(of element: Element) -> UICollectionViewLayoutAttributes? {
    let (layout, path, kind) = (collectionViewLayout, element.indexPath, element.kind ?? "")
    return switch element.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// What the base class of layouts says of something that appears.
  func fadedAttributes(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let faded = attributes?.copy() as? UICollectionViewLayoutAttributes
    faded?.alpha = 0
    return faded
  }

  /// What the base class of layouts says of a cell that goes away.
  func fadedAttributes(ofCellAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellForItem(at: path) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = cell.frame
    attributes.alpha = 0
    return attributes
  }
}
