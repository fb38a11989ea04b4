import XCTest

@testable import WaterfallLayout

/// Places in ten bytes, which lose nothing of a start.
final class PlaceTests: XCTestCase {
  private let starts: [Double] = [
    0, .leastNonzeroMagnitude, 0.1, 1.0 / 3, 1 - 0x1p-53, 65_535.5, 0x1p48 + 1, 1e9, 1e16,
    .greatestFiniteMagnitude,
  ]

  func testStartsAndColumnsComeBackAsTheyWere() {
    for start in starts {
      for column in [0, 1, 999] as [UInt16] {
        let place = Place(start: start, column: column)
        XCTAssertEqual(place.start.bitPattern, start.bitPattern, "\(start)")
        XCTAssertEqual(place.column, column)
        XCTAssert(place.isKnown)
      }
    }
  }

  func testAStartIsChangedWithoutTheColumn() {
    for start in starts {
      var place = Place(start: 0.7, column: 999)
      place.start = start
      XCTAssertEqual(place, Place(start: start, column: 999))
    }
  }

  func testPlacesDifferByStartOrColumn() {
    XCTAssertNotEqual(Place(start: 1, column: 2), Place(start: 1.0.nextUp, column: 2))
    XCTAssertNotEqual(Place(start: 1, column: 2), Place(start: 1, column: 3))
    XCTAssertFalse(Place.unknown.isKnown)
  }

  /// A height and a place are all that is stored for an automatic item, so that memory is linear.
  ///
  /// Reported in LinkedInAttic/LayoutKit#142.
  func testAnItemTakesEighteenBytesAtMost() {
    XCTAssertEqual(MemoryLayout<Place>.stride, 10)
    XCTAssertLessThanOrEqual(MemoryLayout<Place>.stride + MemoryLayout<CGFloat>.stride, 18)
  }
}
