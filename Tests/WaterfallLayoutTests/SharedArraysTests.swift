import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// Short sections of one layout, whose heights and places are in the same arrays.
final class SharedArraysTests: XCTestCase {
  /// Sections of 0 to 63 items, which share arrays, and longer ones between them, which don't.
  private let counts = [3, 0, 63, 64, 10, 200, 1, 0, 63, 5]

  private func heights(ofSection section: Int) -> [CGFloat] {
    (0..<counts[section]).map { CGFloat(10 + (section * 31 + $0 * 17) % 50) }
  }

  /// Each section is as it is alone, above or below the others.
  func testSectionsAreAsTheyAreAlone() {
    let geometry = LayoutScenario(
      sections: counts.indices.map { heights(ofSection: $0) },
      .tight(3)
    )
    .geometry()
    assertNoBrokenInvariants(geometry)
    for section in counts.indices {
      let alone = LayoutScenario(sections: [heights(ofSection: section)], .tight(3)).geometry()
      let top = geometry.frame(ofSection: section)?.minY ?? 0
      XCTAssertEqual(geometry.numberOfItems(inSection: section), counts[section])
      for item in 0..<counts[section] {
        let frame = geometry.attributesForItem(at: ItemPath(section: section, item: item))?.frame
        let expected = alone.attributesForItem(at: ItemPath(section: 0, item: item))?.frame
        XCTAssertEqual(frame, expected.map { $0.offsetBy(dx: 0, dy: top) }, "\(section), \(item)")
      }
    }
  }

  /// More items in short sections than one pair of arrays holds.
  func testArraysAreBegunAnew() {
    let sections = (0..<1000).map { section in (0..<10).map { CGFloat(section + $0) } }
    let scenario = LayoutScenario(sections: sections, .tight(1))
    let geometry = scenario.geometry()
    assertNoBrokenInvariants(geometry)
    for section in [0, 408, 409, 410, 411, 999] {
      let length = CGFloat(section * 10 + 45)
      XCTAssertEqual(geometry.frame(ofSection: section)?.height, length, "\(section)")
    }
  }

  /// Two columns; three sections of two items each.
  func testAChangeOfASectionLeavesTheOthers() {
    let heights: [[CGFloat]] = [[10, 20], [30, 40], [50, 60]]
    let recorder = RecordedEngine(heights.map { LayoutScenario.Section(.tight(2), heights: $0) })
    let before = recorder.engine.geometry
    recorder.engine.setMeasuredHeight(100, of: .item(ItemPath(section: 1, item: 0)))
    let after = recorder.engine.geometry
    XCTAssertEqual(itemHeights(of: before), [10, 20, 30, 40, 50, 60])
    XCTAssertEqual(itemHeights(of: after), [10, 20, 100, 40, 50, 60])
    XCTAssertEqual(before.contentSize.height, 20 + 40 + 60)
    XCTAssertEqual(after.contentSize.height, 20 + 100 + 60)
    assertNoBrokenInvariants(after)
  }

  private func itemHeights(of geometry: WaterfallGeometry) -> [CGFloat] {
    geometry.attributesForElements(in: .infinite).map(\.frame.height)
  }
}
