#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallCollectionView
import WaterfallLayout
import XCTest

/// What is asked again, and what isn't.
@MainActor
final class InvalidationTests: XCTestCase {
  func testAPlainInvalidationAsksHeightsAgain() async {
    let screen = Screen([Post.list(4)])
    XCTAssertEqual(screen.feed.askedHeights.count, 4)
    screen.feed.posts[0][0].height = 150
    screen.feed.askedHeights = []
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.feed.askedHeights.count, 4)
    XCTAssertEqual(screen.frame(ofPost: 0)?.height, 150)
    XCTAssertEqual(screen.complaints, [])
  }

  func testAPlainInvalidationAsksConfigurationsAgain() async {
    let screen = Screen([Post.list(4)])
    screen.feed.section = { _ in WaterfallSection(columns: .count(1)) }
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.frame(ofPost: 3), CGRect(x: 0, y: 330, width: 210, height: 100))
    XCTAssertEqual(screen.complaints, [])
  }

  func testScrollingAsksNothing() async {
    let screen = Screen([Post.list(40)])
    screen.feed.askedHeights = []
    for y in stride(from: CGFloat(10), to: 1500, by: 170) { screen.scroll(to: y) }
    XCTAssertEqual(screen.feed.askedHeights, [])
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnotherHeightOfTheViewAsksNothing() async {
    let screen = Screen([Post.list(40)])
    screen.feed.askedHeights = []
    screen.resize(to: CGSize(width: 210, height: 300))
    XCTAssertEqual(screen.feed.askedHeights, [])
    XCTAssertEqual(screen.complaints, [])
  }

  func testAnotherWidthAsksHeightsAgain() async {
    let screen = Screen([Post.list(4)])
    screen.feed.askedHeights = []
    screen.resize(to: CGSize(width: 310, height: 400))
    XCTAssertEqual(screen.feed.askedHeights.count, 4)
    XCTAssertEqual(screen.frame(ofPost: 1), CGRect(x: 160, y: 0, width: 150, height: 100))
    XCTAssertEqual(screen.complaints, [])
  }

  func testAReloadAsksEverything() async {
    let screen = Screen([Post.list(4)])
    screen.feed.posts = [Post.list(3, height: 50), Post.list(1)]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.layout.geometry.numberOfSections, 2)
    XCTAssertEqual(screen.frame(ofPost: 2), CGRect(x: 0, y: 60, width: 100, height: 50))
    XCTAssertEqual(screen.complaints, [])
  }

  func testAContextAsksAgainUnlessItIsToldNotTo() async {
    let screen = Screen([Post.list(4)])
    screen.feed.askedHeights = []
    let context = WaterfallLayoutInvalidationContext()
    XCTAssert(context.invalidatesHeights)
    context.invalidatesHeights = false
    screen.layout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.feed.askedHeights, [])
    XCTAssertEqual(screen.complaints, [])
  }

  // MARK: - Pinned headers

  private func pinned() -> Screen {
    Screen([Post.list(20), Post.list(20, from: 20), Post.list(20, from: 40)]) { screen in
      screen.feed.section = { _ in
        WaterfallSection(header: WaterfallSupplementary(height: 30, isPinned: true))
      }
    }
  }

  private func headerPosition(_ section: Int, _ screen: Screen) -> CGFloat? {
    screen.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    ).map { $0.frame.minY - screen.view.bounds.minY }
  }

  func testPinnedHeadersStayInSight() async {
    let screen = pinned()
    for y in stride(from: CGFloat(0), through: 1000, by: 60) {
      screen.scroll(to: y)
      XCTAssertEqual(headerPosition(0, screen), 0)
    }
    // A section is 1120 long: the next header pushes the first one away.
    screen.scroll(to: 1100)
    XCTAssertEqual(headerPosition(0, screen), -10)
    XCTAssertEqual(headerPosition(1, screen), 20)
    XCTAssertEqual(screen.complaints, [])
  }

  func testPinnedHeadersAfterFarJumps() async {
    let screen = pinned()
    for y in [2400, 900, 2000, 0, 1300, 3000, 10, 1119, 1500] as [CGFloat] { screen.scroll(to: y) }
    XCTAssertEqual(headerPosition(1, screen), 0)
    XCTAssertEqual(screen.complaints, [])
  }

  func testPinnedHeadersOfSectionsThatLeaveAtOnce() async {
    let screen = pinned()
    screen.scroll(to: 1000)
    // Section 0 ends at 1120: it is out of sight, but UIKit still asks for what is there.
    screen.scroll(to: 1150)
    XCTAssertEqual(screen.complaints, [])
  }

  func testOnlyPinnedElementsBecomeInvalidWhileScrolling() async {
    let screen = pinned()
    let bounds = CGRect(x: 0, y: 50, width: 210, height: 400)
    XCTAssert(screen.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = screen.layout.invalidationContext(forBoundsChange: bounds)
    XCTAssertEqual((context as? WaterfallLayoutInvalidationContext)?.invalidatesHeights, false)
    XCTAssertNil(context.invalidatedItemIndexPaths)
    XCTAssertEqual(
      context.invalidatedSupplementaryIndexPaths,
      [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]]
    )
    let plain = Screen([Post.list(20)])
    XCTAssertFalse(plain.layout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  func testPinnedFootersStayInSight() async {
    let screen = Screen([Post.list(20)]) { screen in
      screen.feed.section = { _ in
        WaterfallSection(footer: WaterfallSupplementary(height: 30, isPinned: true))
      }
    }
    screen.scroll(to: 100)
    let footer = screen.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(0)
    )
    XCTAssertEqual(footer?.frame.maxY, 500)
    XCTAssertEqual(screen.complaints, [])
  }

  func testPinnedHeadersKeepBelowBars() async {
    let screen = pinned()
    screen.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    screen.scroll(to: 300)
    XCTAssertEqual(headerPosition(0, screen), 50)
    XCTAssertEqual(screen.complaints, [])
  }
}
#endif
