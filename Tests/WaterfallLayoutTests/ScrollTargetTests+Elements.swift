import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Scroll targets that aren't items, and pinned elements that cover items.
extension ScrollTargetTests {
  /// Sections of 3, 0 and 3 items of 100 points in one column, with headers of 40 in the first and
  /// the last, the last one's pinned.
  private var sections: WaterfallGeometry {
    func section(_ header: WaterfallSupplementary?) -> WaterfallSection {
      WaterfallSection(
        columns: .count(1),
        itemSpacing: 0,
        contentInsets: WaterfallInsets(top: 5, bottom: 5),
        header: header
      )
    }
    let counts = [3, 0, 3]
    return WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [
        section(WaterfallSupplementary(height: 40)), section(nil),
        section(WaterfallSupplementary(height: 40, isPinned: true)),
      ],
      itemCount: { counts[$0] },
      height: { _, _ in 100 }
    )
  }

  private func offset(
    _ element: WaterfallElement,
    _ position: WaterfallScrollPosition,
    from y: CGFloat = 0
  ) -> CGFloat? {
    sections.contentOffset(showing: element, at: position, in: rect(0, y, 100, 200))?.y
  }

  func testHeadersAndSections() {
    // Section 0 is 350 long, section 1 reaches from 350 to 360, section 2 to 710.
    XCTAssertEqual(offset(.header(section: 2), .start), 360)
    XCTAssertEqual(offset(.header(section: 2), .end), 200)
    XCTAssertEqual(offset(.header(section: 2), .nearest, from: 100), 200)
    XCTAssertEqual(offset(.header(section: 0), .nearest, from: 100), 0)
    XCTAssertEqual(offset(.header(section: 1), .start), 350, "the start of an empty section")
    XCTAssertEqual(offset(.footer(section: 1), .end), 160, "its end")
    XCTAssertEqual(offset(.background(section: 1), .center), 255, "the whole of it")
    XCTAssertEqual(offset(.footer(section: 2), .end), 510)
    XCTAssertNil(offset(.header(section: 3), .start))
    XCTAssertNil(offset(.background(section: -1), .start))
    XCTAssertNil(offset(.item(path(0, section: 1)), .start))
  }

  func testAPinnedHeaderCountsWhereItIs() {
    func section(_ count: Int) -> WaterfallSection {
      WaterfallSection(
        columns: .count(1),
        columnSpacing: 0,
        itemSpacing: 0,
        header: WaterfallSupplementary(
          height: 40,
          insets: WaterfallInsets(bottom: 24),
          isPinned: true
        )
      )
    }
    let counts = [3, 30]
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: counts.map(section),
      itemCount: { counts[$0] },
      height: { _, _ in 20 }
    )
    let visible = rect(0, 100, 100, 200)
    let header = geometry.attributes(of: .header(section: 0), pinnedTo: visible)
    XCTAssertEqual(header?.frame, rect(0, 60, 100, 40))
    XCTAssertEqual(geometry.attributesForItem(at: path(2))?.frame, rect(0, 104, 100, 20))
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(2)), at: .nearest, in: visible)?.y,
      100,
      "it is wholly visible and not covered"
    )
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(2)), at: .start, in: visible)?.y,
      104,
      "the header has been pushed out by then"
    )
    // Item 0 is at 64; the header covers what is above.
    XCTAssertEqual(geometry.contentOffset(showing: .item(path(0)), at: .start, in: visible)?.y, 24)
  }

  func testAnItemWithoutHeightAtTheEndOfItsSectionIsBesideAPinnedElement() {
    let pinned = WaterfallSupplementary(height: 40, isPinned: true)
    let visible = rect(0, 300, 100, 200)
    var column = WaterfallSection(columns: .count(1), itemSpacing: 0)
    let long = LayoutScenario.Section(column, heights: [1_000])
    // Items at 40 and 140, where the section ends, and a long section.
    column.header = pinned
    let header = LayoutScenario(
      container: WaterfallContainer(width: 100),
      sections: [.init(column, heights: [100, 0]), long]
    ).geometry()
    XCTAssertEqual(header.contentOffset(showing: .item(path(1)), at: .start, in: visible)?.y, 100)
    // A long section, and items at 1,000, where the section starts.
    (column.header, column.footer) = (nil, pinned)
    let footer = LayoutScenario(
      container: WaterfallContainer(width: 100),
      sections: [long, .init(column, heights: [0, 100])]
    ).geometry()
    let item = WaterfallElement.item(path(0, section: 1))
    XCTAssertEqual(footer.contentOffset(showing: item, at: .end, in: visible)?.y, 840)
  }

  func testOffsetsLieWithinTheContentInEveryDirection() {
    for layoutDirection in WaterfallContainer.LayoutDirection.allCases {
      for isReversed in [false, true] {
        let container = WaterfallContainer(
          size: CGSize(width: 400, height: 100),
          scrollDirection: .horizontal,
          layoutDirection: layoutDirection,
          isReversed: isReversed
        )
        let section = WaterfallSection(columns: .count(1), itemSpacing: 0)
        for (count, greatest) in [(1, 0), (10, 1_100)] as [(Int, CGFloat)] {
          let heights = [CGFloat](repeating: 150, count: count)
          let geometry = LayoutScenario(container, section, heights: heights).geometry()
          for position in WaterfallScrollPosition.allCases {
            for item in [0, count - 1] {
              let offset = geometry.contentOffset(
                showing: .item(path(item)),
                at: position,
                in: rect(0, 0, 400, 100)
              )
              let x = offset?.x ?? -1
              XCTAssert(x >= 0 && x <= greatest, "\(x) for item \(item) of \(count)")
            }
          }
        }
      }
    }
  }
}
