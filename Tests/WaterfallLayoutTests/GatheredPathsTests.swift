import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Paths that are gathered in any order.
final class GatheredPathsTests: XCTestCase {
  private func gathered(_ paths: [ItemPath], without others: [ItemPath] = []) -> PathRuns {
    var gathered = GatheredPaths()
    for path in paths { gathered.append(path) }
    return gathered.sorted(without: PathRuns(others))
  }

  func testEveryOrderOfPathsThatMayBeTwice() {
    let choices = [path(0), path(1), path(3), path(0, section: 1), path(4, section: 1)]
    let pairs = choices.flatMap { first in choices.map { [first, $0] } }
    for paths in pairs.flatMap({ pair in pairs.map { pair + $0 } }) {
      let sorted = paths.sorted()
      let twice = zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
      let list = gathered(paths)
      XCTAssertEqual(list.paths, Set(paths).sorted(), "\(paths)")
      XCTAssertEqual(list.count, Set(paths).count, "\(paths)")
      XCTAssertEqual(list.firstDuplicate, twice, "\(paths)")
      XCTAssertEqual(Array(list.sections), Set(paths.map { $0.section }).sorted(), "\(paths)")
      XCTAssertEqual(list, PathRuns(sorted), "\(paths)")
    }
  }

  /// A run is gathered at once after any other paths as well as one by one.
  func testRunsAfterOtherPaths() {
    let starts: [[ItemPath]] = [
      [], [path(3)], [path(9)], [path(5)], [path(2, section: 1)], [path(7), path(1)],
    ]
    for paths in starts {
      for count in 0...3 {
        var runs = GatheredPaths()
        for path in paths { runs.append(path) }
        runs.append(path(4), neighbors: count)
        runs.append(path(12))
        let single = gathered(paths + (4...(4 + count)).map { path($0) } + [path(12)])
        let list = runs.sorted()
        XCTAssertEqual(list, single, "\(count) after \(paths)")
        XCTAssertEqual(list.firstDuplicate, single.firstDuplicate, "\(count) after \(paths)")
      }
    }
  }

  func testItemsOfASection() {
    let list = gathered([path(4), path(5), path(6, section: 2), path(9, section: 2)])
    XCTAssertEqual((0...3).map { Array(list.items(inSection: $0)) }, [[4, 5], [], [6, 9], []])
    XCTAssertTrue(list.contains(path(5)))
    XCTAssertFalse(list.contains(path(5, section: 2)))
    XCTAssertFalse(list.contains(path(5, section: 1)))
  }

  func testWithoutOthers() {
    XCTAssertEqual(gathered([path(1), path(2)], without: [path(1)]).paths, [path(2)])
    let list = gathered([path(2), path(1), path(2), path(1)], without: [path(1)])
    XCTAssertEqual(list.paths, [path(2)])
    XCTAssertEqual(list.firstDuplicate, path(2))
    XCTAssertNil(gathered([path(2), path(2)], without: [path(2)]).firstDuplicate)
  }

  func testNothing() {
    XCTAssertTrue(gathered([]).isEmpty)
    XCTAssertEqual(gathered([]), PathRuns())
  }

  func testExtremeIndices() {
    let paths = [path(.max), path(.min), path(.min, section: .max), path(.max, section: .max)]
    XCTAssertEqual(gathered(paths).paths, paths.sorted())
    XCTAssertEqual(gathered(paths.sorted()).paths, paths.sorted())
    XCTAssertEqual(gathered([path(.max, section: -1)]).paths, [path(.max, section: -1)])
  }
}
