#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// Tells a waterfall layout how tall items are and how sections are laid out.
///
/// Let the collection view's own delegate adopt it, as with `UICollectionViewDelegateFlowLayout`.
/// The layout asks each height once, and again only when the item is reloaded, when its width
/// changes, and after `invalidateLayout()`; while the user scrolls it asks nothing.
@MainActor
public protocol WaterfallCollectionViewDelegate: UICollectionViewDelegate {
  /// Returns the height of an item of a width, in points, 0 to 1e9.
  ///
  /// In a layout whose items size themselves it is the estimate. In a horizontal layout, read width
  /// for height and height for width. NaN, infinity and negative values count as 0, greater ones as
  /// 1e9; both are reported to the layout's diagnostic handler.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat

  /// Returns the configuration of a section: its columns, spacings, insets, header, footer and
  /// background.
  ///
  /// The default is the layout's `defaultSection`.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    configurationForSection section: Int
  ) -> WaterfallSection

  /// Returns how many columns an item covers, and which.
  ///
  /// It is asked before the item's height. The default is one column that the layout chooses.
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    placementForItemAt indexPath: IndexPath
  ) -> WaterfallItemPlacement
}

extension WaterfallCollectionViewDelegate {
  /// Returns the layout's `defaultSection`.
  ///
  /// - Complexity: O(1)
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    configurationForSection section: Int
  ) -> WaterfallSection {
    layout.defaultSection
  }

  /// Returns a single column that the layout chooses.
  ///
  /// - Complexity: O(1)
  public func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    placementForItemAt indexPath: IndexPath
  ) -> WaterfallItemPlacement {
    .automatic
  }
}
#endif
