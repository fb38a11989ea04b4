import WaterfallLayout
import XCTest

/// Heights from aspect ratios.
final class AspectRatioTests: XCTestCase {
  func testHeights() {
    XCTAssertEqual(height(of: CGSize(width: 4, height: 3), scaledToWidth: 100), 75)
    XCTAssertEqual(height(of: CGSize(width: 200, height: 50), scaledToWidth: 0), 0)
  }

  func testHostileNumbers() {
    let bad: [CGFloat] = [0, -1, .nan, .infinity, -.infinity]
    for number in bad {
      XCTAssertEqual(height(of: CGSize(width: number, height: 3), scaledToWidth: 100), 0)
      XCTAssertEqual(height(of: CGSize(width: 4, height: number), scaledToWidth: 100), 0)
      XCTAssertEqual(height(of: CGSize(width: 4, height: 3), scaledToWidth: number), 0)
    }
    for size in [CGSize(width: 1e-308, height: 1e308), CGSize(width: 1e308, height: 1e308)] {
      let height = height(of: size, scaledToWidth: 1e308)
      XCTAssertFalse(height.isNaN || height < 0, "\(size)")
    }
  }
}
