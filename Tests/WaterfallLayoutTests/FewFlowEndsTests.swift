import XCTest

@testable import WaterfallLayout

/// Ends in the order of the search from the cursor, with places worked out by hand.
final class FewFlowEndsTests: XCTestCase {
  private func assertPlaces(
    _ ends: [Double],
    cursor: Int,
    tolerance: CGFloat,
    _ heights: [Double],
    _ columns: [Int],
    _ starts: [Double],
    line: UInt = #line
  ) {
    let rules = PlacementRules(
      WaterfallSection(itemSpacing: 0, packing: .flow(tolerance: tolerance)),
      columnCount: ends.count,
      pixels: PixelGrid(scale: nil)
    )
    var chooser = FewFlowEnds(
      ColumnFill(columnCount: ends.count, starts: ends, cursor: cursor),
      rules: rules
    )
    let places = heights.map { chooser.fillNext(height: $0) }
    XCTAssertEqual(places.map(\.column), columns, line: line)
    XCTAssertEqual(places.map(\.start), starts, line: line)
  }

  /// Three columns are tied at first, and taken from the cursor on.
  ///
  /// Then they end at 30, 10 and 20, so that column 1 is the only one within the tolerance.
  func testTheSearchStartsAtTheCursor() {
    assertPlaces(
      [0, 0, 0],
      cursor: 1,
      tolerance: 5,
      [10, 20, 30, 1, 1],
      [1, 2, 0, 1, 1],
      [
        0, 0, 0, 10, 11,
      ]
    )
  }

  /// Column 2 is 10 below the highest one: too much for a tolerance of 9, not for one of 10.
  func testAColumnWithinTheToleranceIsTaken() {
    assertPlaces([0, 100, 10], cursor: 2, tolerance: 9, [1], [0], [0])
    assertPlaces([0, 100, 10], cursor: 2, tolerance: 10, [1, 1], [2, 0], [10, 0])
  }

  /// With any tolerance the columns take turns, whether there are one, two, three or four.
  func testColumnsTakeTurns() {
    let heights: [Double] = [50, 1, 1, 1, 1]
    for count in 1...4 {
      let columns = heights.indices.map { $0 % count }
      var ends = [Double](repeating: 0, count: count)
      let starts = heights.indices.map { item in
        defer { ends[columns[item]] += heights[item] }
        return ends[columns[item]]
      }
      let empty = [Double](repeating: 0, count: count)
      assertPlaces(empty, cursor: 0, tolerance: .infinity, heights, columns, starts)
    }
  }

  /// The column at the cursor has vanished.
  func testAColumnWithoutEndIsPassedOver() {
    assertPlaces(
      [0, .infinity, 0],
      cursor: 1,
      tolerance: .infinity,
      [4, 4, 4],
      [2, 0, 2],
      [0, 0, 4]
    )
  }
}
