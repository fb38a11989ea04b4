import XCTest

@testable import WaterfallLayout

/// The tree of least ends, compared with a look at every column.
final class LeastTreeTests: XCTestCase {
  /// Returns the columns that are tied for the least end.
  private func tied(_ ends: [Double], within tolerance: Double) -> [Int] {
    let least = ends.min() ?? 0
    return ends.indices.filter { ends[$0] - least < tolerance }
  }

  /// Asks for the first column below some limits, and for the first tied one from each column on
  /// and from none.
  private func check(_ tree: LeastTree, _ ends: [Double], line: UInt = #line) {
    for limit in [0, 5, 6, 20, 21, .infinity] as [Double] {
      let below = ends.firstIndex { $0 < limit }
      XCTAssertEqual(tree.firstColumn(below: limit), below, "\(ends) below \(limit)", line: line)
    }
    for tolerance in [1.0 / 1024, 10, .infinity] {
      let tied = tied(ends, within: tolerance)
      let label = "\(ends) within \(tolerance)"
      XCTAssertEqual(tree.firstColumn(TieRule(tolerance: tolerance)), tied[0], label, line: line)
      for column in ends.indices {
        XCTAssertEqual(
          tree.firstColumn(from: column, TieRule(tolerance: tolerance)),
          tied.first { $0 >= column },
          "\(label) from \(column)",
          line: line
        )
      }
    }
  }

  /// Every list of 1 to 7 ends from 0, 5 and 20: one, two and three levels, full and not.
  func testEveryShortList() {
    var lists: [[Double]] = [[]]
    for _ in 1...7 {
      lists = lists.flatMap { list in [0, 5, 20].map { list + [$0] } }
      for list in lists { check(LeastTree(list), list) }
    }
  }

  /// A tree whose ends are changed one by one is that of the changed ends.
  func testChangedEnds() {
    var ends: [Double] = [10, 0, 30, 0, 20]
    var tree = LeastTree(ends)
    for (column, end) in [(1, 40), (3, 15), (0, 60), (3, 0), (4, 0), (2, 0), (3, 99)] {
      ends[column] = Double(end)
      tree.setEnd(Double(end), ofColumn: column)
      check(tree, ends)
    }
  }

  func testColumnsBehindTheLastAreNeverChosen() {
    // The tree has 8 leaves; the last three are no columns, whatever the tolerance.
    let tree = LeastTree([1, 2, 3, 4, 0])
    XCTAssertEqual(tree.firstColumn(from: 4, TieRule(tolerance: .infinity)), 4)
    XCTAssertEqual(tree.firstColumn(from: 3, TieRule(tolerance: 0.5)), 4)
    XCTAssertNil(LeastTree([0, 9, 9, 9, 9]).firstColumn(from: 1, TieRule(tolerance: 0.5)))
  }
}
