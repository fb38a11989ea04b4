import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Headers and footers: their pinned positions, their drawing order, and their existence.
final class HeaderAndFooterTests: XCTestCase {
  private var pinned: WaterfallSection {
    var section = WaterfallSection.tight(1)
    section.header = WaterfallSupplementary(height: 40, isPinned: true)
    return section
  }

  private func header(_ geometry: WaterfallGeometry, visible: CGRect) -> CGRect? {
    geometry.attributes(of: .header(section: 0), pinnedTo: visible)?.frame
  }

  /// Reported in Produkt/PDKTStickySectionHeadersCollectionViewLayout#1.
  func testAHeaderStaysUntilItsSectionEnds() {
    var section = pinned
    section.contentInsets = WaterfallInsets(bottom: 60)
    // 40 + 400 + 60 = 500
    let geometry = LayoutScenario(sections: [[400]], section).geometry()
    XCTAssertEqual(header(geometry, visible: rect(0, 450, 200, 300)), rect(0, 450, 200, 40))
    XCTAssertEqual(header(geometry, visible: rect(0, 480, 200, 300)), rect(0, 460, 200, 40))
  }

  /// Reported in Produkt/PDKTStickySectionHeadersCollectionViewLayout#5 and
  /// airbnb/MagazineLayout#65.
  func testAHeaderIsPinnedToTheVisibleRect() {
    // The offset is 100 and a bar covers 64 points.
    let geometry = LayoutScenario(sections: [[460]], pinned).geometry()
    XCTAssertEqual(header(geometry, visible: rect(0, 164, 200, 236)), rect(0, 164, 200, 40))
  }

  /// Reported in zenangst/Blueprints#100.
  func testAHeaderIsPinnedInAHorizontalLayout() {
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

  /// Reported in zenangst/Blueprints#95.
  func testScrollingMovesOnlyPinnedElements() {
    let geometry = LayoutScenario(sections: [[460], [460]], pinned).geometry()
    let natural = geometry.attributesForElements(in: .infinite)
    let scrolled = geometry.attributesForElements(in: .infinite, pinnedTo: rect(0, 300, 200, 400))
    XCTAssertEqual(natural.map(\.id), scrolled.map(\.id))
    let moved = zip(natural, scrolled).filter { $0 != $1 }.map(\.0.id)
    XCTAssertEqual(moved, [natural[0].id])
  }

  /// Reported in airbnb/MagazineLayout#32 and CSStickyHeaderFlowLayout/CSStickyHeaderFlowLayout#69.
  func testTheOrderOfDrawingIsFixed() {
    var section = pinned
    section.footer = WaterfallSupplementary(height: 20, isPinned: true)
    section.background = WaterfallBackground()
    let geometry = LayoutScenario(sections: [[460]], section).geometry()
    for visible in [nil, rect(0, 200, 200, 100)] as [CGRect?] {
      let elements = geometry.attributesForElements(in: .infinite, pinnedTo: visible)
      XCTAssertEqual(elements.map(\.kind), [.background, .header, .item, .footer])
      XCTAssertEqual(elements.map(\.zIndex), [-1, 2, 0, 1])
    }
  }

  func testABackgroundNeedsAnArea() {
    // 1/1024 point is no extent.
    let sizes: [(CGFloat, CGFloat, exists: Bool)] = [
      (1 / 1024, 30, false), (1 / 512, 30, true), (200, 1 / 1024, false), (200, 1 / 512, true),
    ]
    for (width, height, exists) in sizes {
      var section = WaterfallSection.tight(1)
      let insets = WaterfallInsets(top: 30 - height, leading: 200 - width, bottom: 0, trailing: 0)
      section.background = WaterfallBackground(insets: insets)
      let geometry = LayoutScenario(sections: [[30]], section).geometry()
      let frame = geometry.attributes(of: .background(section: 0))?.frame
      XCTAssertEqual(frame, exists ? rect(200 - width, 30 - height, width, height) : nil)
    }
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#124.
  func testAFooterIsInEveryAnswerOrInNone() {
    for (height, count) in [(10, 2), (0, 1)] as [(CGFloat, Int)] {
      var section = WaterfallSection.tight(1)
      section.footer = WaterfallSupplementary(height: height)
      let geometry = LayoutScenario(sections: [[30]], section).geometry()
      XCTAssertEqual(geometry.attributesForElements(in: .infinite).count, count)
      XCTAssertEqual(geometry.attributes(of: .footer(section: 0)) != nil, count == 2)
      XCTAssertEqual(geometry.contentSize.height, 30 + height)
    }
  }

  /// Reported in lionheart/openradar-mirror#14651.
  func testAHeaderThatDoesNotExist() {
    let geometry = LayoutScenario(sections: [[30]], .tight(1)).geometry()
    XCTAssertNil(geometry.attributes(of: .header(section: 0)))
    XCTAssertNil(geometry.attributes(of: .header(section: 0), pinnedTo: rect(0, 0, 200, 100)))
  }
}
