import WaterfallLayout
import XCTest

/// Heights from aspect ratios.
final class AspectRatioTests: XCTestCase {
  func testHeights() {
    XCTAssertEqual(CGSize(width: 4, height: 3).height(scaledToWidth: 100), 75)
    XCTAssertEqual(CGSize(width: 200, height: 50).height(scaledToWidth: 0), 0)
  }

  func testHostileNumbers() {
    let bad: [CGFloat] = [0, -1, .nan, .infinity, -.infinity]
    for number in bad {
      XCTAssertEqual(CGSize(width: number, height: 3).height(scaledToWidth: 100), 0)
      XCTAssertEqual(CGSize(width: 4, height: number).height(scaledToWidth: 100), 0)
      XCTAssertEqual(CGSize(width: 4, height: 3).height(scaledToWidth: number), 0)
    }
    for size in [CGSize(width: 1e-308, height: 1e308), CGSize(width: 1e308, height: 1e308)] {
      let height = size.height(scaledToWidth: 1e308)
      XCTAssertFalse(height.isNaN || height < 0, "\(size)")
    }
  }
}
