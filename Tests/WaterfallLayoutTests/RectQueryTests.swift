import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Rect queries, look-ups and hits with answers worked by hand.
final class RectQueryTests: XCTestCase {
  /// Header 0–20; items (0, 20, 100, 30), (110, 20, 100, 50), (0, 60, 100, 0), (0, 70, 100, 10);
  /// footer 80–95; two sections, each 95 long.
  private let geometry: WaterfallGeometry = {
    let section = WaterfallSection(
      columns: .count(2),
      header: WaterfallSupplementary(height: 20),
      footer: WaterfallSupplementary(height: 15),
      background: WaterfallBackground()
    )
    let heights: [CGFloat] = [30, 50, 0, 10]
    return LayoutScenario(
      container: WaterfallContainer(width: 210),
      sections: [.init(section, heights: heights), .init(section, heights: heights)]
    ).geometry()
  }()

  private func names(in rect: CGRect) -> [String] {
    geometry.attributesForElements(in: rect).map { "\($0.kind) \($0.path)" }
  }

  private let all = [
    "background 0.0", "header 0.0", "item 0.0", "item 0.1", "item 0.2", "item 0.3", "footer 0.0",
    "background 1.0", "header 1.0", "item 1.0", "item 1.1", "item 1.2", "item 1.3", "footer 1.0",
  ]

  func testEverythingInOrder() {
    XCTAssertEqual(names(in: rect(0, 0, 210, 190)), all)
    XCTAssertEqual(names(in: .infinite), all)
    XCTAssertEqual(names(in: rect(-.infinity, -.infinity, .infinity, .infinity)), all)
    XCTAssertEqual(names(in: rect(-1e300, -1e300, 2e300, 2e300)), all)
  }

  func testTouchingEdgesDoNotMeet() {
    XCTAssertEqual(names(in: rect(0, 0, 210, 20)), ["background 0.0", "header 0.0"])
    XCTAssertEqual(names(in: rect(100, 20, 10, 50)), ["background 0.0"])
    XCTAssertEqual(names(in: rect(99, 49, 1, 1)), ["background 0.0", "item 0.0"])
    XCTAssertEqual(names(in: rect(99, 50, 1, 1)), ["background 0.0"])
    XCTAssertEqual(names(in: rect(210, 0, 10, 190)), [])
    XCTAssertEqual(names(in: rect(0, 190, 210, 10)), [])
  }

  func testAZeroHeightItemIsAPoint() {
    XCTAssertEqual(names(in: rect(0, 60, 10, 5)), ["background 0.0", "item 0.2"])
    XCTAssertEqual(names(in: rect(0, 55, 10, 5)), ["background 0.0"])
    XCTAssertEqual(names(in: rect(0, 55, 10, 10)), ["background 0.0", "item 0.2"])
  }

  func testDegenerateRectsMeetNothing() {
    let rects = [
      CGRect.zero, .null, rect(0, 0, 0, 190), rect(0, 0, 210, 0), rect(.nan, 0, 210, 190),
      rect(0, .nan, 210, 190), rect(0, 0, .nan, 190), rect(0, 0, 210, .nan), rect(0, 60, 0, 0),
    ]
    for rect in rects { XCTAssertEqual(names(in: rect), [], "\(rect)") }
  }

  func testANegativeSizeIsStandardized() {
    XCTAssertEqual(names(in: rect(100, 50, -1, -1)), ["background 0.0", "item 0.0"])
    XCTAssertEqual(names(in: rect(210, 190, -210, -190)), all)
  }

  func testLookUp() {
    let paths = [(-1, 0), (0, -1), (0, 4), (1, 4), (2, 0), (.max, .max), (.min, .min), (0, .max)]
    for (section, item) in paths {
      let path = ItemPath(section: section, item: item)
      XCTAssertNil(geometry.attributesForItem(at: path), "\(path)")
      XCTAssertNil(geometry.columns(ofItemAt: path), "\(path)")
    }
    for section in [-1, 2, .min, .max] {
      XCTAssertNil(geometry.attributes(of: .header(section: section)))
      XCTAssertNil(geometry.frame(ofSection: section))
      XCTAssertNil(geometry.columnMetrics(inSection: section))
      XCTAssertNil(geometry.configuration(ofSection: section))
      XCTAssertEqual(geometry.columnEnds(inSection: section), [])
      XCTAssertEqual(geometry.numberOfItems(inSection: section), 0)
    }
    let item = geometry.attributesForItem(at: ItemPath(section: 1, item: 3))
    XCTAssertEqual(item?.frame, rect(0, 165, 100, 10))
    XCTAssertEqual(item?.kind, .item)
    XCTAssertEqual(geometry.columns(ofItemAt: ItemPath(section: 1, item: 1)), 1..<2)
  }

