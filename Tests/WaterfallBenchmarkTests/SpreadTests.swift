import XCTest

@testable import waterfall_benchmark

final class SpreadTests: XCTestCase {
  func testTheMiddleAndTheExtremes() {
    let spread = Spread([5, 1, 9, 2, 4])
    XCTAssertEqual(spread.median, 4)
    XCTAssertEqual(spread.minimum, 1)
    XCTAssertEqual(spread.maximum, 9)
  }

  func testTheUpperOfTwoMiddles() {
    XCTAssertEqual(Spread([1, 2, 3, 4]).median, 3)
  }

  func testTheDeviationIsHalfTheDistanceOfTheExtremes() {
    XCTAssertEqual(Spread([9, 10, 12]).relativeDeviation, 0.15)
    XCTAssertEqual(Spread([7]).relativeDeviation, 0)
    XCTAssertEqual(Spread([0, 0, 3]).relativeDeviation, 0)
  }
}
