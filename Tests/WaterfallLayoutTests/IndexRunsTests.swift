import XCTest

@testable import WaterfallLayout

/// Lists of ascending indices, as runs of neighbors.
final class IndexRunsTests: XCTestCase {
  private let list = IndexRuns([-2, -1, 3, 5, 6, 7])

  func testNeighborsAreOneRun() {
    XCTAssertEqual(list.runs.map { [$0.first, $0.last] }, [[-2, -1], [3, 3], [5, 7]])
    XCTAssertEqual(list.runs.map { $0.rank }, [0, 2, 3])
    XCTAssertEqual(Array(list), [-2, -1, 3, 5, 6, 7])
    XCTAssertEqual(list.count, 6)
    XCTAssertEqual(list.first, -2)
  }

  func testLookup() {
    XCTAssertEqual((-3...8).filter { list.contains($0) }, [-2, -1, 3, 5, 6, 7])
    XCTAssertEqual((-3...8).map { list.rank(of: $0) }, [0, 0, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6])
    XCTAssertEqual((0...3).map { list.gap(rank: $0) }, [2, 4, 8, 9])
  }

  func testAPartOfAList() {
    let part = IndexRuns(list.runs[1...])
    XCTAssertEqual(Array(part), [3, 5, 6, 7])
    XCTAssertEqual(part.count, 4)
    XCTAssertEqual((2...8).map { part.rank(of: $0) }, [0, 0, 1, 1, 2, 3, 4])
    XCTAssertEqual((0...5).map { part.gap(rank: $0) }, [0, 1, 2, 4, 8, 9])
    XCTAssertEqual(part, IndexRuns([3, 5, 6, 7]))
  }

  func testTheFirstIndexOutsideARange() {
    XCTAssertEqual(list.first(outside: 0..<9), -2)
    XCTAssertEqual(list.first(outside: -2..<4), 5)
    XCTAssertEqual(list.first(outside: -2..<6), 6)
    XCTAssertEqual(list.first(outside: -3..<7), 7)
    XCTAssertNil(list.first(outside: -2..<8))
    XCTAssertNil(IndexRuns().first(outside: 0..<0))
  }

  func testAnEmptyList() {
    XCTAssertTrue(IndexRuns().isEmpty)
    XCTAssertEqual(IndexRuns().count, 0)
    XCTAssertNil(IndexRuns().first)
    XCTAssertEqual(Array(IndexRuns()), [])
    XCTAssertEqual(IndexRuns().rank(of: 3), 0)
    XCTAssertEqual(IndexRuns().gap(rank: 3), 3)
  }

  func testTheGreatestAndTheLeastInteger() {
    let list = IndexRuns([.min, .max - 1, .max])
    XCTAssertEqual(list.runs.count, 2)
    XCTAssertEqual(Array(list), [.min, .max - 1, .max])
    XCTAssertTrue(list.contains(.max))
    XCTAssertEqual(list.rank(of: .max), 2)
  }
}
