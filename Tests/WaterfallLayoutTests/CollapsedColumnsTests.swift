import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Columns that vanish and come back as items come and go.
final class CollapsedColumnsTests: XCTestCase {
  /// Four columns of 100 points in 450, centered, with a spacing of 10.
  private func recorded(_ heights: [CGFloat]) -> RecordedEngine {
    let section = WaterfallSection(
      columns: .count(4),
      maximumColumnWidth: 100,
      columnAlignment: .center,
      collapsesEmptyColumns: true
    )
    return RecordedEngine(section, heights: heights, in: WaterfallContainer(width: 450))
  }

  func testColumnsComeBackWithTheirItems() {
    let recorded = recorded([30, 30])
    assertItemFrames(recorded, [rect(120, 0, 100, 30), rect(230, 0, 100, 30)])
    recorded.setHeights([30, 30, 30])
    recorded.update([.insertItem(path(2))])
    assertItemFrames(
      recorded,
      [rect(65, 0, 100, 30), rect(175, 0, 100, 30), rect(285, 0, 100, 30)]
    )
    recorded.setHeights([30, 30, 30, 30, 30])
    recorded.update([.insertItem(path(3)), .insertItem(path(4))])
    assertItemFrames(
      recorded,
      [
        rect(10, 0, 100, 30), rect(120, 0, 100, 30), rect(230, 0, 100, 30), rect(340, 0, 100, 30),
        rect(10, 40, 100, 30),
      ]
    )
    recorded.setHeights([30])
    recorded.update((1..<5).map { .deleteItem(path($0)) })
    assertItemFrames(recorded, [rect(175, 0, 100, 30)])
    recorded.setHeights([])
    recorded.update([.deleteItem(path(0))])
    XCTAssertEqual(recorded.geometry.columnMetrics(inSection: 0)?.origin(ofColumn: 3), 340)
  }

  func testHeightsAreAskedAnewWhereWidthsChange() {
    let section = WaterfallSection(columns: .count(4), collapsesEmptyColumns: true)
    let recorded = RecordedEngine(section, heights: [30], in: WaterfallContainer(width: 450))
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 450, 30)])
    _ = recorded.takeCalls()
    recorded.setHeights([40, 50])
    recorded.update([.insertItem(path(1))])
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 220, 40), rect(230, 0, 220, 50)])
    XCTAssertEqual(recorded.takeCalls().heightWidths, [220, 220])
  }
}
