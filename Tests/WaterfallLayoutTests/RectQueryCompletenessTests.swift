import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Rect queries, which find each element in the rect once and no other, whatever the layout.
final class RectQueryCompletenessTests: XCTestCase {
  private func items(_ geometry: WaterfallGeometry, in rect: CGRect) -> [Int] {
    geometry.attributesForElements(in: rect).map(\.path.item)
  }

  /// Compares windows over the whole content, and beyond it, with the reference.
  private func assertWindows(_ scenario: LayoutScenario, _ label: String, line: UInt = #line) {
    let geometry = scenario.geometry()
    let reference = ReferenceLayout(scenario)
    for y in stride(from: -150 as CGFloat, through: reference.contentSize.height + 150, by: 75) {
      for window in [rect(0, y, 288, 100), rect(100, y, 30, 1), rect(0, y, 288, 75)] {
        assertEqual(
          geometry.attributesForElements(in: window),
          reference.elements(in: window),
          "\(label), \(window)",
          line: line
        )
      }
    }
  }

  /// Reported in TanStack/virtual#936.
  func testATallItemIsFoundBelowItsStart() {
    let heights = [1_000] + [CGFloat](repeating: 100, count: 20)
    let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: heights)
      .geometry()
    XCTAssertEqual(items(geometry, in: rect(0, 500, 300, 100)), [0, 11, 12])
  }

  /// Reported in TanStack/virtual#936.
  func testAVeryTallItemIsFoundBelowItsStart() {
    let heights = [100_000] + [CGFloat](repeating: 100, count: 400)
    let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: heights)
      .geometry()
    // Items 2r + 1 and 2r + 2 start at 100 r.
    XCTAssertEqual(items(geometry, in: rect(0, 15_000, 300, 100)), [0, 301, 302])
    XCTAssertEqual(items(geometry, in: rect(0, 15_050, 300, 100)), [0, 301, 302, 303, 304])
    XCTAssertEqual(items(geometry, in: rect(0, 50_000, 300, 100)), [0])
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#18.
  func testQueriesWorkForAnyNumberOfItems() {
    for count in [0, 1, 19, 20, 21, 40, 41, 63, 64, 65, 141] {
      let heights = [CGFloat].random(count, seed: 49)
      for columns in [1, 2, 3, 9] {
        let scenario = LayoutScenario(
          WaterfallContainer(width: 288),
          .tight(columns),
          heights: heights
        )
        assertWindows(scenario, "\(count) items in \(columns) columns")
      }
    }
  }

  /// Reported in Instagram/IGListKit#674.
  func testTheSearchGoesOnAfterAnItemOutsideTheRect() {
    // Column 1 is one item, 0–100; column 0 has items of 10.
    let heights = [10, 100] + [CGFloat](repeating: 10, count: 10)
    let geometry = LayoutScenario(WaterfallContainer(width: 100), .tight(2), heights: heights)
      .geometry()
    XCTAssertEqual(items(geometry, in: rect(0, 15, 100, 4)), [1, 2])
    XCTAssertEqual(items(geometry, in: rect(0, 95, 100, 1)), [1, 10])
    XCTAssertEqual(items(geometry, in: rect(50, 0, 50, 1)), [1])
  }

  /// Reported in TanStack/virtual#573.
  func testConsecutiveWindowsHoldEveryItem() {
    for columns in [4, 6] {
      let heights = [CGFloat].random(36, seed: 51)
      let scenario = LayoutScenario(
        WaterfallContainer(width: 288),
        .tight(columns),
        heights: heights
      )
      let geometry = scenario.geometry()
      var found: Set<Int> = []
      for y in stride(from: 0 as CGFloat, through: geometry.contentSize.height, by: 50) {
        let window = items(geometry, in: rect(0, y, 288, 50))
        XCTAssertEqual(window, Set(window).sorted(), "each once, in order")
        found.formUnion(window)
      }
      XCTAssertEqual(found.sorted(), Array(0..<36))
    }
  }

  /// Reported in zenangst/Blueprints#55.
  func testQueriesOfEveryPacking() {
    let placements: [WaterfallPacking] = [
      .shortestColumn, .flow(tolerance: 50), .sequential, .alignedRows,
    ]
    for placement in placements {
      for count in [30, 200] {
        var scenario = LayoutScenario(
          WaterfallContainer(width: 288),
          .tight(4, placement),
          heights: .random(count, seed: 53)
        )
        assertWindows(scenario, "\(placement)")
        for item in stride(from: 5, to: count, by: 7) {
          scenario.sections[0].items[item].placement = WaterfallItemPlacement(span: item % 4 + 1)
        }
        assertWindows(scenario, "\(placement) with spans")
      }
    }
  }

  /// Reported in foursquare/FSQCollectionViewAlignedLayout#8.
  func testRectsMayReachBeyondTheContent() {
    var section = WaterfallSection.tight(2)
    section.header = WaterfallSupplementary(height: 30)
    let scenario = LayoutScenario(
      container: WaterfallContainer(width: 288),
      sections: (0..<12).map { .init(section, heights: .random($0, seed: 54)) }
    )
    assertWindows(scenario, "12 sections")
    let geometry = scenario.geometry()
    let end = geometry.contentSize.height
    let headers = geometry.attributesForElements(in: rect(0, 0, 288, end + 5_000))
      .filter { $0.kind == .header }
    XCTAssertEqual(headers.map(\.path.section), Array(0..<12))
    XCTAssertEqual(items(geometry, in: rect(0, end, 288, 500)), [])
  }

  /// Reported in steipete/PSTCollectionView#108.
  func testARectWithoutAreaHoldsNothing() {
    for heights in [[], [30, 40]] as [[CGFloat]] {
      let geometry = LayoutScenario(WaterfallContainer(width: 200), .tight(2), heights: heights)
        .geometry()
      for rect in [CGRect.zero, .null, rect(0, 0, 100, 0), rect(0, 0, 0, 100)] {
        XCTAssertEqual(geometry.attributesForElements(in: rect), [])
      }
    }
  }

  /// Reported in zenangst/Blueprints#122.
  func testTheEdgesOfAQueryAreExact() {
    let heights = (0..<150).map { CGFloat(16 + $0 * 7 % 32) }
    let geometry = LayoutScenario(WaterfallContainer(width: 288), .tight(3), heights: heights)
      .geometry()
    for (item, frame) in geometry.itemFrames.enumerated() {
      XCTAssertEqual(items(geometry, in: frame), [item])
      let corners = [
        rect(frame.minX, frame.minY, 1, 1), rect(frame.maxX - 1, frame.maxY - 1, 1, 1),
      ]
      for corner in corners { XCTAssertEqual(items(geometry, in: corner), [item]) }
    }
  }
}
