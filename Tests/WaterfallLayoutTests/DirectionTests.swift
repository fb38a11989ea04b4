import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Horizontal and right-to-left layouts, with frames worked out by hand.
final class DirectionTests: XCTestCase {
  /// Reported in letsar/flutter_staggered_grid_view#17.
  func testRightToLeftIsMirrored() {
    var scenario = LayoutScenario(WaterfallContainer(width: 300), .tight(3), heights: [10, 10, 10])
    scenario.container.layoutDirection = .rightToLeft
    assertItemFrames(
      scenario,
      [rect(200, 0, 100, 10), rect(100, 0, 100, 10), rect(0, 0, 100, 10)]
    )
  }

  /// Reported in paololeonardi/WaterfallGrid#68.
  func testItemsOfAHorizontalLayoutHaveLengthsOfTheirOwn() {
    let container = WaterfallContainer(
      size: CGSize(width: 0, height: 100),
      scrollDirection: .horizontal
    )
    assertItemFrames(
      LayoutScenario(container, .tight(2), heights: [30, 70, 45]),
      [rect(0, 0, 30, 50), rect(0, 50, 70, 50), rect(30, 0, 45, 50)]
    )
  }

  /// Reported in TextureGroup/Texture#1930.
  func testTheContentGrowsAlongTheScrollAxis() {
    let vertical = LayoutScenario(WaterfallContainer(width: 375), .tight(2), heights: [30])
    XCTAssertEqual(vertical.geometry().contentSize, CGSize(width: 375, height: 30))
    let horizontal = LayoutScenario(WaterfallContainer(height: 375), .tight(2), heights: [30])
    XCTAssertEqual(horizontal.geometry().contentSize, CGSize(width: 30, height: 375))
  }
}
