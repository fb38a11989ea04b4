import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The estimates of items near a coordinate.
final class StartSamplesTests: XCTestCase {
  private func items(_ heights: [CGFloat]) -> PlacedItems {
    var items = PlacedItems(rules: rules, heights: heights, requests: nil)
    items.placeAll()
    return items
  }

  private let rules = PlacementRules(
    WaterfallSection(itemSpacing: 0),
    columnCount: 1,
    pixels: PixelGrid(scale: nil)
  )

  /// In one column, item i starts at 10 · i.
  func testEqualHeightsAreEstimatedExactly() {
    for count in [4_096, 5_000, 9_001, 70_000] {
      let samples = items(Array(repeating: 10, count: count)).columns.samples
      for item in [0, 1, 7, 8, 1_000, count / 2, count - 1] {
        XCTAssertEqual(samples.item(near: Double(item) * 10, count: count), item, "of \(count)")
      }
    }
  }

  func testFewItemsHaveNoSamples() {
    let samples = items(Array(repeating: 10, count: 4_095)).columns.samples
    XCTAssertEqual(samples, StartSamples())
    XCTAssertNil(samples.item(near: 100, count: 4_095))
  }

  func testEstimatesAreItems() {
    let heights: [[CGFloat]] = [
      Array(repeating: 0, count: 5_000), Array(repeating: 1e9, count: 5_000),
      (0..<5_000).map { $0 == 17 ? 1e9 : 1 }, (0..<5_000).map { $0 == 4_999 ? 1e9 : 0 },
    ]
    for heights in heights {
      let samples = items(heights).columns.samples
      for coordinate in [0, -1, 1e-300, 5, 2_500, 1e9, 1e13, 1e300, .infinity, -.infinity] {
        let item = samples.item(near: coordinate, count: 5_000)
        XCTAssertTrue(item.map((0..<5_000).contains) ?? false, "\(coordinate): \(item ?? -1)")
      }
    }
  }

  /// Random heights: an estimate misses by few items, whatever changes were made before.
  func testEstimatesStayNearAndAreAsAfresh() {
    var generator = SeededGenerator(seed: 4_242)
    func heights(_ count: Int) -> [CGFloat] {
      (0..<count).map { _ in CGFloat(generator.int(in: 50...150)) }
    }
    var present = heights(4_000)
    var changed = items(present)
    for (index, end) in [4_500, 9_000, 8_191, 20_000, 4_100, 4_095, 16_384].enumerated() {
      let first = min(present.count, end) - 1_000 * (index % 3)
      let tail = heights(end - first)
      let removed = IndexRuns(Array(first..<present.count))
      var edit = ItemEdit(removed: removed, inserted: IndexRuns(Array(first..<end)))
      edit.setHeights(tail)
      present = present[..<first] + tail
      changed.apply(ItemChange(edit: edit))
      XCTAssertEqual(changed.columns.samples, items(present).columns.samples, "\(end) items")
      for item in stride(from: 0, to: end, by: 97) where end >= StartSamples.threshold {
        let start = changed.places.start(of: item)
        let near = changed.columns.samples.item(near: start, count: end) ?? -1
        XCTAssertLessThan(abs(near - item), 100, "item \(item) of \(end)")
      }
    }
  }
}
