import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Lengths that are just 1/1024 point apart, which differ, and closer ones, which are equal.
extension NeighborTests {
  /// Returns the neighbor of an item among items of a tight section, each in a column of its own
  /// choice.
  private func neighbor(
    of item: Int,
    toward direction: WaterfallNeighborDirection,
    columns: Int,
    _ items: [(column: Int, span: Int, height: CGFloat)]
  ) -> ItemPath? {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 300),
      section: .tight(columns),
      itemHeights: items.map(\.height),
      placements: items.map { WaterfallItemPlacement(span: $0.span, column: $0.column) }
    )
    return geometry.neighbor(of: path(item), toward: direction)
  }

  /// Two columns end at 30 and a little lower, with a wide item below them.
  func testALittleLowerIsTheOneAbove() {
    for (difference, above) in [(0.5, 0), (1, 1)] as [(CGFloat, Int)] {
      let items = [(0, 1, 30), (1, 1, 30 + difference / 1024), (0, 2, 10)]
      XCTAssertEqual(neighbor(of: 2, toward: .up, columns: 2, items), path(above), "\(difference)")
    }
  }

  /// The first item is over the second and the third of three columns.
  ///
  /// Below it is a wide one over the first two, pushed down a little by the first column, and a
  /// narrow one in the third.
  func testALittleHigherIsTheOneBelow() {
    for (difference, below) in [(0.5, 2), (1, 3)] as [(CGFloat, Int)] {
      let items = [(1, 2, 10), (0, 1, 10 + difference / 1024), (0, 2, 10), (2, 1, 10)]
      XCTAssertEqual(
        neighbor(of: 0, toward: .down, columns: 3, items),
        path(below),
        "\(difference)"
      )
    }
  }

  /// Beside the first item, the second one is 50 long, the third one a little more.
  func testALittleMoreOverlapIsBeside() {
    for (difference, beside) in [(0.5, 1), (1, 2)] as [(CGFloat, Int)] {
      let items = [(0, 1, 100 + difference / 1024), (1, 1, 50), (1, 1, 100)]
      XCTAssertEqual(
        neighbor(of: 0, toward: .right, columns: 2, items),
        path(beside),
        "\(difference)"
      )
    }
  }

  /// The second column ends 50 above the start of item 1, the third one a little less.
  func testALittleNearerAlongTheScrollAxisIsBeside() {
    for (difference, beside) in [(0.5, 2), (1, 3)] as [(CGFloat, Int)] {
      let items = [(0, 1, 100), (0, 1, 10), (1, 1, 50), (2, 1, 50 + difference / 1024)]
      XCTAssertEqual(
        neighbor(of: 1, toward: .right, columns: 3, items),
        path(beside),
        "\(difference)"
      )
    }
  }

  /// Pixels are 50 points large, and starts may fall by one pixel from an item to the next.
  ///
  /// The first item is in the last column, below no stamp, at 0 to 100. On its left, item 1 starts
  /// in the first column at 150, item 2 in the second one at 200, item 3 in the third one at 150.
  func testAnItemThatComesAfterOneFartherAway() {
    var section = WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 50)
    section.stamps = [
      WaterfallStamp(height: 100, span: 3, edge: .leading),
      WaterfallStamp(height: 150, edge: .leading, offset: 1),
    ]
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 200, scale: 0.02),
      section: section,
      itemHeights: [100, 200, 200, 200] + Array(repeating: 50, count: 80)
    )
    XCTAssertEqual(geometry.itemColumns.prefix(4), [3, 0, 1, 2])
    XCTAssertEqual(geometry.itemFrames[1...3].map(\.minY), [150, 200, 150])
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .left), path(3))
  }

  /// The same, but that starts fall by less than 1/1024 point.
  ///
  /// Item 3 is half of that farther away than item 1, which makes them equally near.
  func testAnItemThatComesAfterOneALittleFartherAway() {
    let unit = 1.0 / 1024 as CGFloat
    var section = WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 50)
    section.stamps = [0, 1.25, 0.5].enumerated().map {
      WaterfallStamp(height: 100 + $1 * unit, edge: .leading, offset: $0)
    }
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 200),
      section: section,
      itemHeights: [100 + 0.5 * unit, 200, 200, 200] + Array(repeating: 50, count: 80)
    )
    XCTAssertEqual(geometry.itemColumns.prefix(4), [3, 0, 1, 2])
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .left), path(3))
  }

  /// Between two wide items, one without height stands in the first column.
  ///
  /// All three meet at 30; from each the next one in that column is the neighbor, so that none is
  /// passed over.
  func testAnItemWithoutHeightIsNotPassedOver() {
    let items = [(0, 2, 30), (0, 1, 0), (0, 2, 30)] as [(column: Int, span: Int, height: CGFloat)]
    XCTAssertEqual(neighbor(of: 2, toward: .up, columns: 2, items), path(1))
    XCTAssertEqual(neighbor(of: 1, toward: .up, columns: 2, items), path(0))
    XCTAssertEqual(neighbor(of: 0, toward: .down, columns: 2, items), path(1))
    XCTAssertEqual(neighbor(of: 1, toward: .down, columns: 2, items), path(2))
  }
}
