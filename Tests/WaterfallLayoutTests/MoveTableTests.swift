import XCTest

@testable import WaterfallLayout

/// Moves, looked up by either end.
final class MoveTableTests: XCTestCase {
  private let table = MoveTable<Int>([.init(from: 3, to: 0), .init(from: 1, to: 5)])

  func testEndsAreAscending() {
    XCTAssertEqual(table.sources, [1, 3])
    XCTAssertEqual(table.targets, [0, 5])
  }

  func testLookup() {
    XCTAssertEqual((0...6).map { table.target(of: $0) }, [nil, 5, nil, 0, nil, nil, nil])
    XCTAssertEqual((0...6).map { table.source(of: $0) }, [3, nil, nil, nil, nil, 1, nil])
  }

  func testWithoutMoves() {
    let table = MoveTable<ItemPath>()
    XCTAssertNil(table.target(of: ItemPath(section: 0, item: 0)))
    XCTAssertNil(table.source(of: ItemPath(section: 0, item: 0)))
    XCTAssertEqual(table.sources, [])
  }

  func testTheOrderOfMovesDoesNotMatter() {
    XCTAssertEqual(table, MoveTable([.init(from: 1, to: 5), .init(from: 3, to: 0)]))
    XCTAssertNotEqual(table, MoveTable([.init(from: 1, to: 0), .init(from: 3, to: 5)]))
  }
}
