import WaterfallLayout
import WaterfallTestSupport
import XCTest

// MARK: - Ends, directions, sizes

extension AnchorTests {
  func testClampedAtTheStart() {
    let recorded = recorded()
    recorded.delegate.sections[0].configuration.header = WaterfallSupplementary(height: 40)
    let offset = offset(from: rect(0, 0, 100, 250), of: recorded) { recorded in
      recorded.delegate.sections[0].configuration.header = nil
      recorded.engine.reloadConfiguration(ofSection: 0)
    }
    XCTAssertEqual(offset, 0)
  }

  func testClampedAtTheEnd() {
    XCTAssertEqual(
      offset(from: rect(0, 750, 100, 250), [.deleteItem(path(9))], leaving: 9),
      650
    )
    XCTAssertEqual(
      offset(from: rect(0, 750, 100, 250), (2...6).map { .deleteItem(path($0)) }, leaving: 5),
      250
    )
  }

  func testAContentThatHasBecomeShorterThanWhatIsVisible() {
    let updates = [0, 1, 2, 4, 5, 6, 7, 8, 9].map { WaterfallUpdate.deleteItem(path($0)) }
    XCTAssertEqual(offset(updates, leaving: 1), 0)
  }

  func testTheMinimumContentLengthCounts() {
    let offset = offset(from: rect(0, 750, 100, 250), of: recorded()) { recorded in
      recorded.engine.container.minimumContentLength = 1_000
      recorded.delegate.sections = sections([9])
      recorded.update([.deleteItem(path(9))])
    }
    XCTAssertEqual(offset, 750)
  }

  /// Returns a container 100 points across, with the given directions.
  private func container(
    _ scrollDirection: WaterfallContainer.ScrollDirection,
    _ layoutDirection: WaterfallContainer.LayoutDirection
  ) -> WaterfallContainer {
    WaterfallContainer(
      size: CGSize(width: 100, height: 100),
      scrollDirection: scrollDirection,
      layoutDirection: layoutDirection
    )
  }

  /// Returns the offset after two items are inserted in front, in a container of any direction.
  private func offset(
    in container: WaterfallContainer,
    _ visible: CGRect,
    _ visibleSize: CGSize? = nil,
    inserting items: [Int] = [0, 1]
  ) -> CGPoint? {
    let recorded = recorded(in: container)
    let anchor = recorded.geometry.anchor(in: visible)
    XCTAssertEqual(anchor?.element, .item(path(3)))
    XCTAssertEqual(anchor?.distance, -30)
    recorded.delegate.sections = sections([10 + items.count])
    recorded.update(items.map { .insertItem(path($0)) })
    return anchor.flatMap {
      recorded.engine.contentOffset(keeping: $0, visibleSize: visibleSize)
    }
  }

  func testTheOtherCoordinateStays() {
    XCTAssertEqual(
      offset(in: container(.vertical, .leftToRight), rect(20, 330, 60, 250)),
      CGPoint(x: 20, y: 530)
    )
    XCTAssertEqual(
      offset(in: container(.vertical, .rightToLeft), rect(20, 330, 60, 250)),
      CGPoint(x: 20, y: 530)
    )
  }

  func testHorizontally() {
    XCTAssertEqual(
      offset(in: container(.horizontal, .leftToRight), rect(330, 7, 250, 80)),
      CGPoint(x: 530, y: 7)
    )
  }

  func testHorizontallyFromTheRight() {
    // The content is 1,000 points wide and then 1,200; its start is the right edge. What is visible
    // starts 330 points from there and then 530: at x 1,200 - 530 - 250.
    let visible = rect(420, 7, 250, 80)
    XCTAssertEqual(
      offset(in: container(.horizontal, .rightToLeft), visible),
      CGPoint(x: 420, y: 7)
    )
    XCTAssertEqual(
      offset(in: container(.horizontal, .rightToLeft), visible, inserting: [10]),
      CGPoint(x: 520, y: 7)
    )
  }

  func testAnotherVisibleSize() {
    let vertical = offset(
      in: container(.vertical, .leftToRight),
      rect(0, 330, 100, 250),
      CGSize(width: 100, height: 900)
    )
    XCTAssertEqual(vertical, CGPoint(x: 0, y: 300))
    let horizontal = offset(
      in: container(.horizontal, .rightToLeft),
      rect(420, 0, 250, 100),
      CGSize(width: 300, height: 100)
    )
    XCTAssertEqual(horizontal, CGPoint(x: 370, y: 0))
  }
}

// MARK: - How long an anchor lasts

extension AnchorTests {
  func testAnAnchorOfAnOlderGeometry() {
    let recorded = recorded()
    let kept = recorded.geometry
    recorded.delegate.sections = sections([12])
    recorded.update([.insertItem(path(0)), .insertItem(path(1))])
    let anchor = kept.anchor(in: visible)
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 530)
  }

  func testItLastsForSixtyFourBatches() {
    let recorded = recorded()
    let anchor = recorded.geometry.anchor(in: visible)
    for count in 11...75 {
      if count == 75 {
        XCTAssertEqual(
          anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y,
          CGFloat(330 + 6_400)
        )
      }
      recorded.delegate.sections = sections([count])
      recorded.update([.insertItem(path(0))])
    }
    XCTAssertNil(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) })
    let fresh = recorded.geometry.anchor(in: visible)
    XCTAssertEqual(fresh.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 330)
  }

  func testAReloadKeepsThePath() {
    XCTAssertEqual(offset(of: recorded()) { $0.engine.reloadData() }, 330)
    let offset = offset(of: recorded()) { recorded in
      recorded.delegate.sections[0].items[0].height = 160
      recorded.engine.reloadData()
    }
    XCTAssertEqual(offset, 390)
  }

  func testItHoldsAfterItsOwnGeometryIsRestored() throws {
    let recorded = recorded()
    let saved = recorded.geometry
    let anchor = saved.anchor(in: visible)
    let next = self.recorded()
    try next.engine.restore(saved)
    XCTAssertEqual(anchor.flatMap { next.engine.contentOffset(keeping: $0) }?.y, 330)
  }

  func testAnotherRestoredLayoutEndsIt() throws {
    let recorded = recorded()
    let anchor = recorded.geometry.anchor(in: visible)
    try recorded.engine.restore(self.recorded().geometry)
    XCTAssertNil(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) })
    let fresh = recorded.geometry.anchor(in: visible)
    XCTAssertEqual(fresh.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 330)
  }
}
