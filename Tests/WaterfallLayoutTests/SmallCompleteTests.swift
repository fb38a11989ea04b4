import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// All small layouts, compared with the reference.
final class SmallCompleteTests: XCTestCase {
  private static let placements: [WaterfallPacking] = [
    .shortestColumn, .flow(tolerance: 0), .flow(tolerance: 10), .sequential, .alignedRows,
  ]

  /// All lists of up to six of three heights.
  private static let lists: [[CGFloat]] = {
    var lists: [[CGFloat]] = [[]]
    var longest = lists
    for _ in 1...6 {
      longest = longest.flatMap { list in [0, 10, 20].map { list + [$0] } }
      lists += longest
    }
    return lists
  }()

  func testAllListsOfHeights() {
    XCTAssertEqual(Self.lists.count, 1_093)
    forEverySection { section in
      for heights in Self.lists {
        check(LayoutScenario(Self.container, section, heights: heights))
      }
    }
  }

  func testAllListsWithASpanningItem() {
    forEverySection { section in
      for heights in Self.lists where heights.count == 4 {
        for wide in 0..<4 {
          check(Self.scenario(section, heights, at: wide, WaterfallItemPlacement(span: 2)))
        }
      }
    }
  }

  func testAllListsWithAnExplicitColumn() {
    forEverySection { section in
      for heights in Self.lists where heights.count == 4 {
        for item in 0..<4 {
          let placement = WaterfallItemPlacement(column: item % 2 + 1)
          check(Self.scenario(section, heights, at: item, placement))
        }
      }
    }
  }

  func testAllListsWithStretchedItems() {
    forEverySection { section in
      var section = section
      section.stretchesItems = true
      for heights in Self.lists where heights.count == 4 {
        check(LayoutScenario(Self.container, section, heights: heights))
        check(Self.scenario(section, heights, at: 1, WaterfallItemPlacement(span: 2)))
      }
    }
  }

  private static let container = WaterfallContainer(width: 128)

  private static func scenario(
    _ section: WaterfallSection,
    _ heights: [CGFloat],
    at item: Int,
    _ placement: WaterfallItemPlacement
  ) -> LayoutScenario {
    var scenario = LayoutScenario(container, section, heights: heights)
    scenario.sections[0].items[item].placement = placement
    return scenario
  }

  private func forEverySection(_ body: (WaterfallSection) -> Void) {
    for columns in 1...4 {
      for placement in Self.placements {
        body(
          WaterfallSection(
            columns: .count(columns),
            columnSpacing: 0,
            itemSpacing: 10,
            packing: placement
          )
        )
      }
    }
  }

  private func check(_ scenario: LayoutScenario, line: UInt = #line) {
    let geometry = scenario.geometry()
    assertEqual(geometry, ReferenceLayout(scenario), scenario.description, line: line)
    assertNoBrokenInvariants(geometry, scenario.description, line: line)
  }
}
