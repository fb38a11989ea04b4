#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Cells that measure themselves while a batch of updates is going on.
@MainActor
final class MeasuringInBatchesTests: XCTestCase {
  /// Returns the post in the middle of what is visible.
  private func middlePost(_ screen: Screen) -> Int {
    let middle = CGPoint(x: 50, y: screen.visibleRect.midY)
    let path = screen.layout.geometry.closestItem(to: middle)
    return path.map { screen.feed.post(at: IndexPath($0)).id } ?? 0
  }

  func testCellsThatMeasureThemselvesInABatch() async {
    let posts = (0..<40).map { Post($0, height: 100, measured: 60 + CGFloat(($0 * 37) % 90)) }
    let screen = Screen([posts]) { $0.layout.isSelfSizing = true }
    screen.scroll(to: 700)
    let post = middlePost(screen)
    let before = screen.position(ofPost: post)
    screen.update { screen in
      let new = (0..<5).map { Post(1000 + $0, height: 100, measured: 70) }
      screen.feed.posts[0].insert(contentsOf: new, at: 0)
      screen.view.insertItems(at: (0..<5).map { IndexPath($0) })
    }
    XCTAssertEqual(screen.position(ofPost: post)?.y ?? 0, before?.y ?? 0, accuracy: 0.01)
    XCTAssertEqual(screen.complaints, [])
  }

  func testACellAboveTheAnchorThatMeasuresItselfInABatch() async {
    for animated in [false, true] { measureAboveTheAnchor(animated: animated) }
  }

  func testACellBesideTheAnchorThatMeasuresItselfInABatch() async {
    let layout = RecordingLayout()
    let posts = [Post.list(10), Post.list(20, from: 100)]
    let screen = Screen(posts, size: CGSize(width: 400, height: 210), layout: layout) { screen in
      screen.layout.scrollDirection = .horizontal
      screen.layout.isSelfSizing = true
      screen.feed.measuresWidths = true
      screen.feed.section = { _ in
        WaterfallSection(columns: .count(1), header: WaterfallSupplementary(height: 60))
      }
    }
    screen.offset = 1150
    XCTAssertEqual(screen.distance(ofPost: 100), 60)
    screen.update { screen in
      screen.feed.posts[1].insert(Post(200, height: 100, measured: 150), at: 0)
      screen.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
    XCTAssertEqual(screen.frame(ofPost: 200)?.width, 150)
    XCTAssertEqual(screen.distance(ofPost: 100), 60)
    XCTAssertEqual(screen.complaints, [])
  }

  private func measureAboveTheAnchor(animated: Bool) {
    let layout = RecordingLayout()
    let screen = Screen([Post.list(10), Post.list(20, from: 100)], layout: layout) { screen in
      screen.layout.isSelfSizing = true
      screen.feed.section = { _ in
        WaterfallSection(columns: .count(1), header: WaterfallSupplementary(height: 60))
      }
    }
    // Behind ten items and a header, the second header is at the top, its first item 60 below.
    screen.scroll(to: 1150)
    XCTAssertEqual(screen.position(ofPost: 100)?.y, 60)
    screen.feed.askedHeights = []
    screen.update(animated: animated) { screen in
      screen.feed.posts[1].insert(Post(200, height: 100, measured: 150), at: 0)
      screen.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
    XCTAssertEqual(screen.frame(ofPost: 200)?.height, 150)
    XCTAssertEqual(screen.position(ofPost: 100)?.y, 60)
    XCTAssertEqual(screen.feed.askedHeights, [IndexPath(item: 0, section: 1)])
    // The new post is in sight, but the other one is still held.
    screen.update(animated: animated) { screen in
      screen.feed.posts[1][0].measuredHeight = 170
      screen.view.reloadItems(at: [IndexPath(item: 0, section: 1)])
    }
    XCTAssertEqual(screen.position(ofPost: 100)?.y, 60)
    screen.update(animated: animated) { screen in
      screen.feed.posts[1].append(Post(300, height: 100))
      screen.view.insertItems(at: [IndexPath(item: 21, section: 1)])
    }
    XCTAssertEqual(screen.position(ofPost: 100)?.y, 60)
    // What is measured within a batch moves the offset when it is over, once.
    XCTAssertEqual(layout.offsets.first, 1260)
    XCTAssertEqual(layout.adjustments, [50, 70, 0])
    XCTAssertEqual(screen.complaints, [])
  }
}

/// A layout that notes where the content is at the end of a batch, and how far it scrolls then.
@MainActor
private final class RecordingLayout: WaterfallCollectionViewLayout {
  var offsets: [CGFloat] = []
  var adjustments: [CGFloat] = []

  override func finalizeCollectionViewUpdates() {
    let before = collectionView?.contentOffset.y ?? 0
    super.finalizeCollectionViewUpdates()
    offsets.append(before)
    adjustments.append((collectionView?.contentOffset.y ?? 0) - before)
  }
}
#endif
