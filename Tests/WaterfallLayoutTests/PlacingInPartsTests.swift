import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Sections whose items are placed in several parts, compared with a look at every column for each
/// item.
final class PlacingInPartsTests: XCTestCase {
  private let spacing = 2.0

  /// Returns the column and the start of each item, in the first column at or after the cursor that
  /// ends less than the tolerance below the highest one.
  private func places(
    _ heights: [CGFloat],
    columns: Int,
    flowTolerance: Double?
  ) -> [(column: Int, start: Double)] {
    var ends = [Double](repeating: 0, count: columns)
    var cursor = 0
    return heights.map { height in
      let limit = (ends.min() ?? 0) + (flowTolerance ?? 0)
      let order = (0..<columns).map { ($0 + cursor) % columns }
      let column = order.first { ends[$0] <= limit } ?? 0
      let start = ends[column]
      ends[column] += Double(height) + spacing
      if flowTolerance != nil { cursor = (column + 1) % columns }
      return (column, start)
    }
  }

  private func check(columns: Int, count: Int, flowTolerance: Double?) {
    var generator = SeededGenerator(seed: 4_097)
    let heights = (0..<count).map { _ in CGFloat(generator.int(in: 0...80)) / 2 }
    let packing = flowTolerance.map { WaterfallPacking.flow(tolerance: CGFloat($0)) }
    let rules = PlacementRules(
      WaterfallSection(itemSpacing: CGFloat(spacing), packing: packing ?? .shortestColumn),
      columnCount: columns,
      pixels: PixelGrid(scale: nil)
    )
    var items = PlacedItems(rules: rules, heights: heights, requests: nil)
    items.placeAll()
    let expected = places(heights, columns: columns, flowTolerance: flowTolerance)
    let message = "\(count) items in \(columns) columns"
    XCTAssertEqual(
      (0..<count).map { items.columns(of: $0).lowerBound },
      expected.map(\.column),
      message
    )
    XCTAssertEqual((0..<count).map { items.places.start(of: $0) }, expected.map(\.start), message)
    XCTAssertEqual(items.brokenInvariants(), [], message)
  }

  func testShortestColumn() {
    for columns in [1, 3, 4, 8, 12, 30] {
      for count in [4_095, 4_096, 4_097, 9_000] {
        check(columns: columns, count: count, flowTolerance: nil)
      }
    }
    check(columns: 130, count: 40_000, flowTolerance: nil)
  }

  func testFlow() {
    for columns in [1, 3, 4, 12] {
      for count in [4_097, 9_000] {
        check(columns: columns, count: count, flowTolerance: 15)
      }
    }
  }
}
