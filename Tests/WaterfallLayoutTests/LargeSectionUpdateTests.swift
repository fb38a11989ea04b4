import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Updates of sections with so many items that all indices and lists are in use.
final class LargeSectionUpdateTests: XCTestCase {
  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  /// Applies one update after the other and compares with a layout made afresh.
  private func check(_ section: WaterfallSection, placement: WaterfallItemPlacement? = nil) {
    var generator = SeededGenerator(seed: 9_000)
    let special = placement.map { [$0] } ?? []
    var items = (0..<9_000).map { item in
      LayoutScenario.Item(
        height: CGFloat(generator.int(in: 0...6) * 10),
        placement: item % 40 == 0 ? special.first ?? .automatic : .automatic
      )
    }
    let recorded = RecordedEngine([.init(section, items: items)])
    recorded.prepare()
    for index in [8_999, 7_977, 7_976, 7_975, 4_904, 63, 0] {
      items.insert(LayoutScenario.Item(height: 25), at: index)
      let moved = items.remove(at: index + 1)
      items.append(moved)
      recorded.delegate.sections[0].items = items
      recorded.update([.insertItem(path(index)), .moveItem(from: path(index), to: path(9_000))])
      items.removeLast()
      items[index].height = 35
      recorded.delegate.sections[0].items = items
      recorded.update([.deleteItem(path(9_000))])
      recorded.engine.setMeasuredHeight(35, of: .item(path(index)))
      let geometry = recorded.geometry
      assertNoBrokenInvariants(geometry, "\(section) \(index)")
      if !section.keepsColumns {
        let scenario = LayoutScenario(recorded.engine.container, section, items: items)
        XCTAssert(geometry == scenario.geometry(), "\(section) \(index)")
      }
    }
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 7)
  }

  func testFewColumns() {
    for placement in [WaterfallPacking.shortestColumn, .flow(tolerance: 15), .alignedRows] {
      check(WaterfallSection(columns: .count(3), columnSpacing: 0, packing: placement))
    }
  }

  func testManyColumns() {
    for count in [5, 63, 64, 65] {
      check(WaterfallSection(columns: .count(count), columnSpacing: 0))
    }
  }

  func testKeptColumns() {
    check(WaterfallSection(columns: .count(3), columnSpacing: 0, keepsColumns: true))
    check(
      WaterfallSection(columns: .count(3), columnSpacing: 0, keepsColumns: true),
      placement: WaterfallItemPlacement(span: 2)
    )
  }

  func testSpansAndWantedColumns() {
    check(
      WaterfallSection(columns: .count(3), columnSpacing: 0),
      placement: WaterfallItemPlacement(span: 2)
    )
    check(
      WaterfallSection(columns: .count(3), columnSpacing: 0, packing: .sequential),
      placement: WaterfallItemPlacement(column: 1)
    )
  }
}
