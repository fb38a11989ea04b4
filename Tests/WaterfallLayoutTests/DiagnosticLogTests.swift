import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Diagnostics that are kept, counted and handed over.
final class DiagnosticLogTests: XCTestCase {
  private func diagnostic(_ section: Int) -> WaterfallDiagnostic {
    WaterfallDiagnostic(.itemCount, section: section, message: "section \(section)")
  }

  private func log(_ sections: Range<Int>) -> DiagnosticLog {
    var log = DiagnosticLog()
    for section in sections { log.record(diagnostic(section)) }
    return log
  }

  private func reported(_ log: DiagnosticLog) -> [WaterfallDiagnostic] {
    var reported: [WaterfallDiagnostic] = []
    log.report { reported.append($0) }
    return reported
  }

  func testAHundredAreKeptAndTheRestIsCounted() {
    var log = DiagnosticLog()
    var made = 0
    func next() -> WaterfallDiagnostic {
      made += 1
      return diagnostic(made)
    }
    for _ in 1...150 { log.record(next()) }
    XCTAssertEqual(made, 100, "no more are made than are kept")
    XCTAssertEqual(log.count, 150)
    XCTAssertEqual(log.entries.map(\.section), (1...100).map { $0 })
    let reported = reported(log)
    XCTAssertEqual(reported.count, 101)
    XCTAssertEqual(reported.last?.subject, .suppressed)
    XCTAssertEqual(reported.last?.message, "50 more diagnostics of the same pass")
  }

  func testExactlyAHundredAreAllThereIs() {
    XCTAssertEqual(reported(log(0..<100)).map(\.section), (0..<100).map { $0 })
  }

  func testAppendingAnotherLog() {
    var log = log(0..<70)
    log.append(self.log(70..<130))
    XCTAssertEqual(log.count, 130)
    XCTAssertEqual(log.entries.map(\.section), (0..<100).map { $0 })
    log.append(self.log(130..<131))
    XCTAssertEqual(reported(log).last?.message, "31 more diagnostics of the same pass")
  }

  // MARK: - Values out of range

  func testLengths() {
    var log = DiagnosticLog()
    let lengths: [CGFloat] = [0, 12.5, 1e9, -1, .nan, .infinity, -.infinity, 2e9]
    XCTAssertEqual(
      lengths.map { log.length($0, .itemHeight, section: 2, item: 7) },
      [0, 12.5, 1e9, 0, 0, 0, 0, 1e9]
    )
    XCTAssertEqual(
      log.entries.map(\.message),
      [
        "height of item 7 in section 2 must be finite and at least 0, got -1.0; used 0",
        "height of item 7 in section 2 must be finite and at least 0, got nan; used 0",
        "height of item 7 in section 2 must be finite and at least 0, got inf; used 0",
        "height of item 7 in section 2 must be finite and at least 0, got -inf; used 0",
        "height of item 7 in section 2 must be at most 1000000000, got 2000000000.0; "
          + "used 1000000000",
      ]
    )
  }

  func testNumbers() {
    var log = DiagnosticLog()
    XCTAssertEqual(
      [-3, 1, 10, 11].map { log.number($0, in: 1...10, .columnCount, section: 0) },
      [1, 1, 10, 10]
    )
    XCTAssertEqual(
      log.entries.map(\.message),
      [
        "column count of section 0 must be at least 1, got -3; used 1",
        "column count of section 0 must be at most 10, got 11; used 10",
      ]
    )
  }

  func testDisplayScales() {
    var log = DiagnosticLog()
    let scales: [CGFloat?] = [nil, 0.5, 3, 0, -1, .nan, .infinity]
    XCTAssertEqual(scales.map { log.displayScale($0) }, [nil, 0.5, 3, nil, nil, nil, nil])
    XCTAssertEqual(log.count, 4)
    XCTAssertEqual(
      log.entries.first?.message,
      "display scale of the container must be finite and above 0, got 0.0; used none"
    )
  }

  func testTolerances() {
    var log = DiagnosticLog()
    let tolerances: [CGFloat] = [0, 5, .infinity, -0.5, .nan]
    XCTAssertEqual(tolerances.map { log.tolerance($0, section: 1) }, [0, 5, .infinity, 0, 0])
    XCTAssertEqual(
      log.entries.map(\.message),
      [
        "flow tolerance of section 1 must be at least 0, got -0.5; used 0",
        "flow tolerance of section 1 must be at least 0, got nan; used 0",
      ]
    )
  }

  func testOnlyTheFirstHeightsAreKept() {
    var log = DiagnosticLog()
    XCTAssertEqual(log.itemHeights([5, -1, 7, .nan], count: 3, section: 4), [5, 0, 7])
    XCTAssertEqual(log.entries.map(\.item), [1])
  }
}
