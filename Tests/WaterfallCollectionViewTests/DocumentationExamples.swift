#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout

// The examples of README and of the documentation, word for word, and what they stand on.

@available(iOS 14, tvOS 14, *)
final class FeedViewController: UICollectionViewController {
  let cell = UICollectionView.CellRegistration<PostCell, Post> { $0.show($2) }
  lazy var posts = UICollectionViewDiffableDataSource<Int, Post>(collectionView: collectionView) {
    [cell] in $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
  }

  convenience init() {
    let layout = WaterfallCollectionViewLayout()
    layout.defaultSection = .init(columns: .adaptive(minimumWidth: 160), keepsColumns: true)
    layout.isSelfSizing = true
    self.init(collectionViewLayout: layout)
  }
}

extension PostCell {
  func show(_ post: Post) { self.post = post }
}

@available(iOS 14, tvOS 14, *)
extension FeedViewController {
  func show(newPosts: [Post]) {
    var snapshot = posts.snapshot()
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems(newPosts, beforeItem: first)
    } else {
      snapshot.appendSections([0])
      snapshot.appendItems(newPosts)
    }
    posts.apply(snapshot)
  }

  func growInsteadOfFading() {
    let layout = collectionViewLayout as? WaterfallCollectionViewLayout
    layout?.appearance = { $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
  }
}

@available(iOS 14, tvOS 14, *)
extension FeedViewController {
  func enableReordering() {
    posts.reorderingHandlers.canReorderItem = { _ in true }
  }
}

// MARK: - Heights

struct Photo {
  var size: CGSize
  var isPanorama = false
}

final class PhotosViewController: UIViewController {
  var photos: [Photo] = []
}

extension PhotosViewController: WaterfallCollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    photos[indexPath.item].size.height(scaledToWidth: width)
  }
}

final class CaptionCell: WaterfallCollectionViewCell {
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.numberOfLines = 0
    caption.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(caption)
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: contentView.topAnchor),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: - Sections

final class CardView: UICollectionReusableView {}

struct Album {
  var photos: [Photo]
}

final class AlbumViewController: UIViewController, WaterfallCollectionViewDelegate {
  let layout = WaterfallCollectionViewLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var albums: [Album] = []

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    albums[indexPath.section].photos[indexPath.item].size.height(scaledToWidth: width)
  }
}

extension AlbumViewController {
  func registerViews() {
    layout.register(
      CardView.self,
      forDecorationViewOfKind: WaterfallCollectionViewLayout.backgroundKind
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    configurationForSection section: Int
  ) -> WaterfallSection {
    WaterfallSection(
      columns: .adaptive(minimumWidth: 160),
      contentInsets: WaterfallInsets(all: 12),
      header: WaterfallSupplementary(height: 44, isPinned: true),
      background: WaterfallBackground(insets: WaterfallInsets(all: 4))
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    placementForItemAt indexPath: IndexPath
  ) -> WaterfallItemPlacement {
    albums[indexPath.section].photos[indexPath.item].isPanorama ? .allColumns : .automatic
  }
}

extension AlbumViewController {
  func drag(_ gesture: UILongPressGestureRecognizer) {
    let point = gesture.location(in: collectionView)
    switch gesture.state {
    case .began:
      if let path = collectionView.indexPathForItem(at: point) {
        collectionView.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
}

extension AlbumViewController {
  func showFooter(ofSection section: Int) {
    if let offset = layout.contentOffset(showing: .footer(section: section), at: .end) {
      collectionView.setContentOffset(offset, animated: true)
    }
  }
}

// MARK: - In place of another layout

final class GalleryController: UICollectionViewController {
  var photos: [CGSize] = []

  init() {
    let layout = WaterfallCollectionViewLayout()
    layout.defaultSection = WaterfallSection(
      columns: .count(3),
      columnSpacing: 8,
      itemSpacing: 8,
      header: WaterfallSupplementary(height: 44)
    )
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }
}

extension GalleryController: WaterfallCollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallCollectionViewLayout,
    heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    photos[indexPath.item].height(scaledToWidth: width)
  }
}

// MARK: - In comments

@MainActor
func makeView(feed: PhotosViewController) -> UICollectionView {
  let layout = WaterfallCollectionViewLayout()
  layout.defaultSection.columns = .adaptive(minimumWidth: 160)
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.delegate = feed  // a WaterfallCollectionViewDelegate
  return view
}

@MainActor
func makeLayout(_ feed: [[Photo]]) -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { section, environment in
    .waterfall(itemCount: feed[section].count, environment: environment) { item, width in
      feed[section][item].size.height(scaledToWidth: width)
    }
  }
}

// MARK: - A section of a compositional layout

extension AlbumViewController {
  func makeCompositionalLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [albums] section, environment in
      let photos = albums[section].photos
      return .waterfall(itemCount: photos.count, environment: environment) { item, width in
        photos[item].size.height(scaledToWidth: width)
      }
    }
  }
}
#endif
