#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// Items that the user drags.
@MainActor
final class MovementTests: XCTestCase {
  private func drag(_ path: IndexPath, to points: [CGPoint], _ screen: Screen) {
    XCTAssert(screen.view.beginInteractiveMovementForItem(at: path))
    for point in points { screen.view.updateInteractiveMovementTargetPosition(point) }
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
  }

  private func order(_ screen: Screen) -> [[Int]] {
    screen.feed.posts.map { $0.map { $0.id } }
  }

  func testWithinASection() async {
    let screen = Screen([Post.list([50, 80, 30, 60])])
    drag(IndexPath(3), to: [CGPoint(x: 50, y: 10)], screen)
    XCTAssertEqual(order(screen), [[3, 0, 1, 2]])
    XCTAssertEqual(screen.frame(ofPost: 3), CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertEqual(screen.complaints, [])
  }

  func testToTheEndOfASection() async {
    let screen = Screen([Post.list([50, 80, 30, 60])])
    drag(IndexPath(0), to: [CGPoint(x: 50, y: 350)], screen)
    XCTAssertEqual(order(screen), [[1, 2, 3, 0]])
    XCTAssertEqual(screen.complaints, [])
  }

  func testIntoAnEmptySection() async {
    for adjustsCounts in [false, true] {
      let screen = Screen([Post.list(2), [], Post.list(2, from: 10)]) { screen in
        screen.feed.section = { _ in
          WaterfallSection(header: WaterfallSupplementary(height: 40))
        }
      }
      screen.adjustsCountsDuringMovement = adjustsCounts
      // The header of the empty section is from 140 to 180.
      drag(IndexPath(0), to: [CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 160)], screen)
      XCTAssertEqual(order(screen), [[1], [0], [10, 11]])
      XCTAssertEqual(screen.complaints, [])
    }
  }

  func testADraggedItemKeepsItsSize() async {
    let screen = Screen([Post.list(2), Post.list(2, from: 10)]) { screen in
      screen.feed.section = { section in WaterfallSection(columns: .count(section + 1)) }
    }
    let size = screen.frame(ofPost: 0)?.size
    XCTAssertEqual(size, CGSize(width: 210, height: 100))
    let cell = screen.view.cellForItem(at: IndexPath(0))
    screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
    let point = CGPoint(x: 50, y: 250)
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 240))
    screen.view.updateInteractiveMovementTargetPosition(point)
    let path = cell.flatMap { screen.view.indexPath(for: $0) }
    XCTAssertEqual(path?.section, 1)
    let hovering = screen.layout.layoutAttributesForInteractivelyMovingItem(
      at: path ?? IndexPath(0),
      withTargetPosition: point
    )
    XCTAssertEqual(hovering.size, size)
    XCTAssertEqual(hovering.center, point)
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 0)?.width, 100)
    XCTAssertEqual(screen.complaints, [])
  }

  func testOneDragAfterAnother() async {
    let screen = Screen([Post.list(3), Post.list(2, from: 10)]) { screen in
      screen.feed.section = { section in WaterfallSection(columns: .count(section + 1)) }
    }
    drag(IndexPath(2), to: [CGPoint(x: 50, y: 10)], screen)
    screen.view.beginInteractiveMovementForItem(at: IndexPath(1))
    let point = CGPoint(x: 50, y: 370)
    screen.view.updateInteractiveMovementTargetPosition(point)
    // It is as wide as in its own section.
    let hovering = screen.layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 0, section: 1),
      withTargetPosition: point
    )
    XCTAssertEqual(hovering.size.width, 210)
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(order(screen), [[2, 1], [0, 10, 11]])
    XCTAssertEqual(screen.complaints, [])
  }

  func testHeightsAreAskedAtThePathsOfTheDataSource() async {
    let screen = Screen([Post.list([10, 20, 30]), Post.list([40], from: 10)]) { screen in
      screen.feed.section = { section in WaterfallSection(columns: .count(section + 1)) }
    }
    screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 35))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 200))
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    let heights = (0..<2).map {
      screen.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
    XCTAssertEqual(heights, [20, 30])
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, 10)
    XCTAssertEqual(screen.complaints, [])
  }

  func testACancelledDragChangesNothing() async {
    let screen = Screen([Post.list(4), Post.list(2, from: 10)])
    let before = screen.layout.geometry
    screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 300))
    XCTAssertNotEqual(screen.layout.geometry.numberOfItems(inSection: 0), 4)
    screen.view.cancelInteractiveMovement()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(
      screen.layout.geometry.attributesForElements(in: .infinite),
      before.attributesForElements(in: .infinite)
    )
    XCTAssertEqual(screen.complaints, [])
  }

  func testAReloadDuringADragEndsIt() async {
    let screen = Screen([Post.list(4), Post.list(2, from: 10)])
    screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 300))
    screen.feed.posts = [Post.list(1), Post.list(1, from: 10)]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 0), 1)
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 1), 1)
    XCTAssertEqual(screen.complaints, [])
  }

  func testUpdatesDuringADragEndIt() async {
    let screen = Screen([Post.list(4)])
    screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
    screen.update { screen in
      screen.feed.posts[0].append(Post(9, height: 10))
      screen.view.insertItems(at: [IndexPath(4)])
    }
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 0), 5)
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.layout.geometry.numberOfItems(inSection: 0), 5)
    XCTAssertEqual(screen.complaints, [])
  }

  func testDraggingAsksNoHeights() async {
    let screen = Screen([Post.list(4), Post.list(2, from: 10)])
    screen.feed.askedHeights = []
    drag(IndexPath(0), to: [CGPoint(x: 160, y: 50), CGPoint(x: 50, y: 300)], screen)
    XCTAssertEqual(order(screen)[0], [1, 2, 3])
    XCTAssertEqual(screen.feed.askedHeights, [])
    XCTAssertEqual(screen.complaints, [])
  }

  func testTheContentStaysWhereItIsWhileAnItemIsDragged() async {
    for isSelfSizing in [false, true] {
      let screen = Screen([Post.list(40)]) { screen in
        screen.layout.isSelfSizing = isSelfSizing
        screen.feed.section = { _ in WaterfallSection(columns: .count(1)) }
      }
      screen.view.beginInteractiveMovementForItem(at: IndexPath(0))
      screen.scroll(to: 1000)
      // Everything that is visible goes up by 110, into the gap that the item leaves.
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1150))
      XCTAssertEqual(screen.view.contentOffset.y, 1000)
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      XCTAssertEqual(screen.view.contentOffset.y, 1000)
      screen.view.endInteractiveMovement()
      screen.view.layoutIfNeeded()
      XCTAssertEqual(screen.view.contentOffset.y, 1000)
      // What is seen then is held from then on.
      guard let first = screen.firstVisiblePost else { return XCTFail("nothing is visible") }
      screen.update { screen in
        screen.feed.posts[0].insert(Post(100, height: 100), at: 0)
        screen.view.insertItems(at: [IndexPath(0)])
      }
      XCTAssertEqual(screen.position(ofPost: first.id)?.y, first.y)
      XCTAssertEqual(screen.complaints, [])
    }
  }
}
#endif
