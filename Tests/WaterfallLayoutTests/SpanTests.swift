import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Items over several columns: their width, their place, and the items after them.
final class SpanTests: XCTestCase {
  /// Reported in jmartinesp/SpannedGridLayoutManager#8.
  func testASpanAboveTheColumnCountIsAllColumns() {
    let scenario = LayoutScenario(
      WaterfallContainer(width: 400),
      .tight(4),
      items: [.init(10, span: 6), .init(10)]
    )
    assertItemFrames(scenario, [rect(0, 0, 400, 10), rect(0, 10, 100, 10)])
    XCTAssertEqual(scenario.diagnostics, [])
  }

  /// Reported in andreas-pihlstrom/Nested#1.
  func testThereIsAlwaysAPlaceForASpan() {
    let section = WaterfallSection(columns: .count(3), columnSpacing: 20)
    let items: [LayoutScenario.Item] = [
      .init(10, span: 3), .init(10, span: 2), .init(10, span: .max), .init(10, span: 2),
    ]
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 52), section, items: items),
      [rect(0, 0, 52, 10), rect(0, 20, 28, 10), rect(0, 40, 52, 10), rect(0, 60, 28, 10)]
    )
  }

  /// Reported in pinterest/gestalt#3555.
  func testAColumnEndsBelowAllItsItems() {
    // A B C / D F G / – E E, all 100 high.
    let section = WaterfallSection(columns: .count(3))
    let single = LayoutScenario.Item(100)
    let items = [
      single, single, single, single, single, single, LayoutScenario.Item(100, span: 2, column: 1),
    ]
    let geometry = LayoutScenario(WaterfallContainer(width: 320), section, items: items).geometry()
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [210, 320, 320])
    let next = LayoutScenario(
      WaterfallContainer(width: 320),
      section,
      items: items + [.init(5), .init(5, span: 2)]
    )
    let frames = next.geometry().itemFrames
    XCTAssertEqual(frames[7], rect(0, 220, 100, 5))
    XCTAssertEqual(frames[8], rect(0, 330, 210, 5))
  }

  /// Reported in lucasr/twoway-view#227.
  func testASpanTakesTheHighestPlace() {
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(width: 300),
        .tight(3),
        items: [.init(50), .init(10), .init(20), .init(5, span: 2)]
      ),
      [
        rect(0, 0, 100, 50), rect(100, 0, 100, 10), rect(200, 0, 100, 20), rect(100, 20, 200, 5),
      ]
    )
  }

  /// Reported in w3c/csswg-drafts#5902.
  func testStretchedItemsStopAtASpanningOne() {
    var section = WaterfallSection.tight(3)
    section.stretchesItems = true
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(width: 300),
        section,
        items: [.init(10), .init(30), .init(20), .init(5, span: 2, column: 1)]
      ),
      [
        rect(0, 0, 100, 35), rect(100, 0, 100, 30), rect(200, 0, 100, 30), rect(100, 30, 200, 5),
      ]
    )
  }

  func testItemsNeverOverlap() {
    for seed in 7_001...7_150 as ClosedRange<UInt64> {
      let frames = LayoutScenario.random(seed: seed).geometry().itemFrames
        .map { $0.insetBy(dx: 1e-6, dy: 1e-6) }
        .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
      for (index, frame) in frames.enumerated() {
        let others = frames[..<index].filter { $0.intersects(frame) }
        XCTAssertEqual(others, [], "seed \(seed), \(frame)")
      }
    }
  }
}
