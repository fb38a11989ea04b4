import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Items that are stretched down to what follows.
final class StretchedItemsTests: XCTestCase {
  private func section(
    _ placement: WaterfallPacking = .shortestColumn,
    columns: Int = 2
  ) -> WaterfallSection {
    WaterfallSection(columns: .count(columns), packing: placement, stretchesItems: true)
  }

  func testTheLastItemsReachTheCommonEnd() {
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 210), section(), heights: [50, 80, 30]),
      [rect(0, 0, 100, 50), rect(110, 0, 100, 90), rect(0, 60, 100, 30)]
    )
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: section(),
      itemHeights: [50, 80, 30]
    )
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [90, 90])
    XCTAssertEqual(geometry.contentSize.height, 90)
  }

  func testColumnsWithoutItemsStayEmpty() {
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 320), section(columns: 3), heights: [50, 80]),
      [rect(0, 0, 100, 80), rect(110, 0, 100, 80)]
    )
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 210), section(), heights: []),
      []
    )
  }

  func testASpanReachesDownOnlyWhereNothingIsBelowIt() {
    let wide = WaterfallItemPlacement(span: 2)
    func items(_ last: CGFloat) -> [LayoutScenario.Item] {
      [
        .init(height: 20, placement: wide), .init(height: 90),
        .init(height: last, placement: WaterfallItemPlacement(column: 0)),
      ]
    }
    // The third item is below the wide one in its first column alone: that keeps its height.
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 320), section(columns: 3), items: items(10)),
      [rect(0, 0, 210, 20), rect(220, 0, 100, 90), rect(0, 30, 100, 60)]
    )
    // Without it the wide one reaches down in both.
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(width: 320),
        section(columns: 3),
        items: Array(items(10).prefix(2))
      ),
      [rect(0, 0, 210, 90), rect(220, 0, 100, 90)]
    )
  }

  func testItemsOfARowAreAsTallAsTheRow() {
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(width: 210),
        section(.alignedRows),
        heights: [50, 80, 30, 20, 10]
      ),
      [
        rect(0, 0, 100, 80), rect(110, 0, 100, 80), rect(0, 90, 100, 30), rect(110, 90, 100, 30),
        rect(0, 130, 100, 10),
      ]
    )
  }

  func testItemsAboveAWideOneReachDownToIt() {
    let scenario = LayoutScenario(
      WaterfallContainer(width: 320),
      section(columns: 3),
      items: [
        .init(height: 20), .init(height: 60),
        .init(height: 40, placement: WaterfallItemPlacement(span: 2)), .init(height: 30),
      ]
    )
    assertItemFrames(
      scenario,
      [rect(0, 0, 100, 60), rect(110, 0, 100, 60), rect(0, 70, 210, 40), rect(220, 0, 100, 110)]
    )
    // Queries find the stretched part, and measured heights are those without it.
    let geometry = scenario.geometry()
    let found = geometry.attributesForElements(in: CGRect(x: 0, y: 50, width: 320, height: 5))
    XCTAssertEqual(found.map(\.element), [.item(path(0)), .item(path(1)), .item(path(3))])
    XCTAssertEqual(geometry.contentSize.height, 110)
  }

  func testTheLastItemsReachTheEndOfALongerContent() {
    var container = WaterfallContainer(width: 210)
    container.minimumContentLength = 300
    var section = section()
    section.contentInsets = WaterfallInsets(top: 10, bottom: 20)
    assertItemFrames(
      LayoutScenario(container, section, heights: [50, 80, 30]),
      [rect(0, 10, 100, 50), rect(110, 10, 100, 270), rect(0, 70, 100, 210)]
    )
    let geometry = LayoutScenario(container, section, heights: [50, 80, 30]).geometry()
    XCTAssertEqual(geometry.item(at: CGPoint(x: 150, y: 279)), path(1))
    XCTAssertEqual(
      geometry.attributesForElements(in: CGRect(x: 0, y: 270, width: 50, height: 5)).map(\.element),
      [.item(path(2))]
    )
    // With a footer, items reach only the common end of the section.
    section.footer = WaterfallSupplementary(height: 5)
    assertItemFrames(
      LayoutScenario(container, section, heights: [50, 80, 30]),
      [rect(0, 10, 100, 50), rect(110, 10, 100, 90), rect(0, 70, 100, 30)]
    )
  }

  func testHorizontally() {
    let size = CGSize(width: 0, height: 210)
    assertItemFrames(
      LayoutScenario(
        WaterfallContainer(size: size, scrollDirection: .horizontal, layoutDirection: .rightToLeft),
        section(),
        heights: [50, 80, 30]
      ),
      [rect(40, 0, 50, 100), rect(0, 110, 90, 100), rect(0, 0, 30, 100)]
    )
  }

  func testTheAddedPartIsFound() {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      section: section(),
      itemHeights: [50, 80, 30]
    )
    let found = geometry.attributesForElements(in: rect(0, 82, 210, 5))
    XCTAssertEqual(found.map(\.path), [path(1), path(2)])
    XCTAssertEqual(geometry.item(at: CGPoint(x: 150, y: 85)), path(1))
  }

  func testMeasuredHeightsAreComparedWithoutTheAddedPart() {
    let recorded = RecordedEngine(section(), heights: [50, 80, 30])
    XCTAssertEqual(recorded.geometry.itemFrames[1], rect(110, 0, 100, 90))
    XCTAssertEqual(recorded.engine.setMeasuredHeight(80.000_5, of: .item(path(1))), .unchanged)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(90, of: .item(path(1))), .changed)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(80, of: .item(path(1))), .changed)
    XCTAssertEqual(recorded.engine.setMeasuredHeight(60, of: .item(path(2))), .changed)
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 120), rect(0, 60, 100, 60)]
    )
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testAppendedItemsAreBelowTheUnstretchedItem() {
    let recorded = RecordedEngine(section(), heights: [50, 80, 30])
    recorded.prepare()
    recorded.setHeights([50, 80, 30, 5])
    recorded.update([.insertItem(path(3))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 35), rect(110, 90, 100, 5)]
    )
    recorded.setHeights([50, 80, 30])
    recorded.update([.deleteItem(path(3))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 90), rect(0, 60, 100, 30)]
    )
  }

  func testItemsInKeptColumnsAreStretched() {
    var section = section()
    section.keepsColumns = true
    let recorded = RecordedEngine(section, heights: [50, 80, 30, 40])
    recorded.engine.setMeasuredHeight(150, of: .item(path(0)))
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 150), rect(110, 0, 100, 80), rect(0, 160, 100, 30), rect(110, 90, 100, 100)]
    )
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testSwitchedOnAndOff() {
    let recorded = RecordedEngine(heights: [50, 80, 30])
    recorded.prepare()
    recorded.delegate.sections[0].configuration.stretchesItems = true
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 90), rect(0, 60, 100, 30)]
    )
    recorded.delegate.sections[0].configuration.stretchesItems = false
    recorded.engine.reloadConfiguration(ofSection: 0)
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
  }
}
