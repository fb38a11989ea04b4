#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout
import XCTest

/// Runs the examples of the documentation, and the example app.
@available(iOS 14, tvOS 14, *)
@MainActor
final class DocumentationExamplesTests: XCTestCase {
  func testTheFeed() async {
    let controller = FeedViewController()
    controller.show(newPosts: Post.list(60, height: 80))
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.collectionView.visibleCells.count, 20)
    controller.collectionView.contentOffset.y = 300
    controller.collectionView.layoutIfNeeded()
    controller.growInsteadOfFading()
    UIView.performWithoutAnimation { controller.show(newPosts: Post.list(4, from: 100)) }
    controller.collectionView.layoutIfNeeded()
    // Two rows of 100 have come above.
    XCTAssertEqual(controller.collectionView.contentOffset.y, 520)
    XCTAssertEqual(complaints(of: controller.collectionView), [])
  }

  func testReordering() async {
    let controller = FeedViewController()
    controller.show(newPosts: Post.list(8, height: 80))
    controller.view.layoutIfNeeded()
    controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(1))
    controller.collectionView.cancelInteractiveMovement()
    controller.enableReordering()
    controller.collectionView.beginInteractiveMovementForItem(at: IndexPath(1))
    controller.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 5))
    controller.collectionView.endInteractiveMovement()
    controller.collectionView.layoutIfNeeded()
    XCTAssertEqual(controller.posts.snapshot().itemIdentifiers.first?.id, 1)
    XCTAssertEqual(complaints(of: controller.collectionView), [])
  }

  func testTheAlbum() async {
    let controller = AlbumViewController()
    controller.albums = [Album(photos: [Photo(size: CGSize(width: 3, height: 2))])]
    controller.registerViews()
    let layout = controller.makeCompositionalLayout()
    XCTAssert(layout is UICollectionViewCompositionalLayout)
    XCTAssert(makeLayout([]) is UICollectionViewCompositionalLayout)
    let feed = PhotosViewController()
    XCTAssert(makeView(feed: feed).delegate === feed)
  }

  func testThePhotoFeedPullsInAtTheTop() async {
    var next = 1000
    let controller = PhotoFeedViewController {
      next += 3
      return (next - 3..<next).map { FeedPhoto(id: $0, imageName: "", caption: "new") }
    }
    controller.view.layoutIfNeeded()
    controller.show(
      (0..<5).map { day in
        let photos = (0..<20).map {
          FeedPhoto(id: day * 20 + $0, imageName: "", caption: "photo \($0)")
        }
        return FeedDay(title: "Day \(day)", photos: photos)
      }
    )
    controller.feed.layoutIfNeeded()
    controller.pullIn()
    controller.feed.layoutIfNeeded()
    XCTAssertEqual(controller.feed.contentOffset.y, 0)
    XCTAssertEqual(controller.feed.numberOfItems(inSection: 0), 23)
    controller.feed.contentOffset.y = 500
    controller.feed.layoutIfNeeded()
    controller.pullIn()
    controller.feed.layoutIfNeeded()
    XCTAssertGreaterThan(controller.feed.contentOffset.y, 500)
    XCTAssertEqual(complaints(of: controller.feed), [])
  }
}
#endif
