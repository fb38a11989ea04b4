import Foundation
import XCTest

@testable import waterfall_benchmark

final class ReportTests: XCTestCase {
  private func row(_ name: String, _ samples: [Double], limit: Double? = nil) -> BenchmarkRow {
    let row = BenchmarkRow(name, .microseconds, samples: samples)
    return limit.map { row.compared(with: $0, aim: 2) } ?? row
  }

  // MARK: - Processes

  func testJoinedRowsAreOfTheMediansOfEachProcess() throws {
    let reports = [[1, 2, 30], [4, 5, 6], [2, 3, 40]].map { samples in
      Report(results: [row("a", samples, limit: 10), row("b", [1])])
    }
    let joined = Report.joined(reports)
    XCTAssertEqual(joined.processCount, 3)
    XCTAssertEqual(joined.results.map(\.name), ["a", "b"])
    XCTAssertEqual(joined.results[0].value, Spread([2, 5, 3]))
    XCTAssertEqual(joined.results[0].ratio, Spread([0.2, 0.5, 0.3]))
    XCTAssertEqual(joined.results[0].aim, 2)
    XCTAssertNil(joined.results[1].ratio)
  }

  func testARowThatAProcessLacksIsOfTheOthers() {
    let joined = Report.joined([
      Report(results: [row("a", [1]), row("b", [2])]), Report(results: [row("b", [4])]),
    ])
    XCTAssertEqual(joined.results.map(\.value), [Spread([1]), Spread([2, 4])])
  }

  func testJSONComesBackAsItWas() throws {
    let report = Report(processCount: 5, results: [row("a", [1, 2], limit: 4), row("b", [3])])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try report.json().write(to: file)
    XCTAssertEqual(try Report(contentsOf: file), report)
  }

  // MARK: - Changes

  private func change(
    from old: [Double],
    to new: [Double],
    limits: (Double, Double)? = nil
  )
    -> RowChange
  {
    RowChange(
      from: row("a", old, limit: limits?.0),
      to: row("a", new, limit: limits?.1)
    )
  }

  func testAGrowthBeyondBothSpreadsIsSlower() {
    // From 10 ± 10 % to 13 ± 7.7 %: 30 % more, of which the spreads explain 17.7 %.
    let change = change(from: [9, 10, 11], to: [12, 13, 14])
    XCTAssertEqual(change.growth, 0.3, accuracy: 1e-9)
    XCTAssertEqual(change.spread, 0.1 + 1.0 / 13, accuracy: 1e-9)
    XCTAssertEqual(change.verdict, .slower)
  }

  func testAGrowthWithinTheSpreadsIsNone() {
    XCTAssertEqual(change(from: [8, 10, 12], to: [9, 12, 15]).verdict, .none)
    XCTAssertEqual(change(from: [10], to: [10]).verdict, .none)
  }

  func testLessIsFaster() {
    XCTAssertEqual(change(from: [10, 10, 10.2], to: [8, 8, 8.2]).verdict, .faster)
  }

  func testRatiosAreComparedWhereBothHaveThem() {
    // Twice as slow, on a machine that takes twice as long for the limit too.
    let change = change(from: [10], to: [20], limits: (5, 10))
    XCTAssertEqual(change.growth, 0)
    XCTAssertEqual(change.before.median, 2)
  }

  func testTheTableOfChangesHasTheRowsThatBothHave() {
    let old = Report(results: [row("gone", [1]), row("kept", [10])])
    let new = Report(results: [row("kept", [15]), row("new", [1])])
    XCTAssertEqual(
      new.changeTable(since: old),
      """
      name  before   now   change   spread  verdict
      kept    10.0  15.0  +50.0 %  ± 0.0 %   slower
      """
    )
  }
}
