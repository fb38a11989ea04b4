import XCTest

@testable import WaterfallLayout

/// Ends in a vector, with places worked out by hand.
final class VectorColumnEndsTests: XCTestCase {
  private func chooser(_ ends: [Double]) -> VectorColumnEnds {
    let rules = PlacementRules(
      WaterfallSection(itemSpacing: 10),
      columnCount: ends.count,
      pixels: PixelGrid(scale: nil)
    )
    return VectorColumnEnds(
      ColumnFill(columnCount: ends.count, starts: ends, cursor: 0),
      rules: rules
    )
  }

  private func assertPlaces(
    _ ends: [Double],
    _ heights: [Double],
    _ columns: [Int],
    _ starts: [Double],
    line: UInt = #line
  ) {
    var chooser = chooser(ends)
    let places = heights.map { chooser.fillNext(height: $0) }
    XCTAssertEqual(places.map(\.column), columns, line: line)
    XCTAssertEqual(places.map(\.start), starts, line: line)
  }

  func testEmptyColumnsAreFilledFromTheLeadingOne() {
    assertPlaces(
      [0, 0, 0, 0, 0, 0, 0, 0],
      [10, 10, 10, 10, 10, 10, 10, 10, 10],
      [0, 1, 2, 3, 4, 5, 6, 7, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 20]
    )
  }

  /// Ends 50, 10, 40, 20, 30: the lowest ones are column 1, then 3, which ends at 20, and so on.
  func testTheShortestColumnIsNext() {
    assertPlaces(
      [50, 10, 40, 20, 30],
      [0, 0, 35, 5, 200],
      [1, 1, 3, 1, 4],
      [10, 20, 20, 30, 30]
    )
  }

  /// Columns 2, 3 and 5 end within 1/1024 point, and column 0 a point below them.
  func testOfTiedColumnsTheLeadingOneIsNext() {
    let noise = 0.0001
    assertPlaces(
      [1, 9, 2 * noise, noise, 9, 0],
      [100, 100, 100, 100],
      [2, 3, 5, 0],
      [2 * noise, noise, 0, 1]
    )
  }

  /// Two columns of three have vanished.
  func testAColumnWithoutEndIsNeverNext() {
    assertPlaces([.infinity, 0, .infinity], [5, 5, 5], [1, 1, 1], [0, 15, 30])
  }

  func testASingleColumn() {
    assertPlaces([7], [3, 0, 5], [0, 0, 0], [7, 20, 30])
  }
}
