import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The paths at which dropped items are inserted, worked out by hand and by looking at all frames.
final class DropTargetTests: XCTestCase {
  /// Returns columns 100 wide, both spacings 10, which end at 100, 130 and 115.
  private func geometry(
    scrollDirection: WaterfallContainer.ScrollDirection = .vertical
  ) -> WaterfallGeometry {
    WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 320, height: 320),
        scrollDirection: scrollDirection
      ),
      section: WaterfallSection(columns: .count(3)),
      itemHeights: [30, 50, 20, 60, 10, 40, 70, 15]
    )
  }

  func testBetweenItems() {
    let expected: [(x: CGFloat, y: CGFloat, item: Int)] = [
      (50, 10, 0), (50, -20, 0), (-30, 45, 4), (108, 20, 1), (50, 52, 4), (160, 129, 6),
      (50, 100, 8), (50, 105, 8), (160, 131, 8), (270, 120, 8), (400, 50, 3), (50, 900, 8),
      (105, 120, 8),
    ]
    let (vertical, horizontal) = (geometry(), geometry(scrollDirection: .horizontal))
    for (x, y, item) in expected {
      XCTAssertEqual(vertical.dropTarget(at: CGPoint(x: x, y: y)), path(item), "\(x), \(y)")
      XCTAssertEqual(horizontal.dropTarget(at: CGPoint(x: y, y: x)), path(item), "\(y), \(x)")
    }
  }

  func testEmptySectionsHeadersAndFooters() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      sections: [
        WaterfallSection(footer: WaterfallSupplementary(height: 20)),
        WaterfallSection(header: WaterfallSupplementary(height: 40)),
        WaterfallSection(header: WaterfallSupplementary(height: 30)),
      ],
      itemCount: { [2, 0, 1][$0] },
      height: { _, _ in 50 }
    )
    // Items to 50, the footer to 70, the empty section to 110, a header to 140, an item to 190.
    let expected: [(CGFloat, ItemPath)] = [
      (49, path(0)), (51, path(2)), (69, path(2)), (70, path(0, section: 1)),
      (71, path(0, section: 1)), (109, path(0, section: 1)), (120, path(0, section: 2)),
      (189, path(0, section: 2)), (191, path(1, section: 2)),
    ]
    for (y, target) in expected {
      XCTAssertEqual(geometry.dropTarget(at: CGPoint(x: 20, y: y)), target, "\(y)")
    }
  }

  func testAnItemOfTheLayout() {
    let geometry = geometry()
    // Behind the last item there is no place in its own section.
    let end = CGPoint(x: 50, y: 900)
    XCTAssertEqual(geometry.dropTarget(at: end), path(8))
    XCTAssertEqual(geometry.dropTarget(at: end, ofItemAt: path(2)), path(7))
    XCTAssertEqual(geometry.dropTarget(at: CGPoint(x: 50, y: 10), ofItemAt: path(2)), path(0))
    XCTAssertNil(geometry.dropTarget(at: end, ofItemAt: path(8)))
    XCTAssertNil(geometry.dropTarget(at: end, ofItemAt: path(0, section: 1)))
    XCTAssertNil(geometry.dropTarget(at: CGPoint(x: CGFloat.nan, y: 0), ofItemAt: path(2)))
  }

  func testAnItemOfAnotherSection() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      sections: [WaterfallSection(), WaterfallSection()],
      itemCount: { _ in 2 },
      height: { _, _ in 50 }
    )
    let end = CGPoint(x: 50, y: 900)
    XCTAssertEqual(geometry.dropTarget(at: end, ofItemAt: path(0)), path(2, section: 1))
    XCTAssertEqual(geometry.dropTarget(at: end, ofItemAt: path(0, section: 1)), path(1, section: 1))
  }

  func testNothingToDropInto() {
    let empty = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [],
      itemCount: { _ in 0 },
      height: { _, _ in 0 }
    )
    XCTAssertNil(empty.dropTarget(at: .zero))
    XCTAssertNil(geometry().dropTarget(at: CGPoint(x: CGFloat.nan, y: 0)))
    XCTAssertNil(geometry().dropTarget(at: CGPoint(x: 0, y: CGFloat.infinity)))
  }

  func testRandomPoints() {
    for seed in 0..<200 as Range<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let geometry = scenario.geometry()
      var random = SeededGenerator(seed: seed)
      for _ in 0..<10 {
        let point = CGPoint(
          x: random.length(upTo: 900) - 50,
          y: random.length(upTo: 2000) - 50
        )
        let target = geometry.dropTarget(at: point)
        XCTAssertEqual(target == nil, scenario.sections.isEmpty, "seed \(seed), \(point)")
        guard let target else { continue }
        let count = geometry.numberOfItems(inSection: target.section)
        XCTAssertTrue((0...count).contains(target.item), "seed \(seed), \(point)")
        if let item = geometry.item(at: point) {
          XCTAssertEqual(target, item, "seed \(seed), \(point)")
        }
      }
    }
  }
}
