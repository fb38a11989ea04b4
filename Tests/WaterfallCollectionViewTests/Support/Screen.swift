#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Returns what UIKit complains of; on Apple's systems it raises exceptions and logs instead.
@MainActor
func complaints(of view: UICollectionView) -> [String] {
  #if canImport(ObjectiveC)
  []
  #else
  view.contract.violations.map { $0.description }
  #endif
}

/// A collection view in a window, with a waterfall and a feed.
@MainActor
final class Screen {
  let layout: WaterfallCollectionViewLayout
  let feed: Feed
  let view: UICollectionView
  private let window: UIWindow

  /// Makes a screen and shows it.
  ///
  /// - Parameters:
  ///   - posts: The feed.
  ///   - size: The size of the view.
  ///   - layout: The layout.
  ///   - prepare: What is set before the first pass.
  init(
    _ posts: [[Post]],
    size: CGSize = CGSize(width: 210, height: 400),
    layout: WaterfallCollectionViewLayout = WaterfallCollectionViewLayout(),
    _ prepare: (Screen) -> Void = { _ in }
  ) {
    self.layout = layout
    feed = Feed(posts)
    let frame = CGRect(origin: .zero, size: size)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.register(PostCell.self, forCellWithReuseIdentifier: "post")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ExtraView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "extra"
      )
    }
    layout.register(
      UICollectionReusableView.self,
      forDecorationViewOfKind: WaterfallCollectionViewLayout.backgroundKind
    )
    view.dataSource = feed
    view.delegate = feed
    prepare(self)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  /// What the user sees, in content coordinates.
  var visibleRect: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  var complaints: [String] { WaterfallCollectionViewTests.complaints(of: view) }

  /// Whether the view's numbers of items follow a dragged item; UIKit's own way isn't documented.
  var adjustsCountsDuringMovement = false {
    didSet {
      #if !canImport(ObjectiveC)
      view.adjustsCountsDuringMovement = adjustsCountsDuringMovement
      #endif
    }
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func resize(to size: CGSize, animated: Bool = false) {
    let frame = CGRect(origin: .zero, size: size)
    if animated {
      UIView.animate(withDuration: 0.01) { [view] in
        view.frame = frame
        view.layoutIfNeeded()
      }
    } else {
      view.frame = frame
    }
    view.layoutIfNeeded()
  }

  /// Changes the feed and tells the view.
  func update(animated: Bool = false, _ change: @escaping (Screen) -> Void) {
    let update = {
      self.view.performBatchUpdates { change(self) }
      self.view.layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: 0.01, animations: update)
    } else {
      UIView.performWithoutAnimation(update)
    }
  }

  /// Returns where on screen a post is, from the start of what is visible.
  func position(ofPost id: Int) -> CGPoint? {
    guard let frame = frame(ofPost: id) else { return nil }
    return CGPoint(x: frame.minX - visibleRect.minX, y: frame.minY - visibleRect.minY)
  }

  var visiblePosts: [Int] { view.indexPathsForVisibleItems.map { feed.post(at: $0).id } }

  /// The first post that is in sight by more than half a pixel, and where it is on screen.
  var firstVisiblePost: (id: Int, y: CGFloat)? {
    let halfAPixel = 0.5 / max(1, view.traitCollection.displayScale)
    let paths = view.indexPathsForVisibleItems.sorted()
    for path in paths {
      guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { continue }
      let common = frame.intersection(visibleRect)
      if (isHorizontal ? common.width : common.height) > halfAPixel {
        return (feed.post(at: path).id, frame.minY - visibleRect.minY)
      }
    }
    return nil
  }

  func frame(ofPost id: Int) -> CGRect? {
    path(ofPost: id).flatMap { layout.layoutAttributesForItem(at: $0)?.frame }
  }

  func path(ofPost id: Int) -> IndexPath? {
    for (section, posts) in feed.posts.enumerated() {
      if let item = posts.firstIndex(where: { $0.id == id }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

extension Post {
  /// Returns posts of heights, numbered from an identifier on.
  static func list(_ heights: [CGFloat], from id: Int = 0) -> [Post] {
    heights.enumerated().map { Post(id + $0.offset, height: $0.element) }
  }

  /// Returns posts of one height.
  static func list(_ count: Int, height: CGFloat = 100, from id: Int = 0) -> [Post] {
    list(Array(repeating: height, count: count), from: id)
  }
}

extension IndexPath {
  /// Makes the path of an item in the first section.
  init(_ item: Int) {
    self.init(item: item, section: 0)
  }
}
#endif
