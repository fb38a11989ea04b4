import XCTest

@testable import WaterfallLayout

/// Columns that are filled from the top down, holes included.
final class FreeColumnsTests: XCTestCase {
  /// Between two looks for a wide place, an item of one column moves one of the tops.
  func testAnItemOfOneColumnMovesTheTopsOfWidePlaces() {
    var columns = FreeColumns(
      starts: [0, 0],
      leastLengths: [nil, 10, 10],
      ties: TieRule(tolerance: 1.0 / 1024)
    )
    XCTAssertEqual(columns.choose(span: 2, length: 10, cursor: 0).start, 0)
    XCTAssertEqual(columns.fillSingle(length: 30, cursor: 0)?.column, 0)
    XCTAssertEqual(columns.choose(span: 2, length: 10, cursor: 0).start, 30)
  }
}
