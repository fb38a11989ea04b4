import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The index of the items in each column, compared with a look at every item.
final class ColumnIndexTests: XCTestCase {
  private func rules(_ columns: Int, _ packing: WaterfallPacking) -> PlacementRules {
    PlacementRules(
      WaterfallSection(itemSpacing: 2, packing: packing),
      columnCount: columns,
      pixels: PixelGrid(scale: nil)
    )
  }

  /// Returns items of which the first is so tall that its column has no other for a thousand items.
  private func lagging(columns: Int, count: Int, spans: Bool) -> PlacedItems {
    let heights = (0..<count).map { $0 == 0 ? CGFloat(100_000) : CGFloat(10 + $0 % 7) }
    let requests =
      spans
      ? ItemRequests((0..<count).map { ItemRequest(span: $0 % 9 == 4 ? 2 : 1, column: -1) }) : nil
    var items = PlacedItems(
      rules: rules(columns, .shortestColumn),
      heights: heights,
      requests: requests
    )
    items.placeAll()
    return items
  }

  private func check(_ items: PlacedItems, at item: Int, line: UInt = #line) {
    for column in 0..<items.rules.columnCount {
      let inColumn = (0..<items.count).filter { items.columns(of: $0).contains(column) }
      let places = items.places
      XCTAssertEqual(
        items.columns.lastItem(before: item, inColumn: column, of: places),
        inColumn.last { $0 < item },
        "before \(item) in \(column)",
        line: line
      )
      XCTAssertEqual(
        items.columns.firstItem(after: item, inColumn: column, of: places),
        inColumn.first { $0 > item },
        "after \(item) in \(column)",
        line: line
      )
      XCTAssertEqual(
        items.columns.lastItems(before: item, of: places)[column],
        inColumn.last { $0 < item } ?? -1,
        line: line
      )
    }
  }

  func testItemsBeforeAndAfterAnItem() {
    for columns in [1, 2, 3, 5, 70] {
      for count in [1, 63, 64, 65, 127, 128, 129, 1030] {
        for spans in [false, true] where columns > 1 || !spans {
          let items = lagging(columns: columns, count: count, spans: spans)
          for item in [0, 1, count / 2, 62, 63, 64, 65, 128, count - 1] where item < count {
            check(items, at: item)
          }
        }
      }
    }
  }

  func testItemsInARangeBesideAVeryTallItem() {
    for spans in [false, true] {
      let items = lagging(columns: 3, count: 3000, spans: spans)
      for lower in [0.0, 11, 500, 3000, 8000, 99_999, 100_000, 100_001] {
        let range = AxisRange(lower: lower, upper: lower + 40)
        let candidates = items.candidates(in: range, from: 0, columns: 0..<3)
        let found = candidates.filter { range.meets(items.extent(of: $0)) }
        XCTAssertEqual(found, (0..<items.count).filter { range.meets(items.extent(of: $0)) })
        XCTAssertEqual(found.first == 0, lower < 100_000)
      }
    }
  }

  /// The range of a screen is answered by a look at a few items, however far down it is.
  ///
  /// Reported in letsar/flutter_staggered_grid_view#146.
  func testARangeLooksAtFewItemsAtEveryDepth() {
    for method in [.shortestColumn, .flow(tolerance: 16)] as [WaterfallPacking] {
      let heights = (0..<100_000).map { CGFloat(100 + $0 * 7 % 301) }
      var items = PlacedItems(rules: rules(3, method), heights: heights, requests: nil)
      items.placeAll()
      for lower in [0.0, 1_000, 100_000, 4_000_000, 8_000_000] {
        let range = AxisRange(lower: lower, upper: lower + 844)
        let candidates = items.candidates(in: range, from: 0, columns: 0..<3)
        XCTAssertLessThan(candidates.count, 40, "\(lower)")
        XCTAssertGreaterThan(candidates.count, 6, "\(lower)")
      }
    }
  }

  func testTheNearestItemsAreVisited() {
    for spans in [false, true] {
      let items = lagging(columns: 3, count: 2000, spans: spans)
      for coordinate in [-50.0, 0, 13, 4321, 99_999, 200_000] {
        var least = Double.infinity
        var visits = 0
        items.visitItems(near: coordinate, from: 0) { item in
          let extent = items.extent(of: item)
          least = min(least, max(0, extent.start - coordinate, coordinate - extent.end))
          visits += 1
          return least
        }
        let distances = (0..<items.count).map { item in
          let extent = items.extent(of: item)
          return max(0, extent.start - coordinate, coordinate - extent.end)
        }
        XCTAssertEqual(least, distances.min(), "\(coordinate)")
        XCTAssertLessThan(visits, 40, "\(coordinate)")
      }
    }
  }
}
