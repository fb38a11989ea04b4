import XCTest

@testable import WaterfallLayout

/// Diagnostics between the passes that found them and the handler.
final class DiagnosticOutboxTests: XCTestCase {
  private let diagnostic = WaterfallDiagnostic(.itemCount, message: "too many")

  func testAReportIsEmptiedAndNotInterrupted() {
    var outbox = DiagnosticOutbox()
    XCTAssertFalse(outbox.hasDiagnostics)
    outbox.log.record(diagnostic)
    XCTAssert(outbox.hasDiagnostics)
    XCTAssertEqual(outbox.beginReport().entries, [diagnostic])
    XCTAssertEqual(outbox.log.count, 0)
    outbox.log.record(diagnostic)
    XCTAssertFalse(outbox.hasDiagnostics, "the handler is still being called")
    outbox.endReport()
    XCTAssert(outbox.hasDiagnostics)
    XCTAssertEqual(outbox.beginReport().count, 1)
  }

  func testTheFirstOfEachSubject() {
    var outbox = DiagnosticOutbox()
    let subjects: [WaterfallDiagnostic.Subject] = [.itemCount, .itemSpan, .itemCount, .itemSpan]
    XCTAssertEqual(subjects.map { outbox.isFirst($0) }, [true, true, false, false])
  }

  func testMissingUpdatesAreRecordedOnceForEachLayout() {
    var outbox = DiagnosticOutbox()
    for counts in [[3], [3], [3, 1], [3]] as [ShortList] {
      outbox.recordMissingUpdates(expected: counts)
    }
    XCTAssertEqual(outbox.log.entries.map(\.subject), Array(repeating: .missingUpdates, count: 3))
  }
}
