import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The placements with frames worked by hand.
final class PlacementTests: XCTestCase {
  /// Three columns 100 wide, both spacings 10.
  private let container = WaterfallContainer(width: 320)
  private let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]

  private func section(_ placement: WaterfallPacking) -> WaterfallSection {
    WaterfallSection(columns: .count(3), packing: placement)
  }

  private func frames(_ origins: [(CGFloat, CGFloat)]) -> [CGRect] {
    zip(origins, heights).map { CGRect(x: $0.0, y: $0.1, width: 100, height: $1) }
  }

  func testShortestColumn() {
    let scenario = LayoutScenario(container, section(.shortestColumn), heights: heights)
    assertItemFrames(
      scenario,
      frames([
        (0, 0), (110, 0), (220, 0), (220, 30), (0, 40), (0, 60), (110, 60), (220, 100),
      ])
    )
    XCTAssertEqual(scenario.geometry().contentSize.height, 130)
    XCTAssertEqual(scenario.geometry().columnEnds(inSection: 0), [100, 130, 115])
  }

  func testFlow() {
    let scenario = LayoutScenario(container, section(.flow(tolerance: 16)), heights: heights)
    assertItemFrames(
      scenario,
      frames([
        (0, 0), (110, 0), (220, 0), (0, 40), (220, 30), (110, 60), (220, 50), (0, 110),
      ])
    )
    XCTAssertEqual(scenario.geometry().contentSize.height, 125)
    XCTAssertEqual(scenario.geometry().columnEnds(inSection: 0), [125, 100, 120])
  }

  func testSequential() {
    assertItemFrames(
      LayoutScenario(container, section(.sequential), heights: heights),
      frames([
        (0, 0), (110, 0), (220, 0), (0, 40), (110, 60), (220, 30), (0, 110), (110, 80),
      ])
    )
    XCTAssertEqual(WaterfallPacking.sequential, .flow(tolerance: .infinity))
  }

  func testAlignedRows() {
    let scenario = LayoutScenario(container, section(.alignedRows), heights: heights)
    // Rows 0–50, 60–120, 130–200.
    assertItemFrames(
      scenario,
      frames([
        (0, 0), (110, 0), (220, 0), (0, 60), (110, 60), (220, 60), (0, 130), (110, 130),
      ])
    )
    XCTAssertEqual(scenario.geometry().columnEnds(inSection: 0), [200, 200, 200])
  }

  func testAlignedRowsWithSpansAndColumns() {
    let placements = [
      WaterfallItemPlacement(span: 2), WaterfallItemPlacement(span: 2),
      WaterfallItemPlacement(column: 2), WaterfallItemPlacement(column: 1), .allColumns,
      .automatic,
    ]
    let items = placements.map { LayoutScenario.Item(height: 10, placement: $0) }
    assertItemFrames(
      LayoutScenario(container, section(.alignedRows), items: items),
      [
        rect(0, 0, 210, 10), rect(0, 20, 210, 10), rect(220, 20, 100, 10), rect(110, 40, 100, 10),
        rect(0, 60, 320, 10), rect(0, 80, 100, 10),
      ]
    )
  }

  func testFlowWithToleranceZeroBreaksTiesAtTheCursor() {
    // After item 3 in column 0 all columns end at 20: the cursor stands at column 1.
    let heights: [CGFloat] = [0, 10, 10, 0, 5, 5]
    assertItemFrames(
      LayoutScenario(container, section(.flow(tolerance: 0)), heights: heights),
      [
        rect(0, 0, 100, 0), rect(110, 0, 100, 10), rect(220, 0, 100, 10), rect(0, 10, 100, 0),
        rect(110, 20, 100, 5), rect(220, 20, 100, 5),
      ]
    )
    assertItemFrames(
      LayoutScenario(container, section(.shortestColumn), heights: heights),
      [
        rect(0, 0, 100, 0), rect(110, 0, 100, 10), rect(220, 0, 100, 10), rect(0, 10, 100, 0),
        rect(0, 20, 100, 5), rect(110, 20, 100, 5),
      ]
    )
  }

  func testExplicitItemsDoNotMoveTheCursor() {
    let placements: [WaterfallItemPlacement] = [
      .automatic, WaterfallItemPlacement(column: 2), .automatic, .automatic,
    ]
    let items = placements.map { LayoutScenario.Item(height: 10, placement: $0) }
    assertItemFrames(
      LayoutScenario(container, section(.sequential), items: items),
      [
        rect(0, 0, 100, 10), rect(220, 0, 100, 10), rect(110, 0, 100, 10), rect(220, 20, 100, 10),
      ]
    )
  }

  func testToleranceIsMeasuredFromTheLeast() {
    // Ends 30, 20, 10 with tolerance 10: 20 is tied with 10, 30 isn't.
    let section = WaterfallSection(
      columns: .count(3),
      itemSpacing: 0,
      packing: .flow(tolerance: 10)
    )
    assertItemFrames(
      LayoutScenario(container, section, heights: [30, 20, 10, 5]),
      [
        rect(0, 0, 100, 30), rect(110, 0, 100, 20), rect(220, 0, 100, 10), rect(110, 20, 100, 5),
      ]
    )
  }

  func testSpansAndColumnsAreMadeToFit() {
    let placements = [
      WaterfallItemPlacement(span: 2, column: 2), WaterfallItemPlacement(span: 5),
      WaterfallItemPlacement(column: 9), .allColumns,
    ]
    let items = placements.map { LayoutScenario.Item(height: 10, placement: $0) }
    let scenario = LayoutScenario(container, section(.shortestColumn), items: items)
    assertItemFrames(
      scenario,
      [
        rect(110, 0, 210, 10), rect(0, 20, 320, 10), rect(220, 40, 100, 10),
        rect(0, 60, 320, 10),
      ]
    )
    XCTAssertEqual(scenario.diagnostics, [])
  }

  func testASpanStandsBelowAllItsColumns() {
    // Ends 40, 60, 30: of 60 and 60 the leading position wins, 10 below its first column's end.
    let items =
      [30, 50, 20].map { LayoutScenario.Item(height: $0) }
      + [LayoutScenario.Item(height: 5, placement: WaterfallItemPlacement(span: 2))]
    assertItemFrames(
      LayoutScenario(container, section(.shortestColumn), items: items),
      [
        rect(0, 0, 100, 30), rect(110, 0, 100, 50), rect(220, 0, 100, 20), rect(0, 60, 210, 5),
      ]
    )
  }

  func testStretchedItems() {
    var section = section(.shortestColumn)
    section.stretchesItems = true
    // The last of each column: item 5 (60–100), item 6 (60–130), item 7 (100–115).
    assertItemFrames(
      LayoutScenario(container, section, heights: heights),
      [
        rect(0, 0, 100, 30), rect(110, 0, 100, 50), rect(220, 0, 100, 20), rect(220, 30, 100, 60),
        rect(0, 40, 100, 10), rect(0, 60, 100, 70), rect(110, 60, 100, 70),
        rect(220, 100, 100, 30),
      ]
    )
  }

  func testStretchedItemsOnlyWhereLastInAllColumns() {
    var section = section(.shortestColumn)
    section.stretchesItems = true
    let placements = [WaterfallItemPlacement(span: 2), .automatic, .automatic]
    let items = zip([10, 40, 5], placements).map { LayoutScenario.Item(height: $0, placement: $1) }
    // Item 0 is last in column 1, not in column 0, where item 2 follows.
    assertItemFrames(
      LayoutScenario(container, section, items: items),
      [rect(0, 0, 210, 10), rect(220, 0, 100, 40), rect(0, 20, 100, 20)]
    )
  }

  /// At some scales the first column is a pixel longer than the others, which must not decide.
  func testAPixelDoesNotChooseTheColumn() {
    for scale in [nil, 1, 1.25, 1.5, 2, 2.625, 3] as [CGFloat?] {
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(size: CGSize(width: 400, height: 0), displayScale: scale),
        section: WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 0),
        itemHeights: [1, 2, 2, 2, 1, 1].map { 268.3125 * $0 }
      )
      XCTAssertEqual(geometry.columns(ofItemAt: path(5)), 0..<1, "scale \(scale as Any)")
    }
  }
}
