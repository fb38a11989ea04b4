import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Reported faults: sections, content size, headers and footers, directions.
extension GeometryFaultTests {
  private func geometry(_ sections: [[CGFloat]], _ section: WaterfallSection) -> WaterfallGeometry {
    LayoutScenario(
      container: container(200),
      sections: sections.map { .init(section, heights: $0) }
    ).geometry()
  }

  // MARK: - Empty sections

  func testFault010SectionsFollowAnEmptyOne() {
    var empty = tight(2)
    empty.contentInsets = WaterfallInsets(top: 10, bottom: 10)
    let geometry = LayoutScenario(
      container: container(200),
      sections: [
        .init(tight(2), heights: [50, 80]), .init(empty), .init(tight(2), heights: [30]),
      ]
    ).geometry()
    let sections = (0...2).map { geometry.frame(ofSection: $0) }
    XCTAssertEqual(sections, [rect(0, 0, 200, 80), rect(0, 80, 200, 20), rect(0, 100, 200, 30)])
    XCTAssertEqual(geometry.itemFrames.last, rect(0, 100, 100, 30))
    XCTAssertEqual(geometry.contentSize.height, 130)
  }

  func testFault011ASectionStartsWhereTheOneBeforeEnds() {
    let without = geometry([[50, 80], [], [30]], tight(2))
    XCTAssertEqual(without.frame(ofSection: 2), rect(0, 80, 200, 30))
    let with = geometry([[50, 80], [40, 10, 5], [30]], tight(2))
    XCTAssertEqual(with.frame(ofSection: 1), rect(0, 80, 200, 40))
    XCTAssertEqual(with.frame(ofSection: 2), rect(0, 120, 200, 30))
  }

  func testFault013EverySectionHasItsPlace() {
    let geometry = geometry([[], [10], [], [], [20]], tight(1))
    XCTAssertEqual(geometry.numberOfSections, 5)
    let starts = (0...4).map { geometry.frame(ofSection: $0)?.minY }
    XCTAssertEqual(starts, [0, 0, 10, 10, 10])
    let found = geometry.attributesForElements(in: .infinite)
    XCTAssertEqual(found.map(\.path.section), [1, 4])
  }

  func testFault014ASectionOfOneItem() {
    var section = tight(2)
    section.contentInsets = WaterfallInsets(top: 3, bottom: 8)
    XCTAssertEqual(geometry([[30]], section).frame(ofSection: 0), rect(0, 0, 200, 41))
  }

  func testFault015TheContentIsTheSumOfAllSections() {
    for sections in [[[], [30], [40]], [[30], [], [40]], [[30], [40], []]] as [[[CGFloat]]] {
      XCTAssertEqual(geometry(sections, tight(2)).contentSize.height, 70)
    }
  }

  func testFault017NothingIsCountedForItemsThatAreNotThere() {
    var section = WaterfallSection(itemSpacing: 25)
    XCTAssertEqual(geometry([[]], section).contentSize.height, 0)
    XCTAssertEqual(geometry([], section).contentSize.height, 0)
    section.contentInsets = WaterfallInsets(top: 3, bottom: 4)
    XCTAssertEqual(geometry([[]], section).contentSize.height, 7)
  }

  func testFault018NothingIsLaidOut() {
    for sections in [[], [[]], [[], []]] as [[[CGFloat]]] {
      for columns in [0, 1, 3] {
        let geometry = geometry(sections, tight(columns))
        XCTAssertEqual(geometry.contentSize, CGSize(width: 200, height: 0))
        XCTAssertEqual(geometry.attributesForElements(in: .infinite), [])
        XCTAssertNil(geometry.closestItem(to: .zero))
        XCTAssertNil(geometry.item(at: .zero))
        assertNoBrokenInvariants(geometry)
      }
    }
  }

  // MARK: - Content size

  func testFault065InsetsCountOncePerSection() {
    var section = tight(3)
    section.contentInsets = WaterfallInsets(top: 10, bottom: 20)
    XCTAssertEqual(geometry([[40, 40, 40], [40]], section).contentSize.height, 140)
  }

  func testFault066TheLongestColumnCountsAtOnce() {
    XCTAssertEqual(geometry([[10, 50]], tight(2)).contentSize.height, 50)
    XCTAssertEqual(geometry([[10, 20, 50]], tight(3)).contentSize.height, 50)
  }

  func testFault067TheLastRowMayBePartlyFilled() {
    let section = WaterfallSection(columns: .count(2), packing: .alignedRows)
    XCTAssertEqual(geometry([[30, 30, 30, 30, 30]], section).contentSize.height, 110)
    XCTAssertEqual(geometry([[30, 30, 30, 30]], section).contentSize.height, 70)
  }

  func testFault069ItemsStartBelowTheHeader() {
    let section = WaterfallSection(
      contentInsets: WaterfallInsets(top: 6),
      header: WaterfallSupplementary(height: 50)
    )
    let geometry = LayoutScenario(container(414), section, heights: [30]).geometry()
    XCTAssertEqual(geometry.itemFrames.first?.minY, 56)
  }

  // MARK: - Headers and footers

