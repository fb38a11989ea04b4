import XCTest

@testable import WaterfallLayout

/// The runs that make up neighboring columns.
final class ColumnRunsTests: XCTestCase {
  /// Returns the columns of a run, from the definition.
  private func columns(ofRun run: Int, leafCount: Int) -> [Int] {
    run >= leafCount
      ? [run - leafCount]
      : [2 * run, 2 * run + 1].flatMap { columns(ofRun: $0, leafCount: leafCount) }
  }

  func testRunsMakeUpEveryRangeOfColumns() {
    for leafCount in [1, 2, 4, 8, 16] {
      for first in 0..<leafCount {
        for end in first + 1...leafCount {
          let runs = Array(ColumnRuns(of: first..<end, leafCount: leafCount))
          let covered = runs.flatMap { columns(ofRun: $0, leafCount: leafCount) }
          XCTAssertEqual(covered.sorted(), Array(first..<end), "\(first)..<\(end) of \(leafCount)")
        }
      }
    }
  }

  func testAFewRunsMakeUpManyColumns() {
    XCTAssertEqual(Array(ColumnRuns(of: 0..<1024, leafCount: 1024)), [1])
    XCTAssertEqual(Array(ColumnRuns(of: 0..<512, leafCount: 1024)), [2])
    // 1, 2–3, 4–7 and 8: one run of each length, and a single column at the end.
    XCTAssertEqual(Array(ColumnRuns(of: 1..<9, leafCount: 16)).sorted(), [5, 9, 17, 24])
    for end in 1...1000 {
      XCTAssertLessThanOrEqual(Array(ColumnRuns(of: 0..<end, leafCount: 1024)).count, 10)
    }
  }
}
