import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Items that are appended page by page and placed as if they had all been there from the start.
final class PagingTests: XCTestCase {
  /// Reported in jaredLunde/masonic#17.
  func testColumnsChosenByEstimatesStay() {
    let recorded = RecordedEngine(
      .tight(3, keepsColumns: true),
      heights: [300, 300, 150],
      in: WaterfallContainer(width: 300)
    )
    recorded.prepare()
    recorded.append(11, height: 15)
    let chosen = [0, 1, 2] + Array(repeating: 2, count: 10) + [0]
    XCTAssertEqual(recorded.geometry.itemColumns, chosen)
    for item in 3...12 { recorded.engine.setMeasuredHeight(100, of: .item(path(item))) }
    XCTAssertEqual(recorded.geometry.itemColumns, chosen)
    XCTAssertEqual(recorded.geometry.columnEnds(inSection: 0), [315, 300, 1_150])
    recorded.append(2, height: 15)
    XCTAssertEqual(recorded.geometry.itemColumns, chosen + [1, 0])
  }

  /// Reported in Shopify/flash-list#2270 and paololeonardi/WaterfallGrid#63.
  func testPagesAreLaidOutAsOne() {
    let heights = (0..<120).map { CGFloat($0 * 31 % 7 * 10 + 20) }
    let recorded = RecordedEngine(WaterfallSection(), heights: [])
    recorded.prepare()
    for page in 1...6 {
      let before = recorded.geometry
      let visible = rect(0, 40, 210, 100)
      let anchor = before.anchor(in: visible)
      recorded.setHeights(Array(heights.prefix(page * 20)))
      recorded.update(((page - 1) * 20..<page * 20).map { .insertItem(path($0)) })
      let atOnce = LayoutScenario(
        recorded.engine.container,
        heights: Array(heights.prefix(page * 20))
      )
      assertItemFrames(recorded, ReferenceLayout(atOnce).itemFrames)
      if page > 1 {
        XCTAssertEqual(
          anchor.flatMap { recorded.engine.contentOffset(keeping: $0) },
          visible.origin
        )
      }
    }
  }

  /// Reported in Shopify/flash-list#927.
  func testColumnsExistBeforeTheirItems() {
    for first in [0, 1] {
      let recorded = RecordedEngine.prepared(.tight(3), count: first, height: 20)
      XCTAssertEqual(recorded.geometry.columnMetrics(inSection: 0)?.count, 3)
      recorded.append(6 - first, height: 20)
      assertItemFrames(
        recorded,
        (0..<6).map { rect(CGFloat($0 % 3 * 100), CGFloat($0 / 3 * 20), 100, 20) }
      )
    }
  }

  /// Reported in letsar/flutter_staggered_grid_view#24.
  func testItemsWithoutHeightAreAskedOnce() {
    let recorded = RecordedEngine(.tight(2), heights: Array(repeating: 0, count: 1_000))
    XCTAssertEqual(recorded.geometry.contentSize.height, 0)
    XCTAssertEqual(recorded.geometry.attributesForElements(in: rect(0, 0, 210, 1)).count, 1_000)
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 1_000)
    recorded.engine.setMeasuredHeight(40, of: .item(path(999)))
    XCTAssertEqual(recorded.geometry.contentSize.height, 40)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  /// Reported in alibaba/vlayout#380.
  func testAppendingLeavesEarlierColumnsAlone() {
    let recorded = RecordedEngine.prepared(.tight(2, keepsColumns: true), count: 70)
    recorded.engine.setMeasuredHeight(350, of: .item(path(0)))
    let before = recorded.geometry.itemFrames
    recorded.append(30)
    XCTAssertEqual(Array(recorded.geometry.itemFrames.prefix(70)), before)
    // The second column ends at 3,500 and the first one at 3,750.
    XCTAssertEqual(
      recorded.geometry.itemFrames[70...73],
      [
        rect(150, 3_500, 150, 100), rect(150, 3_600, 150, 100), rect(150, 3_700, 150, 100),
        rect(0, 3_750, 150, 100),
      ]
    )
  }
}
