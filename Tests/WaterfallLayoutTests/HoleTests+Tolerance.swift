import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Holes that are just 1/1024 point away from the ordinary place, and a little nearer or farther.
///
/// A wide item without height joins columns at 40, or where the lower of them ends, and leaves the
/// space above itself free.
extension HoleTests {
  private func item(_ height: CGFloat, _ column: Int, span: Int = 1) -> LayoutScenario.Item {
    .init(height: height, placement: WaterfallItemPlacement(span: span, column: column))
  }

  /// Asserts the frames of items in three columns 100 wide without spacing.
  private func assertFrames(
    _ items: [LayoutScenario.Item],
    _ frames: [CGRect],
    line: UInt = #line
  ) {
    var section = WaterfallSection.tight(3)
    section.fillsHoles = true
    let scenario = LayoutScenario(WaterfallContainer(width: 300), section, items: items)
    assertItemFrames(scenario, frames, line: line)
  }

  func testAHoleAboveTheColumnItsItemAsksFor() {
    for (difference, isFilled) in [(1, false), (1.5, true)] as [(CGFloat, Bool)] {
      let end = 30 + difference / 1024
      assertFrames(
        [item(30, 0), item(end, 1), item(0, 0, span: 2), item(10, 0)],
        [
          rect(0, 0, 100, 30), rect(100, 0, 100, end), rect(0, end, 200, 0),
          rect(0, isFilled ? 30 : end, 100, 10),
        ]
      )
    }
  }

  func testAHoleBehindTheOrdinaryPlaceAndAboveIt() {
    for (difference, isFilled) in [(1, false), (1.5, true)] as [(CGFloat, Bool)] {
      let end = 30 + difference / 1024
      assertFrames(
        [item(end, 0), item(30, 1), item(40, 2), item(0, 1, span: 2), .init(height: 10)],
        [
          rect(0, 0, 100, end), rect(100, 0, 100, 30), rect(200, 0, 100, 40),
          rect(100, 40, 200, 0), isFilled ? rect(100, 30, 100, 10) : rect(0, end, 100, 10),
        ]
      )
    }
  }

  func testAHoleBeforeTheOrdinaryPlaceAndBelowIt() {
    for (difference, isFilled) in [(0.5, true), (1, false)] as [(CGFloat, Bool)] {
      let end = 30 + difference / 1024
      assertFrames(
        [item(end, 0), item(40, 1), item(30, 2), item(0, 0, span: 2), .init(height: 10)],
        [
          rect(0, 0, 100, end), rect(100, 0, 100, 40), rect(200, 0, 100, 30),
          rect(0, 40, 200, 0), isFilled ? rect(0, end, 100, 10) : rect(200, 30, 100, 10),
        ]
      )
    }
  }
}
