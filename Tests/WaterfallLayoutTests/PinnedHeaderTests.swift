import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Pinned headers and footers with positions worked by hand.
final class PinnedHeaderTests: XCTestCase {
  /// Returns one column in a container 100 wide, with a header of 40 and an item, 500 long
  /// together.
  private func scenario(
    header: WaterfallSupplementary? = nil,
    footer: WaterfallSupplementary? = nil,
    height: CGFloat,
    container: WaterfallContainer = WaterfallContainer(width: 100)
  ) -> LayoutScenario {
    let section = WaterfallSection(columns: .count(1), header: header, footer: footer)
    return LayoutScenario(container, section, heights: [height])
  }

  private func frame(
    _ kind: ElementKind,
    _ scenario: LayoutScenario,
    _ visible: CGRect
  ) -> CGRect? {
    let found = scenario.geometry().attributes(of: kind.element(at: path(0)), pinnedTo: visible)?
      .frame
    let expected = ReferenceLayout(scenario).element(of: kind, inSection: 0, pinnedTo: visible)
    XCTAssertEqual(found, expected?.frame, "reference")
    return found
  }

  func testHeader() {
    let scenario = scenario(
      header: WaterfallSupplementary(height: 40, isPinned: true),
      height: 460
    )
    let expected: [(CGFloat, CGFloat)] = [
      (-100, 0), (0, 0), (164, 164), (460, 460), (480, 460), (900, 460),
    ]
    for (top, y) in expected {
      XCTAssertEqual(frame(.header, scenario, rect(0, top, 100, 300)), rect(0, y, 100, 40))
    }
    let natural = scenario.geometry().attributes(of: .header(section: 0))?.frame
    XCTAssertEqual(natural, rect(0, 0, 100, 40))
  }

  func testHeaderInsets() {
    let insets = WaterfallInsets(top: 10, bottom: 25)
    let header = WaterfallSupplementary(height: 40, insets: insets, isPinned: true)
    // 10 + 40 + 25 + 425 = 500; the header stops 25 above the end.
    let scenario = scenario(header: header, height: 425)
    for (top, y) in [(0, 10), (5, 10), (10, 10), (11, 11), (435, 435), (480, 435)]
      as [(CGFloat, CGFloat)]
    {
      XCTAssertEqual(frame(.header, scenario, rect(0, top, 100, 300)), rect(0, y, 100, 40))
    }
  }

  func testFooter() {
    let insets = WaterfallInsets(top: 30, bottom: 10)
    let footer = WaterfallSupplementary(height: 40, insets: insets, isPinned: true)
    // 420 + 30 + 40 + 10 = 500: by itself at 450, never above 30.
    let scenario = scenario(footer: footer, height: 420)
    for (end, y) in [(600, 450), (490, 450), (489, 449), (300, 260), (70, 30), (60, 30), (-50, 30)]
      as [(CGFloat, CGFloat)]
    {
      XCTAssertEqual(frame(.footer, scenario, rect(0, end - 50, 100, 50)), rect(0, y, 100, 40))
    }
  }

  func testAnUnpinnedHeaderStays() {
    let scenario = scenario(header: WaterfallSupplementary(height: 40), height: 460)
    XCTAssertEqual(frame(.header, scenario, rect(0, 200, 100, 300)), rect(0, 0, 100, 40))
  }

  func testPinnedHeaderIsFoundWhereItIsPinned() {
    let header = WaterfallSupplementary(height: 40, isPinned: true)
    let geometry = scenario(header: header, height: 460).geometry()
    let visible = rect(0, 164, 100, 300)
    let top = rect(0, 164, 100, 1)
    let found = geometry.attributesForElements(in: top, pinnedTo: visible)
    XCTAssertEqual(found.map(\.kind), [.header, .item])
    XCTAssertEqual(found.map(\.frame), [rect(0, 164, 100, 40), rect(0, 40, 100, 460)])
    XCTAssertEqual(geometry.attributesForElements(in: top).map(\.kind), [.item])
    let natural = rect(0, 0, 100, 40)
    XCTAssertEqual(geometry.attributesForElements(in: natural, pinnedTo: visible).map(\.kind), [])
  }

  func testHeadersOfFollowingSectionsTakeTurns() {
    let section = WaterfallSection(
      columns: .count(1),
      header: WaterfallSupplementary(height: 40, isPinned: true)
    )
    let geometry = LayoutScenario(
      container: WaterfallContainer(width: 100),
      sections: [.init(section, heights: [460]), .init(section, heights: [460])]
    ).geometry()
    let visible = rect(0, 480, 100, 300)
    let headers = geometry.attributesForElements(in: visible, pinnedTo: visible)
      .filter { $0.kind == .header }
    XCTAssertEqual(headers.map(\.frame), [rect(0, 460, 100, 40), rect(0, 500, 100, 40)])
  }

  func testHorizontal() {
    let container = WaterfallContainer(
      size: CGSize(width: 0, height: 100),
      scrollDirection: .horizontal
    )
    var scenario = scenario(
      header: WaterfallSupplementary(height: 40, isPinned: true),
      height: 460,
      container: container
    )
    XCTAssertEqual(frame(.header, scenario, rect(164, 0, 300, 100)), rect(164, 0, 40, 100))
    XCTAssertEqual(frame(.header, scenario, rect(480, 0, 300, 100)), rect(460, 0, 40, 100))
    // Right to left the section starts at 500; what is seen starts at its right edge.
    scenario.container.layoutDirection = .rightToLeft
    XCTAssertEqual(frame(.header, scenario, rect(200, 0, 300, 100)), rect(460, 0, 40, 100))
    XCTAssertEqual(frame(.header, scenario, rect(36, 0, 300, 100)), rect(296, 0, 40, 100))
    XCTAssertEqual(frame(.header, scenario, rect(-280, 0, 300, 100)), rect(0, 0, 40, 100))
  }

  func testAHeaderLongerThanWhatFollows() {
    let header = WaterfallSupplementary(height: 40, isPinned: true)
    let section = WaterfallSection(columns: .count(1), header: header)
    let geometry = LayoutScenario(WaterfallContainer(width: 100), section, heights: []).geometry()
    let found = geometry.attributes(of: .header(section: 0), pinnedTo: rect(0, 20, 100, 300))
    XCTAssertEqual(found?.frame, rect(0, 0, 100, 40))
  }
}
