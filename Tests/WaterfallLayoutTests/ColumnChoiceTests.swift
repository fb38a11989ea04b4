import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The columns that items are placed in, which later items don't change.
final class ColumnChoiceTests: XCTestCase {
  /// Reported in aceisScope/WaterflowView#8.
  func testAColumnIsAlwaysFound() {
    let equal = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: [10, 10, 10])
      .geometry()
    XCTAssertEqual(equal.itemColumns, [0, 1, 2])
    let heights: [[CGFloat]] = [
      [.nan, .nan, .nan], [.infinity, .infinity, .infinity], [0, 0, 0], [-1, -1, -1],
    ]
    for heights in heights {
      let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: heights)
        .geometry()
      XCTAssertEqual(geometry.itemColumns, [0, 0, 0], "\(heights)")
    }
    let huge = [CGFloat](repeating: 1e308, count: 4)
    let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: huge)
      .geometry()
    XCTAssertEqual(geometry.itemColumns, [0, 1, 2, 0])
  }

  /// Reported in JetBrains/compose-multiplatform#4996.
  func testEqualItemsKeepTheirSides() {
    for spacing in [0, 1, 2, 7] as [CGFloat] {
      for scale in [nil, 1, 2, 3] as [CGFloat?] {
        for width in stride(from: 300 as CGFloat, through: 301, by: 0.25) {
          let geometry = WaterfallGeometry(
            container: WaterfallContainer(width: width, scale: scale),
            sections: [WaterfallSection(columnSpacing: spacing)],
            itemCount: { _ in 9 },
            placement: { $0.item == 0 ? .allColumns : .automatic },
            height: { CGSize(width: 4, height: 3).height(scaledToWidth: $1) }
          )
          let label = "spacing \(spacing), scale \(scale as Any), width \(width)"
          XCTAssertEqual(geometry.itemColumns, [0, 0, 1, 0, 1, 0, 1, 0, 1], label)
        }
      }
    }
  }

  /// Reported in w3c/csswg-drafts#9328.
  func testToleranceIsMeasuredFromTheLeastEnd() {
    let heights = stride(from: 100 as CGFloat, through: 80, by: -1) + [5]
    for (tolerance, column) in [(1, 19), (0, 20)] as [(CGFloat, Int)] {
      let section = WaterfallSection.tight(21, .flow(tolerance: tolerance))
      let geometry = LayoutScenario(
        WaterfallContainer(width: 210),
        section,
        heights: Array(heights)
      ).geometry()
      XCTAssertEqual(geometry.itemColumns, Array(0...20) + [column], "tolerance \(tolerance)")
    }
  }

  /// Reported in zenangst/Blueprints#143.
  func testTheLeadingOfEquallyHighPlacesIsTaken() {
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 200), .tight(2), heights: [20, 20, 10, 10]),
      [rect(0, 0, 100, 20), rect(100, 0, 100, 20), rect(0, 20, 100, 10), rect(100, 20, 100, 10)]
    )
  }

  /// Reported in w3c/csswg-drafts#12393.
  func testItemsArePlacedInTheOrderOfTheData() {
    // The third item wants column 0, but the first one was there before.
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(width: 300),
        .tight(3),
        items: [.init(10), .init(10), .init(20, column: 0), .init(10, span: 2), .init(5)]
      ),
      [
        rect(0, 0, 100, 10), rect(100, 0, 100, 10), rect(0, 10, 100, 20), rect(100, 10, 200, 10),
        rect(100, 20, 100, 5),
      ]
    )
  }

  /// Reported in jaredLunde/masonic#17.
  func testAShortColumnIsFilledFirst() {
    let heights: [CGFloat] = [300, 300, 150] + [CGFloat](repeating: 15, count: 11)
    let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: heights)
      .geometry()
    XCTAssertEqual(geometry.itemColumns, [0, 1, 2] + [Int](repeating: 2, count: 10) + [0])
  }

  /// Reported in Shopify/flash-list#2270 and paololeonardi/WaterfallGrid#63.
  func testAppendedItemsMoveNothing() {
    let page: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let whole = LayoutScenario(WaterfallContainer(width: 210), heights: page + page)
    let firstPage = [
      rect(0, 0, 100, 30), rect(110, 0, 100, 50), rect(0, 40, 100, 20), rect(110, 60, 100, 60),
      rect(0, 70, 100, 10), rect(0, 90, 100, 40), rect(110, 130, 100, 70), rect(0, 140, 100, 15),
    ]
    assertItemFrames(LayoutScenario(whole.container, heights: page), firstPage)
    assertItemFrames(
      whole,
      firstPage + [
        rect(0, 165, 100, 30), rect(0, 205, 100, 50), rect(110, 210, 100, 20),
        rect(110, 240, 100, 60),
        rect(0, 265, 100, 10), rect(0, 285, 100, 40), rect(110, 310, 100, 70),
        rect(0, 335, 100, 15),
      ]
    )
  }

  /// Reported in JetBrains/compose-multiplatform#5042.
  func testAColumnDependsOnEarlierItemsAlone() {
    let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    for count in 0...heights.count {
      let first = Array(heights.prefix(count))
      let geometry = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: first)
        .geometry()
      XCTAssertEqual(geometry.itemColumns, Array([0, 1, 2, 2, 0, 0, 1, 0].prefix(count)))
    }
  }
}
