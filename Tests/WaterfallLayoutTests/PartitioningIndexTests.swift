import XCTest

@testable import WaterfallLayout

/// Binary search for the first element that fulfills a condition.
final class PartitioningIndexTests: XCTestCase {
  func testTheFirstOfEqualElements() {
    let numbers = [1, 3, 3, 3, 5]
    XCTAssertEqual(
      (0...6).map { least in numbers.partitioningIndex { $0 >= least } },
      [
        0, 0, 1, 1, 4, 4, 5,
      ]
    )
  }

  func testAllOrNone() {
    XCTAssertEqual([Int]().partitioningIndex { _ in true }, 0)
    XCTAssertEqual([1, 2, 3].partitioningIndex { _ in true }, 0)
    XCTAssertEqual([1, 2, 3].partitioningIndex { _ in false }, 3)
  }

  func testIndicesOfAPart() {
    let part = [9, 9, 1, 3, 5, 9][2...4]
    XCTAssertEqual(part.partitioningIndex { $0 >= 3 }, 3)
    XCTAssertEqual(part.partitioningIndex { $0 > 5 }, 5)
    XCTAssertEqual((10..<20).partitioningIndex { $0 >= 15 }, 15)
  }

  func testAThousandElementsTakeTenLooks() {
    for target in 0...1_000 {
      var looks = 0
      let index = (0..<1_000).partitioningIndex {
        looks += 1
        return $0 >= target
      }
      XCTAssertEqual(index, target)
      XCTAssertLessThanOrEqual(looks, 10)
    }
  }

  func testEveryGuessLeadsToTheSameIndex() {
    for count in [1, 2, 5, 6, 30, 100] {
      for target in 0...count {
        for guess in 0..<count {
          XCTAssertEqual((0..<count).partitioningIndex(near: guess) { $0 >= target }, target)
        }
      }
    }
  }

  func testAGuessInAPart() {
    let part = [9, 9, 1, 3, 5, 9][2...4]
    for guess in 2...4 {
      XCTAssertEqual(part.partitioningIndex(near: guess) { $0 >= 3 }, 3)
      XCTAssertEqual(part.partitioningIndex(near: guess) { $0 > 5 }, 5)
    }
  }

  func testAGoodGuessTakesFewLooksAmongAMillion() {
    for distance in -4...4 {
      var looks = 0
      let index = (0..<1_000_000).partitioningIndex(near: 500_000 + distance) {
        looks += 1
        return $0 >= 500_000
      }
      XCTAssertEqual(index, 500_000)
      XCTAssertLessThanOrEqual(looks, 6)
    }
  }

  func testABadGuessTakesALogarithmOfTheDistance() {
    for guess in [0, 999_999] {
      var looks = 0
      let index = (0..<1_000_000).partitioningIndex(near: guess) {
        looks += 1
        return $0 >= 500_000
      }
      XCTAssertEqual(index, 500_000)
      XCTAssertLessThanOrEqual(looks, 40)
    }
  }
}
