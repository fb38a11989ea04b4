import WaterfallLayout
import XCTest

/// The metrics of columns before a layout and after it.
final class ColumnMetricsTests: XCTestCase {
  private func origins(_ section: WaterfallSection, in container: WaterfallContainer) -> [CGFloat] {
    let metrics = section.columnMetrics(in: container)
    return (0..<metrics.count).map(metrics.origin(ofColumn:))
  }

  func testOriginsStartAtTheLeadingInset() {
    let section = WaterfallSection(
      columns: .count(3),
      contentInsets: WaterfallInsets(leading: 20, trailing: 10)
    )
    // 350 − 30 − 2 × 10 = 300, in three columns.
    XCTAssertEqual(origins(section, in: WaterfallContainer(width: 350)), [20, 130, 240])
  }

  func testOriginsCountFromTheLeadingSideFromRightToLeft() {
    let container = WaterfallContainer(
      size: CGSize(width: 320, height: 100),
      layoutDirection: .rightToLeft
    )
    XCTAssertEqual(origins(WaterfallSection(columns: .count(3)), in: container), [0, 110, 220])
  }

  func testOriginsAreAligned() {
    let section = WaterfallSection(
      columns: .count(4),
      maximumColumnWidth: 100,
      columnAlignment: .spaceEvenly
    )
    // The spare of 450 − 4 × 100 − 3 × 10 = 20 has five shares of 4.
    XCTAssertEqual(origins(section, in: WaterfallContainer(width: 450)), [4, 118, 232, 346])
  }

  func testColumnsOutsideCountAsTheNearestOnes() {
    let metrics = WaterfallSection().columnMetrics(in: WaterfallContainer(width: 210))
    XCTAssertEqual([-1, .min].map(metrics.origin(ofColumn:)), [0, 0])
    XCTAssertEqual([2, .max].map(metrics.origin(ofColumn:)), [110, 110])
  }

  func testCollapsedColumnsStandWhereTheNextOneDoes() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 450),
      section: WaterfallSection(columns: .count(4), collapsesEmptyColumns: true),
      itemHeights: [10, 10],
      placements: [.automatic, WaterfallItemPlacement(column: 3)]
    )
    let metrics = geometry.columnMetrics(inSection: 0)
    // Columns 0 and 3 share 440 points.
    XCTAssertEqual((0..<4).map { metrics?.origin(ofColumn: $0) }, [0, 230, 230, 230])
    XCTAssertEqual(metrics?.width, 220)
  }
}