  private var pinned: WaterfallSection {
    var section = tight(1)
    section.header = WaterfallSupplementary(height: 40, isPinned: true)
    return section
  }

  private func header(_ geometry: WaterfallGeometry, visible: CGRect) -> CGRect? {
    geometry.attributes(of: .header(section: 0), pinnedTo: visible)?.frame
  }

  func testFault101AHeaderStaysUntilItsSectionEnds() {
    var section = pinned
    section.contentInsets = WaterfallInsets(bottom: 60)
    // 40 + 400 + 60 = 500
    let geometry = geometry([[400]], section)
    XCTAssertEqual(header(geometry, visible: rect(0, 450, 200, 300)), rect(0, 450, 200, 40))
    XCTAssertEqual(header(geometry, visible: rect(0, 480, 200, 300)), rect(0, 460, 200, 40))
  }

  func testFault102And103AHeaderIsPinnedToWhatIsSeen() {
    // The offset is 100 and a bar covers 64 points.
    let geometry = geometry([[460]], pinned)
    XCTAssertEqual(header(geometry, visible: rect(0, 164, 200, 236)), rect(0, 164, 200, 40))
  }

  func testFault105AHeaderIsPinnedInAHorizontalLayout() {
    var section = pinned
    section.contentInsets = WaterfallInsets(top: 30, leading: 20, bottom: 9, trailing: 60)
    let container = WaterfallContainer(
      size: CGSize(width: 0, height: 200),
      scrollDirection: .horizontal
    )
    // 40 + 20 + 380 + 60 = 500
    let geometry = LayoutScenario(container, section, heights: [380]).geometry()
    XCTAssertEqual(header(geometry, visible: rect(164, 0, 300, 200)), rect(164, 0, 40, 200))
    XCTAssertEqual(header(geometry, visible: rect(480, 0, 300, 200)), rect(460, 0, 40, 200))
    XCTAssertEqual(geometry.itemFrames, [rect(60, 30, 380, 161)])
  }

  func testFault106ScrollingMovesPinnedElementsAlone() {
    let geometry = geometry([[460], [460]], pinned)
    let natural = geometry.attributesForElements(in: .infinite)
    let scrolled = geometry.attributesForElements(in: .infinite, pinnedTo: rect(0, 300, 200, 400))
    XCTAssertEqual(natural.map(\.id), scrolled.map(\.id))
    let moved = zip(natural, scrolled).filter { $0 != $1 }.map(\.0.id)
    XCTAssertEqual(moved, [natural[0].id])
  }

  func testFault107And141TheOrderOfDrawingIsFixed() {
    var section = pinned
    section.footer = WaterfallSupplementary(height: 20, isPinned: true)
    section.background = WaterfallBackground()
    let geometry = geometry([[460]], section)
    for visible in [nil, rect(0, 200, 200, 100)] as [CGRect?] {
      let elements = geometry.attributesForElements(in: .infinite, pinnedTo: visible)
      XCTAssertEqual(elements.map(\.kind), [.background, .header, .item, .footer])
      XCTAssertEqual(elements.map(\.zIndex), [-1, 2, 0, 1])
    }
  }

  func testFault109AFooterIsInEveryAnswerOrInNone() {
    for (height, count) in [(10, 2), (0, 1)] as [(CGFloat, Int)] {
      var section = tight(1)
      section.footer = WaterfallSupplementary(height: height)
      let geometry = geometry([[30]], section)
      XCTAssertEqual(geometry.attributesForElements(in: .infinite).count, count)
      XCTAssertEqual(geometry.attributes(of: .footer(section: 0)) != nil, count == 2)
      XCTAssertEqual(geometry.contentSize.height, 30 + height)
    }
  }

  func testFault110AHeaderThatNeverWas() {
    let geometry = geometry([[30]], tight(1))
    XCTAssertNil(geometry.attributes(of: .header(section: 0)))
    XCTAssertNil(geometry.attributes(of: .header(section: 0), pinnedTo: rect(0, 0, 200, 100)))
  }

  // MARK: - Directions

  func testFault111RightToLeftIsMirrored() {
    var scenario = LayoutScenario(container(300), tight(3), heights: [10, 10, 10])
    scenario.container.layoutDirection = .rightToLeft
    assertItemFrames(
      scenario,
      [rect(200, 0, 100, 10), rect(100, 0, 100, 10), rect(0, 0, 100, 10)]
    )
  }

  func testFault114HorizontalItemsHaveLengthsOfTheirOwn() {
    let container = WaterfallContainer(
      size: CGSize(width: 0, height: 100),
      scrollDirection: .horizontal
    )
    assertItemFrames(
      LayoutScenario(container, tight(2), heights: [30, 70, 45]),
      [rect(0, 0, 30, 50), rect(0, 50, 70, 50), rect(30, 0, 45, 50)]
    )
  }

  func testFault115AGeometryKnowsItsScrollAxis() {
    let vertical = LayoutScenario(container(375), tight(2), heights: [30]).geometry()
    XCTAssertEqual(vertical.container.scrollDirection, .vertical)
    XCTAssertEqual(vertical.contentSize, CGSize(width: 375, height: 30))
  }
}
