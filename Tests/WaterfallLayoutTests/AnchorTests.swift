import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Anchors that keep what the user sees in place, whatever happens above it.
///
/// There are ten items of 100 points in one column, and 250 points are visible from 330 on: the
/// lower part of item 3, item 4 and the upper part of item 5.
final class AnchorTests: XCTestCase {
  let column = WaterfallSection(columns: .count(1), itemSpacing: 0)
  let visible = rect(0, 330, 100, 250)

  func sections(_ counts: [Int]) -> [LayoutScenario.Section] {
    counts.map { .init(column, heights: Array(repeating: 100, count: $0)) }
  }

  func recorded(
    _ counts: [Int] = [10],
    in container: WaterfallContainer = WaterfallContainer(width: 100)
  ) -> RecordedEngine {
    RecordedEngine(sections(counts), in: container)
  }

  /// Returns the offset along the scroll axis after a change, in a vertical layout.
  func offset(
    from visible: CGRect? = nil,
    of recorded: RecordedEngine,
    after change: (RecordedEngine) -> Void
  ) -> CGFloat? {
    let anchor = recorded.geometry.anchor(in: visible ?? self.visible)
    change(recorded)
    return anchor.flatMap { recorded.engine.contentOffset(keeping: $0) }?.y
  }

  /// Returns the offset after updates, with a number of items after them.
  func offset(
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
    XCTAssertEqual(anchor?.element, .item(path(3)))
    XCTAssertEqual(anchor?.distance, -30)
    XCTAssertEqual(geometry.anchor(in: rect(0, 300, 100, 250))?.element, .item(path(3)))
    XCTAssertEqual(geometry.anchor(in: rect(0, 300, 100, 250))?.distance, 0)
    XCTAssertEqual(geometry.anchor(in: rect(0, -40, 100, 250))?.distance, 40)
  }

  func testTheFirstInReadingOrder() {
    // 0 and 2 in the first column, 1 and 3 in the second.
    let geometry = RecordedEngine(heights: [100, 30, 100, 200]).geometry
    let anchor = geometry.anchor(in: rect(0, 35, 210, 200))
    XCTAssertEqual(anchor?.element, .item(path(0)))
    // 2 stands at 40 in the second column, 3 at 110 in the first.
    XCTAssertEqual(geometry.anchor(in: rect(0, 105, 210, 200))?.element, .item(path(2)))
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
    XCTAssertNil(recorded.geometry.anchor(in: .infinite))
    let length = CGFloat.greatestFiniteMagnitude
    XCTAssertNil(recorded.geometry.anchor(in: rect(-length / 2, -length / 2, length, length)))
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
      recorded.engine.setMeasuredHeight(180, of: .item(path(1)))
      recorded.engine.setMeasuredHeight(90, of: .item(path(2)))
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
    XCTAssertEqual(anchor?.element, .item(path(6)))
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
      recorded.engine.setMeasuredHeight(500, of: .item(path(3)))
    }
    XCTAssertEqual(offset, 330)
  }

  func testWhatHappensBelow() {
    XCTAssertEqual(offset([.insertItem(path(4)), .deleteItem(path(9))], leaving: 10), 330)
    let offset = offset(of: recorded()) { recorded in
      recorded.engine.setMeasuredHeight(500, of: .item(path(4)))
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

  // MARK: - Deletions

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
