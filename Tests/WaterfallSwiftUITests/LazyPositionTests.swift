import WaterfallLayout
import WaterfallSwiftUI
import XCTest

/// What the user sees stays where it is on screen.
final class LazyPositionTests: XCTestCase {
  func testItemsThatComeAbove() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    XCTAssertEqual(feed.distance(toItem: 10), -30)
    feed.sections[0].insert(contentsOf: [LazyFeed.Item].items(100..<107), at: 2)
    feed.update()
    XCTAssertEqual(feed.distance(toItem: 10), -30)
    XCTAssertEqual(feed.visibleRect.minY, 1_730)
  }

  func testItemsThatGoAbove() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    feed.sections[0].removeSubrange(1..<6)
    feed.update()
    XCTAssertEqual(feed.distance(toItem: 10), -30)
  }

  func testTheNextVisibleItemIsKeptWhereTheFirstGoes() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    feed.sections[0].removeSubrange(3..<12)
    feed.update()
    XCTAssertEqual(feed.distance(toItem: 12), 170)
  }

  func testTheFirstOfThoseThatAreLeftIsKept() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    feed.sections[0].removeSubrange(10..<12)
    feed.sections[0].insert(LazyFeed.Item(id: 200), at: 11)
    feed.update()
    XCTAssertEqual(feed.distance(toItem: 12), 170)
    XCTAssertEqual(feed.distance(toItem: 13), 370)
  }

  func testAnItemThatIsHardlyVisibleIsNotKept() {
    let feed = LazyFeed([.items(0..<100, height: 180)], estimate: 100)
    feed.scroll(to: 999.7)
    feed.measure()
    XCTAssertEqual(feed.distance(toItem: 10) ?? 0, 0.3, accuracy: 1e-9)
  }

  func testNothingIsKeptWhereAllGo() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    feed.sections[0] = .items(200..<300)
    feed.update()
    XCTAssertEqual(feed.visibleRect.minY, 1_030)
  }

  func testAtTheTopNewItemsAppear() {
    let feed = LazyFeed([.items(0..<100)])
    feed.sections[0].insert(contentsOf: [LazyFeed.Item].items(100..<107), at: 0)
    feed.update()
    XCTAssertEqual(feed.visibleRect.minY, 0)
  }

  func testAnItemMovesToAnotherSection() {
    let feed = LazyFeed([.items(0..<50), .items(50..<100)])
    feed.scroll(to: 1_030)
    let moved = feed.sections[0].remove(at: 10)
    feed.sections[1].insert(moved, at: 0)
    feed.update()
    XCTAssertEqual(feed.distance(toItem: 10), -30)
  }

  func testHeightsMeasuredAbove() {
    let feed = LazyFeed([.items(0..<100, height: 163)], estimate: 100)
    feed.scroll(to: 5_030)
    feed.measure()
    XCTAssertEqual(feed.distance(toItem: 50), -30)
  }

  func testScrollingUpThroughEstimatesMovesNothing() {
    let feed = LazyFeed([.items(0..<200, height: 163)], estimate: 40)
    feed.scroll(to: 6_000)
    feed.measure()
    for _ in 0..<300 where feed.visibleRect.minY > 50 {
      feed.scroll(to: feed.visibleRect.minY - 20)
      let seen = feed.sections[0].first { (feed.distance(toItem: $0.id) ?? -1) >= 0 }
      let distance = seen.flatMap { feed.distance(toItem: $0.id) }
      feed.measure()
      XCTAssertEqual(seen.flatMap { feed.distance(toItem: $0.id) }, distance)
    }
  }

  func testTurningThereAndBackDoesNotDrift() {
    let items = (0..<1_000).map { LazyFeed.Item(id: $0, height: CGFloat(60 + $0 * 37 % 90)) }
    let feed = LazyFeed(
      [items],
      configuration: WaterfallSection(columns: .adaptive(minimumWidth: 90))
    )
    feed.scroll(to: 12_345)
    let first = items.first { (feed.distance(toItem: $0.id) ?? -1) >= 0 }
    let before = first.flatMap { feed.distance(toItem: $0.id) }
    for _ in 0..<10 {
      feed.resize(to: CGSize(width: 700, height: 300))
      feed.resize(to: CGSize(width: 300, height: 400))
    }
    XCTAssertEqual(first.flatMap { feed.distance(toItem: $0.id) }, before)
    XCTAssertEqual(feed.visibleRect.minY, 12_345)
  }

  func testSeveralChangesBeforeTheScrollViewScrolls() {
    let feed = LazyFeed([.items(0..<100)])
    feed.scroll(to: 1_030)
    feed.layout.keepsPosition = true
    var sections = feed.sections
    func update() {
      let data = LazyData(sections: sections, items: { $0 })
      let shown = data.sections(
        configuration: { _ in WaterfallSection(columns: .count(1), itemSpacing: 0) },
        heights: .given { _, _ in 100 },
        placement: nil
      )
      feed.layout.update(shown, displayScale: 1)
    }
    sections[0].insert(contentsOf: [LazyFeed.Item].items(100..<102), at: 0)
    update()
    XCTAssertEqual(feed.layout.scrollDistance(), 200)
    sections[0].insert(contentsOf: [LazyFeed.Item].items(102..<105), at: 0)
    update()
    // Both together, since what is visible is still the same.
    XCTAssertEqual(feed.layout.scrollDistance(), 500)
    XCTAssertNil(feed.layout.scrollDistance())
  }

  func testNothingIsAskedWhereNobodyScrolls() {
    let feed = LazyFeed([.items(0..<100)])
    feed.layout.keepsPosition = false
    feed.scroll(to: 1_030)
    feed.sections[0].removeSubrange(1..<6)
    feed.update()
    XCTAssertEqual(feed.visibleRect.minY, 1_030)
  }
}

