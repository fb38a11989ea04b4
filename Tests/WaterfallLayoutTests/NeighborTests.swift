import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The neighbors of items, for keyboards and game controllers.
final class NeighborTests: XCTestCase {
  private let section = WaterfallSection(columns: .count(3))

  /// Items in three columns 100 wide.
  ///
  /// First: 0 at 0–30, 4 at 40–50, 5 at 60–100; second: 1 at 0–50, 6 at 60–130; third: 2 at 0–20, 3
  /// at 30–90, 7 at 100–115.
  private let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]

  private func geometry(
    _ scrollDirection: WaterfallContainer.ScrollDirection = .vertical,
    _ layoutDirection: WaterfallContainer.LayoutDirection = .leftToRight
  ) -> WaterfallGeometry {
    let container = WaterfallContainer(
      size: CGSize(width: 320, height: 320),
      scrollDirection: scrollDirection,
      layoutDirection: layoutDirection
    )
    return WaterfallGeometry(container: container, section: section, itemHeights: heights)
  }

  /// Returns the neighbors of items in section 0, or `nil` for those that have none there.
  private func neighbors(
    _ geometry: WaterfallGeometry,
    _ direction: WaterfallNeighborDirection
  ) -> [Int?] {
    (0..<geometry.numberOfItems(inSection: 0)).map { item in
      let neighbor = geometry.neighbor(of: path(item), toward: direction)
      XCTAssertEqual(neighbor?.section ?? 0, 0)
      return neighbor?.item
    }
  }

  private let below: [Int?] = [4, 6, 3, 7, 5, nil, nil, nil]
  private let above: [Int?] = [nil, nil, nil, 2, 0, 4, 1, 3]
  private let trailing: [Int?] = [1, 2, nil, nil, 1, 6, 3, nil]
  private let leading: [Int?] = [nil, 0, 1, 6, nil, nil, 5, 6]

  func testUpAndDown() {
    XCTAssertEqual(neighbors(geometry(), .down), below)
    XCTAssertEqual(neighbors(geometry(), .up), above)
  }

  func testLeftAndRight() {
    XCTAssertEqual(neighbors(geometry(), .right), trailing)
    XCTAssertEqual(neighbors(geometry(), .left), leading)
  }

  func testRightToLeft() {
    let geometry = geometry(.vertical, .rightToLeft)
    XCTAssertEqual(neighbors(geometry, .left), trailing)
    XCTAssertEqual(neighbors(geometry, .right), leading)
    XCTAssertEqual(neighbors(geometry, .down), below)
    XCTAssertEqual(neighbors(geometry, .up), above)
  }

  func testHorizontally() {
    let geometry = geometry(.horizontal)
    XCTAssertEqual(neighbors(geometry, .right), below)
    XCTAssertEqual(neighbors(geometry, .left), above)
    XCTAssertEqual(neighbors(geometry, .down), trailing)
    XCTAssertEqual(neighbors(geometry, .up), leading)
  }

  func testHorizontallyFromTheRight() {
    let geometry = geometry(.horizontal, .rightToLeft)
    XCTAssertEqual(neighbors(geometry, .left), below)
    XCTAssertEqual(neighbors(geometry, .right), above)
    XCTAssertEqual(neighbors(geometry, .down), trailing)
    XCTAssertEqual(neighbors(geometry, .up), leading)
  }

  func testWideItems() {
    // Three items, a wide one at 60, three more at 80, 80 and 80.
    let scenario = LayoutScenario(
      WaterfallContainer(width: 320),
      section,
      items: [30, 50, 20].map { .init(height: $0) }
        + [.init(height: 10, placement: .allColumns)] + [25, 15, 35].map { .init(height: $0) }
    )
    let geometry = scenario.geometry()
    XCTAssertEqual(neighbors(geometry, .down), [3, 3, 3, 4, nil, nil, nil])
    // Above the wide one, the lowest of three.
    XCTAssertEqual(neighbors(geometry, .up), [nil, nil, nil, 1, 3, 3, 3])
    XCTAssertEqual(neighbors(geometry, .right), [1, 2, nil, nil, 5, 6, nil])
    XCTAssertEqual(neighbors(geometry, .left), [nil, 0, 1, nil, nil, 4, 5])
  }

  func testTheNearestOneWhereNoneIsBeside() {
    // The first column holds 0 at 0–10, 2 at 20–50 and 3 at 60–70, the second one 1 at 0–100.
    let placements = [nil, 1, 0, 0, 1].map { WaterfallItemPlacement(column: $0) }
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: WaterfallSection(),
      itemHeights: [10, 100, 30, 10, 10],
      placements: placements
    )
    // 4 stands at 110–120, below everything in the first column.
    XCTAssertEqual(geometry.neighbor(of: path(4), toward: .left), path(3))
    XCTAssertEqual(geometry.neighbor(of: path(3), toward: .right), path(1))
  }

  /// An item that shares a column with another one isn't beside it.
  func testAnItemInTheSameColumnIsNotBeside() {
    let spans = [2, 3, 1, 2, 2]
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 310),
      section: WaterfallSection(columns: .count(4)),
      itemHeights: [100, 100, 20, 100, 20],
      placements: spans.map { WaterfallItemPlacement(span: $0) }
    )
    // Item 1 covers the columns 0 to 2 from 110 on; item 2 stands in column 3 at 0–20.
    XCTAssertEqual(geometry.columns(ofItemAt: path(1)), 0..<3)
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .right), path(2))
    XCTAssertEqual(geometry.neighbor(of: path(2), toward: .left), path(0))
    XCTAssertEqual(geometry.neighbor(of: path(1), toward: .up), path(0))
  }

  /// Item 0 is beside eight equally long ones, of which noise must not choose another than the
  /// first.
  func testNoiseDoesNotChooseTheItemBeside() {
    for width in 320...430 {
      let column = CGFloat(width - 10) / 2
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(width: CGFloat(width)),
        section: WaterfallSection(),
        itemHeights: [column * 16 / 3] + Array(repeating: column * 2 / 3, count: 20)
      )
      XCTAssertEqual(geometry.neighbor(of: path(0), toward: .right), path(1), "\(width)")
    }
  }

  /// Two columns end at 0.3 and at 0.1 + 0.2, which is greater by noise.
  func testNoiseDoesNotChooseTheItemAbove() {
    let columns = [0, 1, 1, nil].map { WaterfallItemPlacement(span: $0 == nil ? 2 : 1, column: $0) }
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: WaterfallSection(itemSpacing: 0),
      itemHeights: [0.3, 0.1, 0.2, 10],
      placements: columns
    )
    XCTAssertNotEqual(geometry.columnEnds(inSection: 0)[0], 0.3)
    XCTAssertEqual(geometry.neighbor(of: path(3), toward: .up), path(0))
  }

  func testAnEmptyColumnIsPassedOver() {
    let placements = [0, 2].map { WaterfallItemPlacement(column: $0) }
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 320),
      section: section,
      itemHeights: [10, 30],
      placements: placements
    )
    XCTAssertEqual(neighbors(geometry, .right), [1, nil])
    XCTAssertEqual(neighbors(geometry, .left), [nil, 0])
  }

  // MARK: - Other sections

  /// Three columns, centers at 50, 160 and 270; an empty section; two columns, centers at 77.5 and
  /// 242.5.
  private var sections: WaterfallGeometry {
    RecordedEngine(
      [
        .init(section, heights: [20, 20, 20]), .init(section, heights: []),
        .init(WaterfallSection(), heights: [30, 30]),
      ],
      in: WaterfallContainer(width: 320)
    ).geometry
  }

  func testTheNearestItemOfTheNextSection() {
    let below = (0...2).map { sections.neighbor(of: path($0), toward: .down) }
    XCTAssertEqual(below, [0, 0, 1].map { path($0, section: 2) })
    let above = (0...1).map { sections.neighbor(of: path($0, section: 2), toward: .up) }
    XCTAssertEqual(above, [0, 2].map { path($0) })
  }

  func testALittleNearerIsNearerInTheNextSection() {
    // The center at 450, 50: to that of item 0 it is 300 across and 400 down, that is 500; straight
    // down to that of item 1 it is 1/1024 less.
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 900),
      sections: [.tight(3), .tight(3)],
      itemCount: { [1, 2][$0] },
      placement: { WaterfallItemPlacement(column: $0.section == 0 ? 1 : $0.item) },
      height: { path, _ in path.section == 0 ? 100 : [700, 900 - 1 / 512][path.item] }
    )
    XCTAssertEqual(geometry.neighbor(of: path(0), toward: .down), path(1, section: 1))
  }

  func testTheFirstAndTheLastSectionEnd() {
    XCTAssertNil(sections.neighbor(of: path(1), toward: .up))
    XCTAssertNil(sections.neighbor(of: path(1, section: 2), toward: .down))
    XCTAssertNil(sections.neighbor(of: path(2), toward: .right))
    XCTAssertNil(sections.neighbor(of: path(0, section: 2), toward: .left))
  }

  func testItemsThatDoNotExist() {
    for path in [path(3), path(-1), path(0, section: 1), path(0, section: 3), path(.max)] {
      for direction in WaterfallNeighborDirection.allCases {
        XCTAssertNil(sections.neighbor(of: path, toward: direction))
      }
      XCTAssertNil(sections.item(before: path))
      XCTAssertNil(sections.item(after: path))
    }
  }

  // MARK: - Reading order

  func testReadingOrder() {
    let paths = [path(0), path(1), path(2), path(0, section: 2), path(1, section: 2)]
    XCTAssertEqual(paths.map { sections.item(after: $0) }, Array(paths.dropFirst()) + [nil])
    XCTAssertEqual(paths.map { sections.item(before: $0) }, [nil] + Array(paths.dropLast()))
  }

  // MARK: - By brute force

  func testAgainstTheReference() {
    var count = 0
    for seed in 7_001...7_070 as ClosedRange<UInt64> {
      var scenario = LayoutScenario.random(seed: seed)
      // Of two items without length neither lies below the other.
      for section in scenario.sections.indices {
        for item in scenario.sections[section].items.indices {
          scenario.sections[section].items[item].height += 1
        }
      }
      let reference = ReferenceLayout(scenario)
      guard reference.isExact else { continue }
      let geometry = scenario.geometry()
      for path in scenario.paths {
        for direction in WaterfallNeighborDirection.allCases {
          XCTAssertEqual(
            geometry.neighbor(of: path, toward: direction),
            reference.neighbor(of: path, toward: direction),
            "\(scenario) \(path) \(direction)"
          )
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 1_000)
  }
}
