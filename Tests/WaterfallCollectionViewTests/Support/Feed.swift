#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout

/// Something that a feed shows.
struct Post: Hashable {
  var id: Int
  /// What the delegate says.
  var height: CGFloat
  /// What the cell says when it measures itself.
  var measuredHeight: CGFloat
  var placement = WaterfallItemPlacement.automatic

  init(_ id: Int, height: CGFloat, measured: CGFloat? = nil) {
    self.id = id
    self.height = height
    measuredHeight = measured ?? height
  }
}

/// The data source and delegate of the tests.
@MainActor
final class Feed: NSObject, UICollectionViewDataSource, WaterfallCollectionViewDelegate {
  var posts: [[Post]]
  var section: (Int) -> WaterfallSection = { _ in WaterfallSection() }
  /// The heights that headers and footers measure.
  var extraHeight: CGFloat?
  /// Whether cells, headers and footers measure their widths.
  var measuresWidths = false
  /// What was asked, in order.
  var askedHeights: [IndexPath] = []

  init(_ posts: [[Post]]) {
    self.posts = posts
  }

  func post(at path: IndexPath) -> Post { posts[path.section][path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { posts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    posts[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.post = post(at: indexPath)
    (cell as? PostCell)?.measuresWidth = measuresWidths
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "extra",
      for: indexPath
    )
    (view as? ExtraView)?.height = extraHeight
    (view as? ExtraView)?.measuresWidth = measuresWidths
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let post = posts[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    posts[destinationIndexPath.section].insert(post, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    askedHeights.append(indexPath)
    return post(at: indexPath).height
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    configurationForSection section: Int
  ) -> WaterfallSection {
    self.section(section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    placementForItemAt indexPath: IndexPath
  ) -> WaterfallItemPlacement {
    post(at: indexPath).placement
  }
}

/// A cell that is as tall as its post measures.
@MainActor
final class PostCell: UICollectionViewCell {
  var post: Post?
  var measuresWidth = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.measure(post?.measuredHeight, isWidth: measuresWidth)
    return layoutAttributes
  }
}

/// A header or footer that is as tall as it is told.
@MainActor
final class ExtraView: UICollectionReusableView {
  var height: CGFloat?
  var measuresWidth = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.measure(height, isWidth: measuresWidth)
    return layoutAttributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes the length that a view has measured, if it has.
  fileprivate func measure(_ length: CGFloat?, isWidth: Bool) {
    guard let length else { return }
    if isWidth { size.width = length } else { size.height = length }
  }
}
#endif
