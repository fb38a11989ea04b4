import UIKit

/// A list of rows 50 points high that can do one thing wrong.
@MainActor
class FaultyLayout: UICollectionViewLayout {
  /// What every element's attributes go through before they are returned.
  var alter: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { $0 }
  /// What the elements of a rect go through.
  var alterElements: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = {
    $0
  }
  var alterSize: (CGSize) -> CGSize = { $0 }
  var alterInitial: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = {
    $0
  }
  var alterFinal: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = {
    $0
  }
  var whenPrepared: () -> Void = {}
  var whenUpdated: () -> Void = {}
  var takesMeasuredSizes = false

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0)
    )
    attributes.frame = CGRect(x: 0, y: 50 * item, width: 100, height: 50)
    return attributes
  }

  override func prepare() { whenPrepared() }

  override var collectionViewContentSize: CGSize {
    alterSize(CGSize(width: 319, height: 50 * count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    alterElements((0..<count).compactMap { alter(row($0)) }.filter { $0.frame.intersects(rect) })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    alter(row(indexPath.item))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    alterInitial(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    alterFinal(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    whenUpdated()
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    takesMeasuredSizes
  }
}

/// A cell that wants to be taller whenever it is asked.
@MainActor
final class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height += 1
    return layoutAttributes
  }
}
