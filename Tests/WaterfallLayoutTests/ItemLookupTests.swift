import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Look-ups of single items, which agree with rect queries and closest items.
final class ItemLookupTests: XCTestCase {
  /// Reported in Produkt/PDKTCollectionViewWaterfallLayout#6 and
  /// 500px/greedo-layout-for-android#20.
  func testEveryItemCanBeLookedUp() {
    for count in [500, 10_000] {
      var asked = 0
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(width: 100),
        sections: [.tight(1)],
        itemCount: { _ in count },
        height: { path, _ in
          XCTAssertEqual(path, ItemPath(section: 0, item: asked))
          asked += 1
          return 2
        }
      )
      XCTAssertEqual(asked, count)
      let last = geometry.attributesForItem(at: ItemPath(section: 0, item: count - 1))
      XCTAssertEqual(last?.frame, rect(0, CGFloat(count * 2 - 2), 100, 2))
      XCTAssertNil(geometry.attributesForItem(at: ItemPath(section: 0, item: count)))
      XCTAssertNil(geometry.attributesForItem(at: ItemPath(section: 1, item: 0)))
    }
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#38 and
  /// apptekstudios/ASCollectionView#108.
  func testLookupsAndQueriesAgree() {
    for count in [10, 200] {
      let heights = [CGFloat].random(count, seed: 62)
      let geometry = LayoutScenario(WaterfallContainer(width: 288), .tight(3), heights: heights)
        .geometry()
      let found = geometry.attributesForElements(in: .infinite)
      XCTAssertEqual(found.map(\.path.item), Array(0..<count), "in the order of the items")
      for element in found {
        XCTAssertEqual(geometry.attributesForItem(at: element.path), element)
        XCTAssertEqual(element.frame.height, heights[element.path.item])
      }
    }
  }

  /// Reported in nshint/uicollectionview-reordering#7.
  func testEveryItemIsClosestToItsOwnPlace() {
    let heights = (0..<150).map { CGFloat(16 + $0 * 7 % 32) }
    let section = WaterfallSection(columns: .count(3))
    let geometry = LayoutScenario(WaterfallContainer(width: 290), section, heights: heights)
      .geometry()
    for (item, frame) in geometry.itemFrames.enumerated() {
      let path = ItemPath(section: 0, item: item)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.midY)), path)
      // In the gaps beside and below, nearer to this item than to the next one.
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.maxY + 4)), path)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.maxX + 4, y: frame.midY)), path)
    }
  }

  func testAnItemAThinGapAwayIsCloserThanAnEqualOneBeside() {
    // The first column: 99 points each, 1 apart; the second is 50 points ahead.
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 200),
      section: WaterfallSection(columnSpacing: 0, itemSpacing: 1, packing: .sequential),
      itemHeights: (0..<200).map { $0 == 1 ? 49 : 99 }
    )
    // 0.2 points right of item 42, which is at 2,100–2,199, and 0.1 below item 43.
    XCTAssertEqual(geometry.attributesForItem(at: path(43))?.frame, rect(100, 2050, 100, 99))
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 100.2, y: 2149.1)), path(43))
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 100.05, y: 2149.1)), path(42))
  }
}
