import XCTest

@testable import WaterfallLayout

/// The number of columns, and the room that they share.
final class ResolvedColumnsTests: XCTestCase {
  private func resolved(
    _ section: WaterfallSection,
    width: CGFloat,
    scale: CGFloat? = nil,
    log: inout DiagnosticLog
  ) -> ResolvedColumns {
    let container = WaterfallContainer(size: CGSize(width: width, height: 0), displayScale: scale)
    let resolved = ResolvedContainer(container, log: &log)
    return ResolvedColumns(section, in: resolved, at: 4, log: &log)
  }

  private func count(_ width: Double, maximum: Int = .max) -> Int {
    ResolvedColumns.count(
      minimumWidth: 60,
      contentWidth: width,
      spacing: 10,
      maximumCount: maximum
    )
  }

  func testHowManyColumnsFit() {
    XCTAssertEqual([0, 59, 129, 130, 199, 200].map { count($0) }, [1, 1, 1, 2, 2, 3])
    XCTAssertEqual([129, 130, 200, 1e9].map { count($0, maximum: 2) }, [1, 2, 2, 2])
  }

  func testNoiseCostsNoColumn() {
    XCTAssertEqual(count(130 - 1e-9), 2)
    XCTAssertEqual(count(130 - 0.01), 1)
  }

  func testTheCountDoesNotDependOnPixels() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 252), columnSpacing: 5)
    for scale in [nil, 1, 1.1, 1.5, 2, 3] as [CGFloat?] {
      var log = DiagnosticLog()
      XCTAssertEqual(resolved(section, width: 1_280, scale: scale, log: &log).count, 5)
      XCTAssertEqual(log.count, 0)
    }
  }

  func testRoundingOfLengths() {
    let section = WaterfallSection(
      columns: .count(3),
      columnSpacing: 5.2,
      contentInsets: WaterfallInsets(leading: 10.1, trailing: 10.2)
    )
    var log = DiagnosticLog()
    let columns = resolved(section, width: 393, scale: 3, log: &log)
    XCTAssertEqual(columns.count, 3)
    XCTAssertEqual(columns.contentInsets.leading, 10)
    XCTAssertEqual(columns.contentInsets.trailing, 31.0 / 3)
    // 1,179 - 30 - 31 pixels
    XCTAssertEqual(columns.contentWidth, 1_118.0 / 3)
    XCTAssertEqual(columns.spacing, 16.0 / 3)
    XCTAssertEqual(columns.maximumWidth, .infinity)
  }

  func testMoreColumnsThanThereMayBe() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 1), columnSpacing: 0)
    var log = DiagnosticLog()
    XCTAssertEqual(resolved(section, width: 1e6, log: &log).count, 1_000)
    XCTAssertEqual(
      log.entries.map(\.message),
      ["column count of section 4 must be at most 1000, got 1000000; used 1000"]
    )
  }
}
