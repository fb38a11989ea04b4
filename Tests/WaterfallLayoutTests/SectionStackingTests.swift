import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The lengths of sections and of the content, with empty sections among them.
final class SectionStackingTests: XCTestCase {
  /// Reported in Produkt/PDKTCollectionViewWaterfallLayout#1.
  func testASectionFollowsAnEmptyOne() {
    var empty = WaterfallSection.tight(2)
    empty.contentInsets = WaterfallInsets(top: 10, bottom: 10)
    let geometry = LayoutScenario(
      container: WaterfallContainer(width: 200),
      sections: [
        .init(.tight(2), heights: [50, 80]), .init(empty), .init(.tight(2), heights: [30]),
      ]
    ).geometry()
    let sections = (0...2).map { geometry.frame(ofSection: $0) }
    XCTAssertEqual(sections, [rect(0, 0, 200, 80), rect(0, 80, 200, 20), rect(0, 100, 200, 30)])
    XCTAssertEqual(geometry.itemFrames.last, rect(0, 100, 100, 30))
    XCTAssertEqual(geometry.contentSize.height, 130)
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#144.
  func testASectionStartsAtTheEndOfThePreviousOne() {
    let without = LayoutScenario(sections: [[50, 80], [], [30]], .tight(2)).geometry()
    XCTAssertEqual(without.frame(ofSection: 2), rect(0, 80, 200, 30))
    let with = LayoutScenario(sections: [[50, 80], [40, 10, 5], [30]], .tight(2)).geometry()
    XCTAssertEqual(with.frame(ofSection: 1), rect(0, 80, 200, 40))
    XCTAssertEqual(with.frame(ofSection: 2), rect(0, 120, 200, 30))
  }

  /// Reported in zenangst/Blueprints#116.
  func testEmptySectionsKeepTheirIndices() {
    let geometry = LayoutScenario(sections: [[], [10], [], [], [20]], .tight(1)).geometry()
    XCTAssertEqual(geometry.numberOfSections, 5)
    let starts = (0...4).map { geometry.frame(ofSection: $0)?.minY }
    XCTAssertEqual(starts, [0, 0, 10, 10, 10])
    let found = geometry.attributesForElements(in: .infinite)
    XCTAssertEqual(found.map(\.path.section), [1, 4])
  }

  /// Reported in zenangst/Blueprints#61.
  func testASectionOfOneItem() {
    var section = WaterfallSection.tight(2)
    section.contentInsets = WaterfallInsets(top: 3, bottom: 8)
    XCTAssertEqual(
      LayoutScenario(sections: [[30]], section).geometry().frame(ofSection: 0),
      rect(0, 0, 200, 41)
    )
  }

  /// Reported in njdehoog/NHBalancedFlowLayout#41.
  func testTheContentIsAsLongAsAllSectionsTogether() {
    for sections in [[[], [30], [40]], [[30], [], [40]], [[30], [40], []]] as [[[CGFloat]]] {
      XCTAssertEqual(
        LayoutScenario(sections: sections, .tight(2)).geometry().contentSize.height,
        70
      )
    }
  }

  /// Reported in zenangst/Blueprints#96.
  func testInsetsCountOncePerSection() {
    var section = WaterfallSection.tight(3)
    section.contentInsets = WaterfallInsets(top: 10, bottom: 20)
    XCTAssertEqual(
      LayoutScenario(sections: [[40, 40, 40], [40]], section).geometry().contentSize.height,
      140
    )
  }

  /// Reported in lxsmnsyc/solid-mason#2.
  func testTheLongestColumnDecidesTheLength() {
    XCTAssertEqual(
      LayoutScenario(sections: [[10, 50]], .tight(2)).geometry().contentSize.height,
      50
    )
    XCTAssertEqual(
      LayoutScenario(sections: [[10, 20, 50]], .tight(3)).geometry().contentSize.height,
      50
    )
  }

  /// Reported in henrytkirk/HTKDragAndDropCollectionViewLayout#2.
  func testTheLastRowMayBePartlyFilled() {
    let section = WaterfallSection(columns: .count(2), packing: .alignedRows)
    XCTAssertEqual(
      LayoutScenario(sections: [[30, 30, 30, 30, 30]], section).geometry().contentSize.height,
      110
    )
    XCTAssertEqual(
      LayoutScenario(sections: [[30, 30, 30, 30]], section).geometry().contentSize.height,
      70
    )
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#161.
  func testItemsStartBelowTheHeader() {
    let section = WaterfallSection(
      contentInsets: WaterfallInsets(top: 6),
      header: WaterfallSupplementary(height: 50)
    )
    let geometry = LayoutScenario(WaterfallContainer(width: 414), section, heights: [30]).geometry()
    XCTAssertEqual(geometry.itemFrames.first?.minY, 56)
  }
}
