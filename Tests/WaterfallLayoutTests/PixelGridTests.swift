import XCTest

@testable import WaterfallLayout

/// Rounding to pixels, and noise that doesn't count as part of one.
final class PixelGridTests: XCTestCase {
  func testWithoutAScaleNothingIsRounded() {
    let pixels = PixelGrid(scale: nil)
    for length in [0, 0.1, 1.0 / 3, 1e9] {
      XCTAssertEqual(pixels.rounded(length), length)
      XCTAssertEqual(pixels.roundedUp(length), length)
      XCTAssertEqual(pixels.roundedDown(length), length)
    }
    XCTAssert(pixels.isExact)
    XCTAssertFalse(pixels.counts(1))
  }

  func testHalfPoints() {
    let pixels = PixelGrid(scale: 2)
    let lengths = [0, 0.2, 0.25, 0.3, 401.2, 401.5]
    XCTAssertEqual(lengths.map { pixels.rounded($0) }, [0, 0, 0.5, 0.5, 401, 401.5])
    XCTAssertEqual(lengths.map { pixels.roundedUp($0) }, [0, 0.5, 0.5, 0.5, 401.5, 401.5])
    XCTAssertEqual(lengths.map { pixels.roundedDown($0) }, [0, 0, 0, 0, 401, 401.5])
  }

  func testTheSmallestScaleRoundsNothingDown() {
    let pixels = PixelGrid(scale: .leastNonzeroMagnitude)
    for length in [0.3, 0.5, 10, 1e9] {
      XCTAssertEqual(pixels.roundedUp(length), 1e9, "a pixel is longer than any length")
    }
    XCTAssertEqual(pixels.roundedUp(0), 0)
    XCTAssertEqual(pixels.roundedDown(0.3), 0)
  }

  func testThirdsOfPoints() {
    let pixels = PixelGrid(scale: 3)
    XCTAssertEqual(pixels.rounded(0.3), 1.0 / 3)
    XCTAssertEqual(pixels.roundedUp(1.0 / 3), 1.0 / 3)
    XCTAssertEqual(pixels.roundedUp(0.4), 2.0 / 3)
    XCTAssertEqual(pixels.roundedDown(0.9), 2.0 / 3)
  }

  func testNoiseIsOnThePixel() {
    let pixels = PixelGrid(scale: 2)
    // 1/1024 is 0.00098.
    XCTAssertEqual(pixels.roundedUp(401.500_000_000_000_06), 401.5)
    XCTAssertEqual(pixels.roundedUp(401.5009), 401.5)
    XCTAssertEqual(pixels.roundedUp(401.5011), 402)
    XCTAssertEqual(pixels.roundedDown(401.9991), 402)
    XCTAssertEqual(pixels.roundedDown(401.9989), 401.5)
  }

  func testADistanceOfTheToleranceIsNotOnThePixel() {
    let pixels = PixelGrid(scale: 2)
    XCTAssertEqual(pixels.roundedUp(401.5 + 1.0 / 1024), 402)
    XCTAssertEqual(pixels.roundedDown(402 - 1.0 / 1024), 401.5)
  }

  func testLengthsOfMorePixelsThanCanBeCounted() {
    let pixels = PixelGrid(scale: 1e7)
    XCTAssert(pixels.counts(1e8))
    XCTAssertFalse(pixels.counts(1e9))
    XCTAssertEqual(pixels.roundedUp(1e9 - 0.3), 1e9 - 0.3)
  }

  func testRoundingUpStaysWithinTheLimit() {
    let pixels = PixelGrid(scale: 1e-10)
    XCTAssertEqual(pixels.roundedUp(1e9), 1e9)
    XCTAssertEqual(pixels.roundedUp(5), 1e9)
    XCTAssertEqual(pixels.roundedDown(1e9), 0)
  }
}
