import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Layouts without space, area or items, whose frames are finite and not negative.
final class DegenerateSizeTests: XCTestCase {
  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#28.
  func testOneColumnHasNoColumnSpacing() {
    for spacing in [0, 10, 1e9] as [CGFloat] {
      let section = WaterfallSection(
        columns: .count(1),
        columnSpacing: spacing,
        contentInsets: WaterfallInsets(leading: 7, trailing: 3)
      )
      assertItemFrames(
        LayoutScenario(WaterfallContainer(width: 100), section, heights: [20]),
        [rect(7, 0, 90, 20)]
      )
    }
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#42.
  func testASizeWithoutAreaHasHeightZero() {
    let nothing = CGSize.zero.height(scaledToWidth: 100)
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 210), heights: [nothing, 20, 20]),
      [rect(0, 0, 100, 0), rect(110, 0, 100, 20), rect(0, 10, 100, 20)]
    )
    let geometry = LayoutScenario(WaterfallContainer(width: 210), heights: [.nan, 20, 20])
      .geometry()
    XCTAssertEqual(
      geometry.itemFrames,
      [rect(0, 0, 100, 0), rect(110, 0, 100, 20), rect(0, 10, 100, 20)]
    )
  }

  /// Reported in ashfurrow/ARCollectionViewMasonryLayout#30.
  func testAContainerWithoutSize() {
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 0), heights: [20, 30]),
      [rect(0, 0, 0, 20), rect(10, 0, 0, 30)]
    )
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 210), heights: [20, 30]),
      [rect(0, 0, 100, 20), rect(110, 0, 100, 30)]
    )
  }

  /// Reported in letsar/flutter_staggered_grid_view#362.
  func testColumnsNarrowerThanTheirGapsHaveNoWidth() {
    let section = WaterfallSection(columns: .count(4), columnSpacing: 4)
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 0), section, heights: [5, 5, 5, 5]),
      [rect(0, 0, 0, 5), rect(4, 0, 0, 5), rect(8, 0, 0, 5), rect(12, 0, 0, 5)]
    )
  }

  /// Reported in LiveContainer/LiveContainer#1414.
  func testInsetsThatLeaveNoRoom() {
    let section = WaterfallSection(
      columns: .count(4),
      columnSpacing: 16,
      contentInsets: WaterfallInsets(all: 16)
    )
    let scenario = LayoutScenario(
      WaterfallContainer(width: 32),
      section,
      heights: [40, 40, 40, 40]
    )
    assertItemFrames(
      scenario,
      [rect(16, 16, 0, 40), rect(32, 16, 0, 40), rect(48, 16, 0, 40), rect(64, 16, 0, 40)]
    )
    XCTAssertEqual(scenario.geometry().contentSize, CGSize(width: 32, height: 72))
    XCTAssertEqual(scenario.diagnostics, [])
  }

  /// Reported in flutter/flutter#59663.
  func testNoItemsHaveNoSpacing() {
    let section = WaterfallSection(itemSpacing: 50)
    XCTAssertEqual(
      LayoutScenario(WaterfallContainer(width: 100), section, heights: []).geometry().contentSize
        .height,
      0
    )
  }

  /// Reported in paololeonardi/WaterfallGrid#49.
  func testTheLengthOfTheContainerDoesNotMatter() {
    let frames = [0, 1, 844, 1e9].map { height in
      var scenario = LayoutScenario(WaterfallContainer(width: 210), heights: [20, 30, 40])
      scenario.container.size.height = height
      return scenario.geometry().itemFrames
    }
    let expected = [rect(0, 0, 100, 20), rect(110, 0, 100, 30), rect(0, 30, 100, 40)]
    XCTAssertEqual(frames, Array(repeating: expected, count: 4))
  }

  /// Reported in WebKit/WebKit#53389.
  func testALayoutWithoutItems() {
    for sections in [[], [[]], [[], []]] as [[[CGFloat]]] {
      for columns in [0, 1, 3] {
        let geometry = LayoutScenario(sections: sections, .tight(columns)).geometry()
        XCTAssertEqual(geometry.contentSize, CGSize(width: 200, height: 0))
        XCTAssertEqual(geometry.attributesForElements(in: .infinite), [])
        XCTAssertNil(geometry.closestItem(to: .zero))
        XCTAssertNil(geometry.item(at: .zero))
        assertNoBrokenInvariants(geometry)
      }
    }
  }

  /// Reported in ashfurrow/ARCollectionViewMasonryLayout#24.
  func testAnEmptySectionHasNoItemSpacing() {
    var section = WaterfallSection(itemSpacing: 25)
    XCTAssertEqual(LayoutScenario(sections: [[]], section).geometry().contentSize.height, 0)
    XCTAssertEqual(LayoutScenario(sections: [], section).geometry().contentSize.height, 0)
    section.contentInsets = WaterfallInsets(top: 3, bottom: 4)
    XCTAssertEqual(LayoutScenario(sections: [[]], section).geometry().contentSize.height, 7)
  }

  /// Reported in letsar/flutter_staggered_grid_view#24.
  func testItemsOfHeightZeroAreSpacedApart() {
    let heights = [CGFloat](repeating: 0, count: 1_000)
    let geometry = LayoutScenario(WaterfallContainer(width: 210), heights: heights).geometry()
    // 500 rows of two, 10 apart.
    XCTAssertEqual(geometry.contentSize.height, 4_990)
    XCTAssertEqual(geometry.attributesForElements(in: rect(0, 0, 210, 100)).count, 20)
  }
}
