import XCTest

@testable import WaterfallLayout

/// Where columns are, for widths that are exact, in pixels, limited and shared by fewer columns.
final class ColumnGridTests: XCTestCase {
  private func grid(
    _ section: WaterfallSection,
    width: CGFloat,
    scale: CGFloat? = nil,
    keptColumns: [Int]? = nil
  ) -> ColumnGrid {
    var log = DiagnosticLog()
    let container = WaterfallContainer(
      size: CGSize(width: width, height: 0),
      displayScale: scale
    )
    let resolved = ResolvedContainer(container, log: &log)
    let columns = ResolvedColumns(section, in: resolved, at: 0, log: &log)
    XCTAssertEqual(log.count, 0)
    return ColumnGrid(columns, keptColumns: keptColumns)
  }

  private func origins(_ grid: ColumnGrid) -> [Double] {
    (0..<grid.count).map { grid.origin(ofColumn: $0) }
  }

  func testExactWidths() {
    let section = WaterfallSection(contentInsets: WaterfallInsets(leading: 7, trailing: 3))
    let grid = grid(section, width: 385)
    XCTAssertEqual(grid.columnWidth, 182.5)
    XCTAssertEqual(origins(grid), [7, 199.5])
    XCTAssertEqual(grid.width(ofSpan: 2), 375)
    XCTAssertEqual(grid.extent(ofColumns: 0..<2), Extent(start: 7, length: 375))
    XCTAssertEqual(grid.extent(ofColumns: 1..<2), Extent(start: 199.5, length: 182.5))
  }

  func testALeftoverPixelWidensTheGap() {
    let grid = grid(WaterfallSection(), width: 375, scale: 1)
    XCTAssertEqual(grid.columnWidth, 182)
    XCTAssertEqual(origins(grid), [0, 193])
    XCTAssertEqual(grid.width(ofSpan: 2), 374)
    XCTAssertEqual(grid.extent(ofColumns: 0..<2), Extent(start: 0, length: 375))
  }

  func testALimitEqualToTheShareAlignsNothing() {
    // 375 pixels: 182 for each column, as for the limit; the one left over widens the gap.
    let section = WaterfallSection(maximumColumnWidth: 182.5, columnAlignment: .trailing)
    let grid = grid(section, width: 375, scale: 1)
    XCTAssertEqual(grid.columnWidth, 182)
    XCTAssertEqual(origins(grid), [0, 193])
  }

  func testALimitEqualToTheShareLeavesNothing() {
    // 115 / 7 · 7 is less than 115 by the rounding of a Double, which isn't left over.
    var section = WaterfallSection(columns: .count(7), columnSpacing: 0)
    let unlimited = grid(section, width: 115)
    section.maximumColumnWidth = 115.0 / 7
    XCTAssertEqual(grid(section, width: 115), unlimited)
  }

  func testLeftoverPixelsWidenColumnsWithoutGaps() {
    let section = WaterfallSection(columns: .count(4), columnSpacing: 0)
    let grid = grid(section, width: 393, scale: 3)
    // 1,179 pixels: 294 each, and three of them 295.
    XCTAssertEqual(grid.columnWidth, 98)
    XCTAssertEqual(origins(grid), [0, 295.0 / 3, 590.0 / 3, 295])
    let widths = (0...3).map { grid.extent(ofColumns: $0..<$0 + 1).length }
    XCTAssertEqual(widths, [295.0 / 3, 295.0 / 3, 295.0 / 3, 98])
  }

  func testAlignedColumns() {
    let expected: [(WaterfallColumnAlignment, first: Double, spanOfTwo: Double)] = [
      (.leading, 0, 210), (.center, 10, 210), (.trailing, 20, 210), (.spaceAround, 2.5, 215),
      (.spaceEvenly, 4, 214),
    ]
    for (alignment, first, spanOfTwo) in expected {
      let section = WaterfallSection(
        columns: .count(4),
        maximumColumnWidth: 100,
        columnAlignment: alignment
      )
      let grid = grid(section, width: 450)
      XCTAssertEqual(grid.columnWidth, 100)
      XCTAssertEqual(grid.origin(ofColumn: 0), first, "\(alignment)")
      XCTAssertEqual(grid.width(ofSpan: 2), spanOfTwo, "\(alignment)")
      XCTAssertEqual(grid.extent(ofColumns: 0..<2).length, spanOfTwo, "\(alignment)")
    }
  }

  func testVanishedColumns() {
    var section = WaterfallSection(columns: .count(4))
    let wide = grid(section, width: 450, keptColumns: [0, 2])
    XCTAssertEqual(wide.count, 4)
    XCTAssertEqual(wide.extent(ofColumns: 0..<1), Extent(start: 0, length: 220))
    XCTAssertEqual(wide.extent(ofColumns: 2..<3), Extent(start: 230, length: 220))
    XCTAssertEqual(wide.origin(ofColumn: 1), 230, "where the next one stands")
    section.maximumColumnWidth = 100
    section.columnAlignment = .center
    let narrow = grid(section, width: 450, keptColumns: [0, 2])
    XCTAssertEqual(narrow.extent(ofColumns: 0..<1), Extent(start: 120, length: 100))
    XCTAssertEqual(narrow.extent(ofColumns: 2..<3), Extent(start: 230, length: 100))
  }

  func testGapsWiderThanTheContainer() {
    let section = WaterfallSection(columns: .count(4), columnSpacing: 4)
    for scale in [nil, 2] as [CGFloat?] {
      let grid = grid(section, width: 5, scale: scale)
      XCTAssertEqual(grid.columnWidth, 0)
      XCTAssertEqual(origins(grid), [0, 4, 8, 12])
      XCTAssertEqual(grid.extent(ofColumns: 0..<4), Extent(start: 0, length: 12))
    }
  }

  func testColumnsNearARange() {
    // Columns at 0–100, 110–210 and 220–320.
    let grid = grid(WaterfallSection(columns: .count(3)), width: 320)
    let expected: [(lower: Double, upper: Double, columns: Range<Int>)] = [
      (0, 320, 0..<3), (50, 60, 0..<1), (102, 109, 0..<1), (102, 115, 0..<2), (111, 219, 1..<2),
      (111, 221, 1..<3), (221, 400, 2..<3), (330, 400, 2..<3), (-50, -10, 0..<0),
      (-.infinity, .infinity, 0..<3),
    ]
    for (lower, upper, columns) in expected {
      let range = AxisRange(lower: lower, upper: upper)
      XCTAssertEqual(grid.columns(near: range), columns, "\(lower)–\(upper)")
    }
  }
}
