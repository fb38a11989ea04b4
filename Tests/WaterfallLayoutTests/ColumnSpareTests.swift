import XCTest

@testable import WaterfallLayout

/// Where the spare of columns and gaps goes, in units before each slot.
final class ColumnSpareTests: XCTestCase {
  private func spare(
    _ units: Double,
    _ columnCount: Int,
    _ sharing: ColumnSpare.Sharing,
    isWhole: Bool = false
  ) -> ColumnSpare {
    ColumnSpare(units: units, columnCount: columnCount, isWhole: isWhole, sharing: sharing)
  }

  private func assertShares(
    _ spare: ColumnSpare,
    _ shares: [Double],
    leastGap: Double,
    line: UInt = #line
  ) {
    for (slot, share) in shares.enumerated() {
      XCTAssertEqual(spare.share(beforeSlot: slot), share, accuracy: 1e-12, line: line)
    }
    XCTAssertEqual(spare.leastGapShare, leastGap, accuracy: 1e-12, line: line)
  }

  func testLeftoverPixelsWidenTheLeadingGaps() {
    let spare = spare(3, 5, .widerGaps, isWhole: true)
    assertShares(spare, [0, 1, 2, 3, 3], leastGap: 0)
    XCTAssertEqual(spare.share(fromSlot: 0, through: 0), 0)
    XCTAssertEqual(spare.share(fromSlot: 0, through: 2), 2)
    XCTAssertEqual(spare.share(fromSlot: 3, through: 4), 0)
  }

  func testLeftoverPixelsWidenTheLeadingColumns() {
    let spare = spare(3, 4, .widerColumns, isWhole: true)
    assertShares(spare, [0, 1, 2, 3], leastGap: 0)
    XCTAssertEqual((0...3).map { spare.share(fromSlot: $0, through: $0) }, [1, 1, 1, 0])
    XCTAssertEqual(spare.share(fromSlot: 1, through: 3), 2)
  }

  func testAlignments() {
    assertShares(spare(20, 4, .aligned(.leading)), [0, 0, 0, 0], leastGap: 0)
    assertShares(spare(20, 4, .aligned(.center)), [10, 10, 10, 10], leastGap: 0)
    assertShares(spare(20, 4, .aligned(.trailing)), [20, 20, 20, 20], leastGap: 0)
    let third = 20.0 / 3
    assertShares(
      spare(20, 4, .aligned(.spaceBetween)),
      [0, third, 2 * third, 20],
      leastGap: third
    )
    assertShares(spare(20, 4, .aligned(.spaceAround)), [2.5, 7.5, 12.5, 17.5], leastGap: 5)
    assertShares(spare(20, 4, .aligned(.spaceEvenly)), [4, 8, 12, 16], leastGap: 4)
  }

  /// Seven tenths of 650 are 455, but 0.7 times 650 is less in floating point.
  func testNoPixelIsLostToFractions() {
    for count in 1...40 {
      let whole = spare(Double(65 * (count + 1)), count, .aligned(.spaceEvenly), isWhole: true)
      assertShares(whole, (1...count).map { Double(65 * $0) }, leastGap: 65)
      let around = spare(Double(130 * count), count, .aligned(.spaceAround), isWhole: true)
      assertShares(around, (0..<count).map { Double(65 + 130 * $0) }, leastGap: 130)
      let between = spare(Double(65 * (count - 1)), count, .aligned(.spaceBetween), isWhole: true)
      assertShares(between, (0..<count).map { Double(65 * $0) }, leastGap: count > 1 ? 65 : 0)
    }
  }

  func testASpanCoversTheWidenedGaps() {
    XCTAssertEqual(spare(20, 4, .aligned(.center)).share(fromSlot: 1, through: 3), 0)
    XCTAssertEqual(spare(20, 4, .aligned(.spaceAround)).share(fromSlot: 1, through: 2), 5)
    XCTAssertEqual(spare(20, 4, .aligned(.spaceEvenly)).share(fromSlot: 0, through: 3), 12)
  }

  func testPixelsAreNotDivided() {
    assertShares(spare(21, 4, .aligned(.center), isWhole: true), [10, 10, 10, 10], leastGap: 0)
    // 20/3 = 6.67, 40/3 = 13.33
    assertShares(spare(20, 4, .aligned(.spaceBetween), isWhole: true), [0, 6, 13, 20], leastGap: 6)
    // 21/8 = 2.625, and 21/4 = 5.25 more each
    assertShares(spare(21, 4, .aligned(.spaceAround), isWhole: true), [2, 7, 13, 18], leastGap: 5)
    // 21/5 = 4.2
    assertShares(spare(21, 4, .aligned(.spaceEvenly), isWhole: true), [4, 8, 12, 16], leastGap: 4)
  }

  func testASingleColumn() {
    assertShares(spare(20, 1, .aligned(.spaceBetween)), [0], leastGap: 0)
    assertShares(spare(20, 1, .aligned(.spaceAround)), [10], leastGap: 20)
    assertShares(spare(20, 1, .aligned(.spaceEvenly)), [10], leastGap: 10)
  }

  func testWithoutSpareNothingIsAdded() {
    for alignment in WaterfallColumnAlignment.allCases {
      let spare = spare(0, 3, .aligned(alignment))
      assertShares(spare, [0, 0, 0], leastGap: 0)
      XCTAssertEqual(spare.share(fromSlot: 0, through: 2), 0)
    }
  }
}
