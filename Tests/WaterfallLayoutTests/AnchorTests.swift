import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// What the user sees stays where it is, whatever happens above it.
///
/// There are ten items of 100 points in one column, and 250 points are visible from 330 on: the
/// lower part of item 3, items 4 and the upper part of item 5.
final class AnchorTests: XCTestCase {
  private func path(_ item: Int, section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private let column = WaterfallSection(columns: .count(1), itemSpacing: 0)
  private let visible = rect(0, 330, 100, 250)

  private func sections(_ counts: [Int]) -> [LayoutScenario.Section] {
    counts.map { .init(column, heights: Array(repeating: 100, count: $0)) }
  }

  private func recorded(
    _ counts: [Int] = [10],
    in container: WaterfallContainer = WaterfallContainer(width: 100)
  ) -> RecordedEngine {
    RecordedEngine(sections(counts), in: container)
  }

  /// Returns the offset along the scroll axis after a change, in a vertical layout.
  private func offset(
    from visible: CGRect? = nil,
    of recorded: RecordedEngine,
    after change: (RecordedEngine) -> Void
  ) -> CGFloat? {
    let anchor = recorded.geometry.anchor(in: visible ?? self.visible)
    change(recorded)
    return anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y
  }

  /// Returns the offset after updates that leave so many items.
  private func offset(
    from visible: CGRect? = nil,
    _ updates: [WaterfallUpdate],
    leaving count: Int
  ) -> CGFloat? {
    offset(from: visible, of: recorded()) { recorded in
      recorded.delegate.sections = sections([count])
      recorded.update(updates)
    }
  }

  // MARK: - Taking an anchor

  func testTheFirstVisibleItem() {
    let geometry = recorded().geometry
    let anchor = geometry.anchor(in: visible)
    XCTAssertEqual(anchor?.path, path(3))
    XCTAssertEqual(anchor?.distance, -30)
    XCTAssertEqual(geometry.anchor(in: rect(0, 300, 100, 250))?.path, path(3))
    XCTAssertEqual(geometry.anchor(in: rect(0, 300, 100, 250))?.distance, 0)
    XCTAssertEqual(geometry.anchor(in: rect(0, -40, 100, 250))?.distance, 40)
  }

  func testTheFirstInReadingOrder() {
    // 0 and 2 in the first column, 1 and 3 in the second.
    let geometry = RecordedEngine(heights: [100, 30, 100, 200]).geometry
    let anchor = geometry.anchor(in: rect(0, 35, 210, 200))
    XCTAssertEqual(anchor?.path, path(0))
    // 2 stands at 40 in the second column, 3 at 110 in the first.
    XCTAssertEqual(geometry.anchor(in: rect(0, 105, 210, 200))?.path, path(2))
    XCTAssertEqual(geometry.anchor(in: rect(0, 105, 210, 200))?.distance, -65)
  }

  func testWhereNoItemIsVisible() {
    let geometry = recorded().geometry
    let rects = [
      .zero, .null, rect(0, 330, 0, 250), rect(0, 330, 100, 0), rect(0, .nan, 100, 250),
      rect(.nan, 330, 100, 250), rect(0, 330, 100, .infinity), rect(0, -.infinity, 100, .infinity),
      rect(0, 1_000, 100, 50), rect(0, -50, 100, 50), rect(200, 0, 50, 50),
    ]
    for rect in rects {
      XCTAssertNil(geometry.anchor(in: rect), "\(rect)")
    }
  }

  func testARectWithoutBounds() {
    let recorded = recorded()
    let anchor = recorded.geometry.anchor(in: .infinite)
    XCTAssertEqual(anchor?.path, path(0))
    XCTAssertEqual(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 0)
  }

  func testNothingHasHappened() {
    XCTAssertEqual(offset(of: recorded()) { _ in }, 330)
  }

  // MARK: - Above the anchor

  func testInsertionsAbove() {
    XCTAssertEqual(offset([.insertItem(path(0)), .insertItem(path(2))], leaving: 12), 530)
  }

  func testDeletionsAbove() {
    XCTAssertEqual(offset([.deleteItem(path(0)), .deleteItem(path(2))], leaving: 8), 130)
  }

  func testMovesAcross() {
    XCTAssertEqual(offset([.moveItem(from: path(9), to: path(0))], leaving: 10), 430)
    XCTAssertEqual(offset([.moveItem(from: path(0), to: path(9))], leaving: 10), 230)
  }

  func testGrowthAbove() {
    let offset = offset(of: recorded()) { recorded in
      recorded.engine.setMeasuredHeight(180, forItemAt: path(1))
      recorded.engine.setMeasuredHeight(90, forItemAt: path(2))
    }
    XCTAssertEqual(offset, 400)
  }

  func testAHeaderThatAppears() {
    let offset = offset(of: recorded()) { recorded in
      recorded.delegate.sections[0].configuration.header = WaterfallSupplementary(height: 40)
      recorded.engine.reloadConfiguration(ofSection: 0)
    }
    XCTAssertEqual(offset, 370)
  }

  func testASectionThatAppears() {
    let offset = offset(of: recorded()) { recorded in
      recorded.delegate.sections.insert(.init(column, heights: [55]), at: 0)
      recorded.update([.insertSection(0)])
    }
    XCTAssertEqual(offset, 385)
  }

  func testAWidthWithAnotherNumberOfColumns() {
    // Rows of 100 points, 10 apart: of two items, and then of three.
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 100))
    let recorded = RecordedEngine(section, heights: Array(repeating: 100, count: 20))
    let anchor = recorded.geometry.anchor(in: rect(0, 350, 210, 250))
    XCTAssertEqual(anchor?.path, path(6))
    XCTAssertEqual(anchor?.distance, -20)
    recorded.engine.container.size.width = 320
    let offset = anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }
    XCTAssertEqual(offset, CGPoint(x: 0, y: 240))
  }

  func testManyBatches() {
    let offset = offset(of: recorded()) { recorded in
      for count in 11...20 {
        recorded.delegate.sections = sections([count])
        recorded.update([.insertItem(path(count % 3))])
      }
      recorded.delegate.sections = sections([19])
      recorded.update([.deleteItem(path(0))])
    }
    XCTAssertEqual(offset, 1_230)
  }

  // MARK: - At the anchor and below it

  func testTheAnchoredItemGrows() {
    let offset = offset(of: recorded()) { recorded in
      recorded.engine.setMeasuredHeight(500, forItemAt: path(3))
    }
    XCTAssertEqual(offset, 330)
  }

  func testWhatHappensBelow() {
    XCTAssertEqual(offset([.insertItem(path(4)), .deleteItem(path(9))], leaving: 10), 330)
    let offset = offset(of: recorded()) { recorded in
      recorded.engine.setMeasuredHeight(500, forItemAt: path(4))
    }
    XCTAssertEqual(offset, 330)
  }

  func testTheAnchoredItemMoves() {
    XCTAssertEqual(offset([.moveItem(from: path(3), to: path(6))], leaving: 10), 630)
  }

  func testTheAnchoredItemIsReloaded() {
    XCTAssertEqual(
      offset([.reloadItem(path(3)), .insertItem(path(0))], leaving: 11),
      430
    )
  }

  func testTheAnchoredSectionIsReloaded() {
    let offset = offset(of: recorded([2, 8])) { recorded in
      recorded.delegate.sections = sections([3, 9])
      recorded.update([.reloadSection(1), .insertItem(path(0))])
    }
    XCTAssertEqual(offset, 430)
  }

  // MARK: - What is deleted

  func testTheAnchoredItemIsDeleted() {
    // Item 4 was 70 points below the upper edge, and now starts at 300.
    XCTAssertEqual(offset([.deleteItem(path(3))], leaving: 9), 230)
    XCTAssertEqual(offset([.deleteItem(path(3)), .deleteItem(path(4))], leaving: 8), 130)
  }

  func testEverythingVisibleIsDeleted() {
    // Item 6 takes the place of item 3.
    let updates = (3...5).map { WaterfallUpdate.deleteItem(path($0)) }
    XCTAssertEqual(offset(updates, leaving: 7), 330)
    XCTAssertEqual(offset(updates + [.insertItem(path(0))], leaving: 8), 430)
  }

  func testEverythingFromThereOnIsDeleted() {
    // The last item takes its place, as far as the content reaches: to 300.
    let updates = (3...9).map { WaterfallUpdate.deleteItem(path($0)) }
    XCTAssertEqual(offset(updates, leaving: 3), 50)
  }

  func testEverythingIsDeleted() {
    let updates = (0...9).map { WaterfallUpdate.deleteItem(path($0)) }
    XCTAssertNil(offset(updates, leaving: 0))
  }

  func testTheAnchoredSectionIsDeleted() {
    let visible = rect(0, 630, 100, 250)
    let next = offset(from: visible, of: recorded([5, 5, 5])) { recorded in
      recorded.delegate.sections = sections([5, 5])
      recorded.update([.deleteSection(1)])
    }
    XCTAssertEqual(next, 530)
    // Without a section after it, the last item of all: item 4 at 400, in a content of 500.
    let last = offset(from: visible, of: recorded([5, 5])) { recorded in
      recorded.delegate.sections = sections([5])
      recorded.update([.deleteSection(1)])
    }
    XCTAssertEqual(last, 250)
  }

  func testTheNextSectionIsEmpty() {
    let visible = rect(0, 630, 100, 250)
    let offset = offset(from: visible, of: recorded([5, 5, 0, 5])) { recorded in
      recorded.delegate.sections = sections([5, 0, 5])
      recorded.update([.deleteSection(1)])
    }
    XCTAssertEqual(offset, 530)
  }

  func testTheLastItemsOfASectionAreDeleted() {
    // Items 3 and 4 of the first section were visible, and the first two of the second.
    let offset = offset(of: recorded([5, 5])) { recorded in
      recorded.delegate.sections = sections([3, 5])
      recorded.update([.deleteItem(path(3)), .deleteItem(path(4))])
    }
    XCTAssertEqual(offset, 130)
  }
}

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

  /// A container 100 points across, turned and mirrored as is said.
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
    XCTAssertEqual(anchor?.path, path(3))
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

  // MARK: - How long it lasts

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

  func testARestoredLayoutEndsIt() throws {
    let recorded = recorded()
    let anchor = recorded.geometry.anchor(in: visible)
    try recorded.engine.restore(recorded.geometry)
    XCTAssertNil(anchor.flatMap { recorded.engine.contentOffset(keeping: $0) })
    let fresh = recorded.geometry.anchor(in: visible)
    XCTAssertEqual(fresh.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y, 330)
  }
}