  func testZIndices() {
    let elements: [WaterfallElement] = [
      .background(section: 0), .header(section: 0), .footer(section: 0),
    ]
    let indices = elements.map { geometry.attributes(of: $0)?.zIndex }
    XCTAssertEqual(indices, [-1, 2, 1])
    XCTAssertEqual(geometry.attributesForItem(at: ItemPath(section: 0, item: 0))?.zIndex, 0)
  }

  func testPathAtPoint() {
    let hits: [(CGFloat, CGFloat, ItemPath?)] = [
      (0, 20, ItemPath(section: 0, item: 0)), (99.5, 49.5, ItemPath(section: 0, item: 0)),
      (100, 30, nil), (50, 50, nil), (50, 10, nil), (110, 20, ItemPath(section: 0, item: 1)),
      (150, 69, ItemPath(section: 0, item: 1)), (50, 170, ItemPath(section: 1, item: 3)),
      (-1, 30, nil), (50, 500, nil),
    ]
    for (x, y, path) in hits {
      XCTAssertEqual(geometry.item(at: CGPoint(x: x, y: y)), path, "\(x), \(y)")
    }
    XCTAssertNil(geometry.item(at: CGPoint(x: CGFloat.nan, y: 30)))
    XCTAssertNil(geometry.item(at: CGPoint(x: CGFloat.infinity, y: 30)))
  }

  /// Item 0 is at x 0–100 and y 20–50, item 1 at x 110–210.
  func testAPointAtTheToleranceBeforeAnEdgeIsOnIt() {
    let (at, before) = (1 / 1024, 1.5 / 1024) as (CGFloat, CGFloat)
    let hits: [(CGFloat, CGFloat, Int?)] = [
      (50, 20 - at, 0), (50, 20 - before, nil), (50, 50 - at, nil), (50, 50 - before, 0),
      (110 - at, 30, 1), (110 - before, 30, nil), (100 - at, 30, nil), (100 - before, 30, 0),
    ]
    for (x, y, item) in hits {
      XCTAssertEqual(geometry.item(at: CGPoint(x: x, y: y)), item.map { path($0) }, "\(x), \(y)")
    }
  }

