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
      // In the gaps around it, nearer to this item than to the next one.
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.minY - 4)), path)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.maxY + 4)), path)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.maxX + 4, y: frame.midY)), path)
    }
  }

  /// An item beside hundreds of others is found below all of those that start before them.
  func testALongItemInEachColumn() {
    for columns in [2, 4, 7] {
      for column in 0..<columns {
        // A column of short items, all others one item each that is as long as they all are.
        let first = (0..<columns).map { $0 == column ? 10 : 100_000 as CGFloat }
        let geometry = LayoutScenario(
          WaterfallContainer(width: 700),
          WaterfallSection(columns: .count(columns), columnSpacing: 0, itemSpacing: 0),
          heights: first + Array(repeating: 10, count: 999)
        ).geometry()
        let found = geometry.attributesForElements(in: rect(0, 9_000, 700, 10))
        let short = columns + 899
        XCTAssertEqual(
          found.compactMap { $0.element.itemPath?.item },
          (0..<columns).filter { $0 != column } + [short],
          "\(column) of \(columns) columns"
        )
      }
    }
  }

  func testAnItemBehindOthersThatAreFartherAway() {
    // Rows at every 100 points, and below row 30 columns that start 0.01, 0.295 and 0.29 later.
    let section = WaterfallSection(columns: .count(3), columnSpacing: 0)
    let heights = (0..<200).map { item -> CGFloat in
      switch item {
      case 90: 90.01
      case 91: 90.295
      case 92: 90.29
      default: 90
      }
    }
    let geometry = LayoutScenario(WaterfallContainer(width: 300), section, heights: heights)
      .geometry()
    XCTAssertEqual(geometry.itemColumns[93...95], [0, 2, 1])
    // In the second column: 0.3 beside item 93, which is 0.300167 away, and 0.295 above item 95.
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 100.3, y: 3_100)), path(95))
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 100.29, y: 3_100)), path(93))
  }
}