// MARK: - While the user scrolls

extension LazyPositionTests {
  /// A feed that was asked to scroll by 500, from 1,030.
  private func askedFeed() -> LazyLayout {
    let layout = LazyLayout()
    layout.keepsPosition = true
    update(layout, ids: 0..<100)
    _ = layout.show(VisibleArea(width: 300, visibleRect: rect(0)))
    _ = layout.show(VisibleArea(width: 300, visibleRect: rect(1_030)))
    update(layout, ids: -5..<100)
    XCTAssertEqual(layout.scrollDistance(), 500)
    return layout
  }

  private func rect(_ top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: 300, height: 400)
  }

  private func update(_ layout: LazyLayout, ids: Range<Int>) {
    let data = LazyData(sections: [[LazyFeed.Item].items(ids)], items: { $0 })
    let sections = data.sections(
      configuration: { _ in WaterfallSection(columns: .count(1), itemSpacing: 0) },
      heights: .given { _, _ in 100 },
      placement: nil
    )
    layout.update(sections, displayScale: 1)
  }

  func testHeldUntilTheUserScrolls() {
    let layout = askedFeed()
    _ = layout.show(VisibleArea(width: 300, visibleRect: rect(1_530)))
    update(layout, ids: -6..<100)
    XCTAssertEqual(layout.scrollDistance(), 100)
  }

  func testTheUserScrollsAsTheRequestIsMet() {
    let layout = askedFeed()
    // 12 of these 512 are the user's: item 10 is at -42 now, and stays there.
    _ = layout.show(VisibleArea(width: 300, visibleRect: rect(1_542)))
    update(layout, ids: -6..<100)
    XCTAssertEqual(layout.scrollDistance(), 100)
  }

  func testTheUserScrollsBeforeTheRequestIsMet() {
    let layout = askedFeed()
    _ = layout.show(VisibleArea(width: 300, visibleRect: rect(1_050)))
    update(layout, ids: -6..<100)
    // The 500 are still to come, and another 100.
    XCTAssertEqual(layout.scrollDistance(), 600)
  }

  func testARequestThatIsNeverMet() {
    let layout = askedFeed()
    for top: CGFloat in [1_031, 1_032, 1_033] {
      _ = layout.show(VisibleArea(width: 300, visibleRect: rect(top)))
    }
    update(layout, ids: -6..<100)
    // What was visible then is what counts.
    XCTAssertEqual(layout.scrollDistance(), 100)
  }
}