  func testClosestItem() {
    let closest: [(CGFloat, CGFloat, ItemPath)] = [
      (104, 30, ItemPath(section: 0, item: 0)), (106, 30, ItemPath(section: 0, item: 1)),
      (105, 30, ItemPath(section: 0, item: 0)), (50, 54, ItemPath(section: 0, item: 0)),
      (50, 55, ItemPath(section: 0, item: 0)), (50, 56, ItemPath(section: 0, item: 2)),
      (-100, 35, ItemPath(section: 0, item: 0)), (50, 10_000, ItemPath(section: 1, item: 3)),
      (50, -10_000, ItemPath(section: 0, item: 0)),
    ]
    for (x, y, path) in closest {
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: x, y: y)), path, "\(x), \(y)")
    }
    let empty = LayoutScenario(WaterfallContainer(width: 100), heights: []).geometry()
    XCTAssertNil(empty.closestItem(to: .zero))
  }

  func testOfEquallyCloseItemsTheFirstIsClosest() {
    for count in [10, 200] {
      let heights = [CGFloat](repeating: 10, count: count)
      var section = WaterfallSection(columns: .count(1), itemSpacing: 10)
      let column = LayoutScenario(WaterfallContainer(width: 100), section, heights: heights)
      // Item 3 is at 60–70, item 4 at 80–90.
      let between = column.geometry().closestItem(to: CGPoint(x: 50, y: 75))
      XCTAssertEqual(between, ItemPath(section: 0, item: 3), "\(count) items")

      section = WaterfallSection(columns: .count(4), itemSpacing: 10)
      let rows = LayoutScenario(WaterfallContainer(width: 430), section, heights: heights)
      // Items 0, 1, 4 and 5 meet around (105, 15).
      let corner = rows.geometry().closestItem(to: CGPoint(x: 105, y: 15))
      XCTAssertEqual(corner, ItemPath(section: 0, item: 0), "\(count) items")
      let below = rows.geometry().closestItem(to: CGPoint(x: 105, y: 25))
      XCTAssertEqual(below, ItemPath(section: 0, item: 4), "\(count) items")
    }
  }

  func testAnItemOfAnEarlierSectionIsClosestOfEquallyClose() {
    let section = WaterfallSection(columns: .count(1), itemSpacing: 0)
    let heights = [CGFloat](repeating: 10, count: 100)
    let geometry = LayoutScenario(
      container: WaterfallContainer(width: 100),
      sections: [.init(section, heights: heights), .init(section, heights: heights)]
    ).geometry()
    // The last item of section 0 ends at 1000, where section 1 starts.
    let closest = geometry.closestItem(to: CGPoint(x: 50, y: 1_000))
    XCTAssertEqual(closest, ItemPath(section: 0, item: 99))
  }

  // MARK: - Noise

  func testAnItemsOwnFrameMeetsNoNeighbor() {
    let vertical = LayoutScenario(
      WaterfallContainer(size: CGSize(width: 375, height: 0), layoutDirection: .rightToLeft),
      WaterfallSection(columns: .count(7), columnSpacing: 0),
      heights: [10, 10, 10, 10, 10, 10, 10]
    )
    let horizontal = LayoutScenario(
      WaterfallContainer(
        size: CGSize(width: 0, height: 300),
        scrollDirection: .horizontal,
        layoutDirection: .rightToLeft
      ),
      WaterfallSection(columns: .count(3), columnSpacing: 0, itemSpacing: 0),
      heights: Array(repeating: 100.4, count: 100)
    )
    for geometry in [vertical.geometry(), horizontal.geometry()] {
      for item in 0..<geometry.numberOfItems(inSection: 0) {
        let frame = geometry.attributesForItem(at: path(item))?.frame ?? .zero
        let found = geometry.attributesForElements(in: frame).map(\.element)
        XCTAssertEqual(found, [.item(path(item))])
      }
    }
  }

  func testAnEdgeBelongsToOneItem() {
    // The edges of 25 columns of 0.04 are no binary fractions.
    let geometry = LayoutScenario(
      WaterfallContainer(width: 1),
      WaterfallSection(columns: .count(25), columnSpacing: 0, itemSpacing: 0),
      heights: Array(repeating: 0.1, count: 75)
    ).geometry()
    for item in 0..<75 {
      let frame = geometry.attributesForItem(at: path(item))?.frame ?? .zero
      XCTAssertEqual(geometry.item(at: frame.origin), path(item))
    }
  }

  func testAnElementNoLongerThanNoiseIsAPoint() {
    let geometry = LayoutScenario(
      WaterfallContainer(width: 100),
      WaterfallSection(columns: .count(1), itemSpacing: 0),
      heights: [100, 2.0 / 1024, 100]
    ).geometry()
    func found(_ y: CGFloat, _ height: CGFloat) -> [Int] {
      geometry.attributesForElements(in: CGRect(x: 0, y: y, width: 100, height: height))
        .compactMap { $0.element.itemPath?.item }
    }
    XCTAssertEqual(found(100, 10), [1, 2])
    XCTAssertEqual(found(90, 10), [0])
    XCTAssertEqual(found(90, 10.0015), [0, 1])
    XCTAssertEqual(found(100 + 1.0 / 1024, 10), [1, 2])
    XCTAssertEqual(found(100 + 1.5 / 1024, 10), [2])
  }

  func testElementsNoLongerThanNoiseInALargeSection() {
    // Items 1 and 2 are points at 100 and 100.0004, item 3 starts at 100.0008.
    let short = [LayoutScenario.Item](repeating: .init(0.0004, column: 0), count: 2)
    let geometry = LayoutScenario(
      WaterfallContainer(width: 210),
      WaterfallSection(itemSpacing: 0),
      items: [.init(100, span: 2)] + short + Array(repeating: .init(100, column: 0), count: 70)
    ).geometry()
    XCTAssertEqual(geometry.itemColumns[..<5], [0, 0, 0, 0, 0])
    let found = geometry.attributesForElements(in: rect(0, 100.0008, 210, 10))
    XCTAssertEqual(found.compactMap { $0.element.itemPath?.item }, [1, 2, 3])
  }

  func testColumnsWithoutWidthArePoints() {
    let geometry = LayoutScenario(
      WaterfallContainer(width: 0),
      .tight(3),
      items: (0..<99).map { .init(10, column: $0 % 3) }
    ).geometry()
    func found(_ x: CGFloat) -> Int {
      geometry.attributesForElements(in: rect(x, 0, 10, 330)).count
    }
    XCTAssertEqual(found(1.0 / 1024), 99)
    XCTAssertEqual(found(1.5 / 1024), 0)
  }

  // MARK: - Closest

  func testAnItemWithoutHeightOverAllColumnsIsClosest() {
    for count in [62, 64, 200] {
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(width: 320),
        section: WaterfallSection(itemSpacing: 0),
        itemHeights: Array(repeating: 10, count: count) + [0],
        placements: Array(repeating: .automatic, count: count) + [.allColumns]
      )
      let point = CGPoint(x: 158, y: 5 * count + 80)
      XCTAssertEqual(geometry.closestItem(to: point), path(count), "\(count)")
    }
  }

  func testBetweenTwoColumnsAnItemOverBothIsClosest() {
    // Columns at 0, 200, 400 and 600. Item 0 reaches from the second to the third, down to 100, and
    // items 1 and 2 are in these columns below it: the point is 10 below item 0 and 50 beside them.
    let geometry = LayoutScenario(
      WaterfallContainer(width: 700),
      WaterfallSection(
        columns: .count(4),
        columnSpacing: 100,
        itemSpacing: 0,
        contentInsets: WaterfallInsets(top: 5_000)
      ),
      items: [.init(100, span: 2, column: 1), .init(1_000, column: 1), .init(1_000, column: 2)]
        + Array(repeating: .init(10, column: 0), count: 70)
    ).geometry()
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 350, y: 5_110)), path(0))
  }

  func testFarAwayTheLastItemIsClosest() {
    let geometry = LayoutScenario(
      WaterfallContainer(width: 210),
      WaterfallSection(),
      heights: [100, 200, 300]
    ).geometry()
    for y in [1e6, 1e12, 1e19, 1e200] as [CGFloat] {
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 50, y: y)), path(2), "\(y)")
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 150, y: y)), path(2), "\(y)")
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 150, y: -y)), path(1), "\(y)")
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: y, y: 50)), path(1), "\(y)")
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: -y, y: 350)), path(2), "\(y)")
    }
  }

  func testFarAwayACloserColumnOutweighsItemsInBetween() {
    let aside = WaterfallSection(
      columns: .count(1),
      itemSpacing: 0,
      contentInsets: WaterfallInsets(leading: 5e8)
    )
    let geometry = LayoutScenario(
      container: WaterfallContainer(width: 1e9),
      sections: [
        .init(aside, heights: Array(repeating: 1e9, count: 15_000)),
        .init(WaterfallSection(columns: .count(1)), heights: [10]),
      ]
    ).geometry()
    // The last item is 5e8 closer across, and 1.5e13 farther along: of the squared distances,
    // (1e18 + 5e8)² - (1e18)² = 1e27 outweighs (1.5e13)² = 2.25e26, and from 1e17, 1e26 doesn't.
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: -1e18, y: 0)), path(0, section: 1))
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: -1e17, y: 0)), path(0))
  }

  func testEmptySectionsAreNotWalked() {
    var sections = [LayoutScenario.Section](
      repeating: .init(WaterfallSection(header: WaterfallSupplementary(height: 1)), heights: []),
      count: 20_000
    )
    sections[0] = .init(WaterfallSection(), heights: [10])
    sections[19_999] = .init(WaterfallSection(), heights: [10])
    let geometry = LayoutScenario(container: WaterfallContainer(width: 210), sections: sections)
      .geometry()
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 5, y: 9_000)), path(0))
    XCTAssertEqual(geometry.closestItem(to: CGPoint(x: 5, y: 19_000)), path(0, section: 19_999))
    XCTAssertEqual(geometry.item(after: path(0)), path(0, section: 19_999))
    XCTAssertEqual(geometry.item(before: path(0, section: 19_999)), path(0))
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .down), path(0, section: 19_999))
  }
}
