import XCTest

@testable import WaterfallLayout

/// Where elements go when some leave and some come.
final class IndexMapTests: XCTestCase {
  // 0 1 2 3 4 5 -> n 0 2 n 3 5 n
  private let map = IndexMap(removed: IndexRuns([1, 4]), added: IndexRuns([0, 3, 6]))

  func testIndicesAfter() {
    XCTAssertEqual((0...5).map { map.new(of: $0) }, [1, nil, 2, 4, nil, 5])
  }

  func testIndicesBefore() {
    XCTAssertEqual((0...6).map { map.old(of: $0) }, [nil, 0, 2, nil, 3, 5, nil])
  }

  func testTheNextElementThatStays() {
    XCTAssertEqual((0...5).map { map.newOfNext($0) }, [1, 2, 2, 4, 5, 5])
  }

  func testWithoutANextElement() {
    // 0 1 2 3 -> 0 n 1
    let map = IndexMap(removed: IndexRuns([2, 3]), added: IndexRuns([1]))
    XCTAssertEqual(map.newOfNext(2), 3)
    XCTAssertEqual(map.newOfNext(3), 3)
    XCTAssertNil(map.new(of: 3))
  }

  func testNothingLeavesOrComes() {
    let map = IndexMap(removed: IndexRuns(), added: IndexRuns())
    XCTAssertEqual([0, 7].map { map.new(of: $0) }, [0, 7])
    XCTAssertEqual([0, 7].map { map.old(of: $0) }, [0, 7])
  }

  func testListsThatArePartsOfOthers() {
    let removed = IndexRuns([-5, -4, 1, 4, 9])
    let added = IndexRuns([-8, 0])
    let map = IndexMap(
      removed: IndexRuns(removed.runs[1...2]),
      added: IndexRuns(added.runs[1...])
    )
    // 0 1 2 3 4 5 -> n 0 2 3 5
    XCTAssertEqual((0...5).map { map.new(of: $0) }, [1, nil, 2, 3, nil, 4])
    XCTAssertEqual((0...4).map { map.old(of: $0) }, [nil, 0, 2, 3, 5])
  }

  func testTheGreatestIndexDoesNotOverflow() {
    XCTAssertEqual(IndexMap(removed: IndexRuns(), added: IndexRuns([0])).newOfNext(.max), .max)
  }
}
