import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The paths of items and the indices of sections before and after a batch of updates.
final class PathMapTests: XCTestCase {
  /// Returns the map of updates, given the numbers of items in each section before and after.
  private func map(
    from before: [Int],
    to after: [Int],
    _ updates: [WaterfallUpdate],
    line: UInt = #line
  ) -> WaterfallPathMap? {
    func sections(_ counts: [Int]) -> [LayoutScenario.Section] {
      counts.map { .init(WaterfallSection(), heights: Array(repeating: 20, count: $0)) }
    }
    let recorded = RecordedEngine(sections(before))
    recorded.prepare()
    recorded.delegate.sections = sections(after)
    return recorded.update(updates, line: line)
  }

  func testItemsThatComeAndGo() {
    // 0 1 2 3 4 5 -> n 0 2 n 3 5 n
    let map = map(
      from: [6],
      to: [7],
      [
        .deleteItem(path(4)), .deleteItem(path(1)), .insertItem(path(0)), .insertItem(path(6)),
        .insertItem(path(3)),
      ]
    )
    XCTAssertEqual(
      (0...5).map { map?.newPath(of: path($0))?.item },
      [1, nil, 2, 4, nil, 5]
    )
    XCTAssertEqual(
      (0...6).map { map?.oldPath(of: path($0))?.item },
      [nil, 0, 2, nil, 3, 5, nil]
    )
  }

  func testSectionsThatComeAndGoAndMove() {
    // 0 1 2 3 4 -> n 4 0 3 n
    let map = map(
      from: [1, 1, 2, 3, 1],
      to: [9, 1, 1, 3, 9],
      [
        .deleteSection(1), .deleteSection(2), .insertSection(0), .insertSection(4),
        .moveSection(from: 4, to: 1),
      ]
    )
    XCTAssertEqual((0...4).map { map?.newSection(of: $0) }, [2, nil, nil, 3, 1])
    XCTAssertEqual((0...4).map { map?.oldSection(of: $0) }, [nil, 4, 0, 3, nil])
    XCTAssertEqual(map?.newPath(of: path(2, section: 3)), path(2, section: 3))
    XCTAssertEqual(map?.newPath(of: path(0, section: 4)), path(0, section: 1))
    XCTAssertNil(map?.newPath(of: path(1, section: 2)))
    XCTAssertEqual(map?.oldPath(of: path(0, section: 2)), path(0))
    XCTAssertNil(map?.oldPath(of: path(5, section: 4)))
  }

  func testPlacesThatNobodyHas() {
    // The answers have no meaning, but there are some.
    let updates: [WaterfallUpdate] = [
      .insertItem(path(0, section: 1)), .deleteItem(path(1)), .insertSection(0),
    ]
    let map = map(from: [2], to: [0, 2], updates)
    for extreme in [Int.min, -1, 9, .max - 1, .max] {
      _ = map?.newSection(of: extreme)
      _ = map?.oldSection(of: extreme)
      for section in [0, 1, extreme] {
        _ = map?.newPath(of: path(extreme, section: section))
        _ = map?.oldPath(of: path(extreme, section: section))
      }
    }
  }

  func testItemsOfAReloadedSectionKeepTheirIndices() {
    let map = map(
      from: [2, 5],
      to: [3, 2],
      [
        .reloadSection(1), .moveSection(from: 1, to: 0), .deleteItem(path(0)),
        .insertItem(path(0, section: 1)),
      ]
    )
    XCTAssertEqual(
      (0...4).map { map?.newPath(of: path($0, section: 1)) },
      [path(0), path(1), path(2), nil, nil]
    )
    XCTAssertEqual((0...2).map { map?.oldPath(of: path($0)) }, (0...2).map { path($0, section: 1) })
    XCTAssertEqual(map?.newPath(of: path(1)), path(1, section: 1))
    XCTAssertNil(map?.newPath(of: path(0)))
  }

  func testAReloadedItemIsTheSameItem() {
    let map = map(from: [3], to: [2], [.reloadItem(path(2)), .deleteItem(path(0))])
    XCTAssertEqual(map?.newPath(of: path(2)), path(1))
    XCTAssertEqual(map?.oldPath(of: path(1)), path(2))
  }

  func testEqualBatchesHaveEqualMaps() {
    let first = map(from: [4], to: [4], [.deleteItem(path(1)), .insertItem(path(3))])
    let second = map(from: [4], to: [4], [.insertItem(path(3)), .deleteItem(path(1))])
    let third = map(from: [4], to: [4], [.insertItem(path(2)), .deleteItem(path(1))])
    XCTAssertEqual(first, second)
    XCTAssertNotEqual(first, third)
  }

  func testEachPartOfABatchTellsMapsApart() {
    let batches: [[WaterfallUpdate]] = [
      [], [.moveItem(from: path(0), to: path(1))], [.deleteItem(path(0)), .insertItem(path(1))],
      [.deleteItem(path(0)), .insertItem(path(0))], [.deleteItem(path(1)), .insertItem(path(1))],
      [.moveSection(from: 0, to: 1)], [.deleteSection(0), .insertSection(1)],
      [.deleteSection(0), .insertSection(0)], [.deleteSection(1), .insertSection(1)],
      [.reloadSection(0)],
    ]
    let maps = batches.map { map(from: [2, 2], to: [2, 2], $0) }
    for first in maps.indices {
      for second in maps.indices where first != second {
        XCTAssertNotEqual(maps[first], maps[second], "\(batches[first]), \(batches[second])")
      }
    }
    XCTAssertEqual(Set(maps.map { $0.hashValue }).count, batches.count)
  }

  /// Every set of deletions, up to two insertions and up to one move in a list of four items.
  func testAllSmallBatches() {
    for deleted in subsets(of: [0, 1, 2, 3]) {
      let left = (0...3).filter { !deleted.contains($0) }
      for insertions in 0...2 {
        let count = left.count + insertions
        for inserted in subsets(of: Array(0..<count)) where inserted.count == insertions {
          check(deleted, inserted, move: nil, left)
          for from in left {
            for to in 0..<count where !inserted.contains(to) {
              check(deleted, inserted, move: (from, to), left)
            }
          }
        }
      }
    }
  }

  private func subsets(of elements: [Int]) -> [[Int]] {
    (0..<(1 << elements.count)).map { bits in elements.filter { bits & (1 << $0) != 0 } }
  }

  /// Compares a map with the result of putting the items into their places one by one.
  private func check(
    _ deleted: [Int],
    _ inserted: [Int],
    move: (from: Int, to: Int)?,
    _ left: [Int]
  ) {
    var updates = deleted.map { WaterfallUpdate.deleteItem(path($0)) }
    updates += inserted.map { .insertItem(path($0)) }
    if let move { updates.append(.moveItem(from: path(move.from), to: path(move.to))) }
    let count = left.count + inserted.count
    var staying = left.filter { $0 != move?.from }[...]
    let olds = (0..<count).map { index -> Int? in
      if inserted.contains(index) { return nil }
      return index == move?.to ? move?.from : staying.popFirst()
    }
    let map = map(from: [4], to: [count], updates)
    XCTAssertEqual((0..<count).map { map?.oldPath(of: path($0))?.item }, olds, "\(updates)")
    XCTAssertEqual(
      (0...3).map { map?.newPath(of: path($0))?.item },
      (0...3).map { old in olds.firstIndex(of: old) },
      "\(updates)"
    )
  }
}
