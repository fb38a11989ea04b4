import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Stamps, which reserve space at the top of columns.
final class StampTests: XCTestCase {
  private let container = WaterfallContainer(width: 320)

  /// Returns three columns 100 wide, both spacings 10.
  private func section(
    _ stamps: [WaterfallStamp],
    _ packing: WaterfallPacking = .shortestColumn
  ) -> WaterfallSection {
    WaterfallSection(columns: .count(3), stamps: stamps, packing: packing)
  }

  func testColumnsStartBelowAStamp() {
    let section = section([WaterfallStamp(height: 50, span: 2, edge: .trailing)])
    let scenario = LayoutScenario(container, section, heights: [20, 20, 20, 20])
    assertItemFrames(
      scenario,
      [rect(0, 0, 100, 20), rect(0, 30, 100, 20), rect(0, 60, 100, 20), rect(110, 60, 100, 20)]
    )
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.stampFrames(inSection: 0), [rect(110, 0, 210, 50)])
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [80, 80, 50])
    XCTAssertEqual(geometry.attributesForElements(in: .infinite).count, 4)
    XCTAssertEqual(geometry.stampFrames(inSection: 1), [])
    XCTAssertEqual(geometry.stampFrames(inSection: -1), [])
  }

  func testASectionIsAsLongAsItsStamps() {
    var section = section([WaterfallStamp(height: 70, edge: .leading)])
    section.contentInsets = WaterfallInsets(top: 3, bottom: 4)
    let empty = LayoutScenario(container, section, heights: []).geometry()
    XCTAssertEqual(empty.contentSize.height, 77)
    XCTAssertEqual(empty.stampFrames(inSection: 0), [rect(0, 3, 100, 70)])
    let short = LayoutScenario(container, section, heights: [10]).geometry()
    XCTAssertEqual(short.contentSize.height, 77)
    XCTAssertEqual(short.itemFrames, [rect(110, 3, 100, 10)])
  }

  func testOffsetsCountFromTheEdge() {
    let section = section([
      WaterfallStamp(height: 10, edge: .leading, offset: 1),
      WaterfallStamp(height: 20, edge: .trailing, offset: 2),
      WaterfallStamp(height: 30, span: 2, edge: .trailing, offset: 9),
      WaterfallStamp(height: 40, span: 9, edge: .leading, offset: 1),
    ])
    XCTAssertEqual(
      LayoutScenario(container, section, heights: []).geometry().stampFrames(inSection: 0),
      [rect(110, 0, 100, 10), rect(0, 0, 100, 20), rect(0, 0, 210, 30), rect(0, 0, 320, 40)]
    )
  }

  func testRowsAreBelowAllStamps() {
    let section = section([WaterfallStamp(height: 50, edge: .leading)], .alignedRows)
    assertItemFrames(
      LayoutScenario(container, section, heights: [20, 30, 10, 5]),
      [rect(0, 60, 100, 20), rect(110, 60, 100, 30), rect(220, 60, 100, 10), rect(0, 100, 100, 5)]
    )
  }

  func testFromTheRight() {
    var mirrored = container
    mirrored.layoutDirection = .rightToLeft
    let section = section([WaterfallStamp(height: 50, edge: .leading)])
    let geometry = LayoutScenario(mirrored, section, heights: [20]).geometry()
    XCTAssertEqual(geometry.stampFrames(inSection: 0), [rect(220, 0, 100, 50)])
    XCTAssertEqual(geometry.itemFrames, [rect(110, 0, 100, 20)])
  }

  func testOnPixels() {
    var container = container
    container.displayScale = 2
    let section = section([WaterfallStamp(height: 50.3, edge: .leading)])
    let geometry = LayoutScenario(container, section, heights: []).geometry()
    XCTAssertEqual(geometry.stampFrames(inSection: 0).map(\.height), [50.5])
  }

  func testOverColumnsThatHaveVanished() {
    var section = section([
      WaterfallStamp(height: 50, span: 3, edge: .leading),
      WaterfallStamp(height: 40, edge: .leading, offset: 1),
    ])
    section.columns = .count(4)
    section.collapsesEmptyColumns = true
    // Columns 0 and 2 share 320 points, with 10 between them.
    let items = [0, 2].map {
      LayoutScenario.Item(height: 20, placement: WaterfallItemPlacement(column: $0))
    }
    let geometry = LayoutScenario(container, section, items: items).geometry()
    XCTAssertEqual(geometry.itemFrames.map(\.minX), [0, 165])
    XCTAssertEqual(
      geometry.stampFrames(inSection: 0),
      [rect(0, 0, 320, 50), rect(165, 0, 0, 40)]
    )
  }

  func testAStampWhoseLastColumnHasVanished() {
    var section = section([WaterfallStamp(height: 30, span: 2, edge: .trailing)])
    section.columns = .count(4)
    section.collapsesEmptyColumns = true
    let items = [0, 2].map { LayoutScenario.Item(20, column: $0) }
    let geometry = LayoutScenario(container, section, items: items).geometry()
    // Of columns 2 and 3, the first is the second of those that share 320 points.
    XCTAssertEqual(geometry.stampFrames(inSection: 0), [rect(165, 0, 155, 30)])
  }

  func testBadValuesAreReported() {
    let section = section([
      WaterfallStamp(height: .nan, span: 0, edge: .leading, offset: -1),
      WaterfallStamp(height: -.infinity, span: .min, edge: .trailing, offset: .max),
    ])
    let scenario = LayoutScenario(container, section, heights: [10])
    XCTAssertEqual(
      scenario.diagnostics.map(\.subject),
      [.stampHeight, .stampSpan, .stampOffset, .stampHeight, .stampSpan]
    )
    // Both are at the leading side: the second is as far from the trailing one as fits.
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.stampFrames(inSection: 0), [rect(0, 0, 100, 0), rect(0, 0, 100, 0)])
    XCTAssertEqual(geometry.itemFrames, [rect(110, 0, 100, 10)])
  }

  func testTheyAreSaved() throws {
    let section = section([WaterfallStamp(height: 50, span: 2, edge: .trailing, offset: 1)])
    let geometry = LayoutScenario(container, section, heights: [20, 30]).geometry()
    let data = try JSONEncoder().encode(geometry)
    XCTAssertEqual(try JSONDecoder().decode(WaterfallGeometry.self, from: data), geometry)
  }
}
