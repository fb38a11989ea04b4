import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Content offsets that show an item.
///
/// There are ten items of 100 points in one column, and 250 points are visible from 330 on.
final class ScrollTargetTests: XCTestCase {
  private let visible = rect(0, 330, 100, 250)

  private func geometry(
    _ heights: [CGFloat] = Array(repeating: 100, count: 10),
    header: WaterfallSupplementary? = nil,
    footer: WaterfallSupplementary? = nil,
    in container: WaterfallContainer = WaterfallContainer(width: 100)
  ) -> WaterfallGeometry {
    let section = WaterfallSection(
      columns: .count(1),
      itemSpacing: 0,
      header: header,
      footer: footer
    )
    return WaterfallGeometry(container: container, section: section, itemHeights: heights)
  }

  /// Returns the vertical offsets that show some items.
  private func offsets(
    _ geometry: WaterfallGeometry,
    _ items: [Int],
    _ position: WaterfallScrollPosition,
    from visible: CGRect? = nil
  ) -> [CGFloat?] {
    items.map { item in
      geometry.contentOffset(showing: .item(path(item)), at: position, in: visible ?? self.visible)?
        .y
    }
  }

  func testStartCenterAndEnd() {
    let geometry = geometry()
    XCTAssertEqual(offsets(geometry, [0, 1, 5, 7, 8, 9], .start), [0, 100, 500, 700, 750, 750])
    XCTAssertEqual(offsets(geometry, [0, 1, 5, 8, 9], .center), [0, 25, 425, 725, 750])
    XCTAssertEqual(offsets(geometry, [0, 1, 2, 5, 9], .end), [0, 0, 50, 350, 750])
  }

  func testNearestMovesAsLittleAsItCan() {
    XCTAssertEqual(offsets(geometry(), [0, 2, 3], .nearest), [0, 200, 300])
    XCTAssertEqual(offsets(geometry(), [5, 6, 9], .nearest), [350, 450, 750])
  }

  func testNearestChangesNothingForAVisibleItem() {
    XCTAssertEqual(offsets(geometry(), [4], .nearest), [330])
    let aligned = rect(0, 300, 100, 300)
    XCTAssertEqual(offsets(geometry(), [3, 4, 5], .nearest, from: aligned), [300, 300, 300])
    XCTAssertEqual(offsets(geometry(), [2, 6], .nearest, from: aligned), [200, 400])
  }

  func testAnItemLongerThanWhatIsVisible() {
    // The second item covers 100 to 700, so that it fills the room from 100 to 450.
    let geometry = geometry([100, 600, 100])
    XCTAssertEqual(offsets(geometry, [1], .start), [100])
    XCTAssertEqual(offsets(geometry, [1], .end), [450])
    XCTAssertEqual(offsets(geometry, [1], .center), [275])
    for (y, offset) in [(0, 100), (100, 100), (330, 330), (450, 450), (540, 450)]
      as [(CGFloat, CGFloat)]
    {
      XCTAssertEqual(
        offsets(geometry, [1], .nearest, from: rect(0, y, 100, 250)),
        [offset]
      )
    }
  }

  func testAPinnedHeaderIsRespected() {
    // Items start 40 points lower, and the header covers 40 points.
    let geometry = geometry(header: WaterfallSupplementary(height: 40, isPinned: true))
    XCTAssertEqual(offsets(geometry, [0, 5, 9], .start), [0, 500, 790])
    XCTAssertEqual(offsets(geometry, [5], .end), [390])
    // In the middle of the room between 40 and 250: 540 - 95.
    XCTAssertEqual(offsets(geometry, [5], .center), [445])
    // Item 3 covers 340 to 440: its first 30 points would be below the header.
    XCTAssertEqual(offsets(geometry, [3], .nearest), [300])
    XCTAssertEqual(offsets(geometry, [3], .nearest, from: rect(0, 300, 100, 250)), [300])
    XCTAssertEqual(offsets(geometry, [4], .nearest), [330])
  }

  func testAPinnedFooterIsRespected() {
    let geometry = geometry(footer: WaterfallSupplementary(height: 30, isPinned: true))
    XCTAssertEqual(offsets(geometry, [5], .end), [380])
    XCTAssertEqual(offsets(geometry, [5], .start), [500])
    // From 330 to 550 is free; item 4 ends at 500, item 5 at 600.
    XCTAssertEqual(offsets(geometry, [4, 5], .nearest), [330, 380])
    XCTAssertEqual(offsets(geometry, [9], .end), [780])
  }

  /// The second section starts at 1000; its footer stays 40 points below that and covers nothing
  /// above.
  func testAPinnedFooterStaysBelowTheStartOfItsSection() {
    let insets = WaterfallInsets(top: 40)
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [
        .tight(1),
        WaterfallSection(
          columns: .count(1),
          footer: WaterfallSupplementary(height: 30, insets: insets, isPinned: true)
        ),
      ],
      itemCount: { _ in 1 },
      height: { path, _ in path.section == 0 ? 1000 : 10 }
    )
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(0, section: 1)), at: .end, in: visible)?.y,
      760
    )
  }

  func testAHeaderThatScrollsAwayCoversNothing() {
    let geometry = geometry(
      header: WaterfallSupplementary(height: 40),
      footer: WaterfallSupplementary(height: 30)
    )
    XCTAssertEqual(offsets(geometry, [5], .start), [540])
    XCTAssertEqual(offsets(geometry, [5], .end), [390])
    XCTAssertEqual(offsets(geometry, [3], .nearest), [330])
  }

  func testAContentShorterThanWhatIsVisible() {
    let geometry = geometry([60])
    for position in WaterfallScrollPosition.allCases {
      XCTAssertEqual(offsets(geometry, [0], position, from: rect(0, 0, 100, 250)), [0])
      XCTAssertEqual(offsets(geometry, [0], position, from: rect(0, -30, 100, 250)), [0])
    }
  }

  func testInOtherSectionsAndColumns() {
    let geometry = RecordedEngine([
      .init(WaterfallSection(), heights: [50, 80, 30, 40]),
      .init(WaterfallSection(), heights: [200, 300]),
    ]).geometry
    // The second section starts at 130.
    let visible = rect(0, 0, 210, 100)
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(3)), at: .start, in: visible),
      CGPoint(x: 0, y: 90)
    )
    XCTAssertEqual(
      geometry.contentOffset(showing: .item(path(0, section: 1)), at: .end, in: visible),
      CGPoint(x: 0, y: 230)
    )
  }

  // MARK: - Directions

  private func offset(
    _ position: WaterfallScrollPosition,
    _ item: Int,
    _ scrollDirection: WaterfallContainer.ScrollDirection,
    _ layoutDirection: WaterfallContainer.LayoutDirection,
    from visible: CGRect
  ) -> CGPoint? {
    let container = WaterfallContainer(
      size: CGSize(width: 100, height: 100),
      scrollDirection: scrollDirection,
      layoutDirection: layoutDirection
    )
    return geometry(in: container).contentOffset(
      showing: .item(path(item)),
      at: position,
      in: visible
    )
  }

  func testVerticallyTheOtherCoordinateStays() {
    for direction in WaterfallContainer.LayoutDirection.allCases {
      XCTAssertEqual(
        offset(.start, 5, .vertical, direction, from: rect(15, 330, 60, 250)),
        CGPoint(x: 15, y: 500)
      )
    }
  }

  func testHorizontally() {
    let visible = rect(330, 15, 250, 60)
    let offsets = WaterfallScrollPosition.allCases.map {
      offset($0, 5, .horizontal, .leftToRight, from: visible)
    }
    XCTAssertEqual(offsets, [500, 425, 350, 350].map { CGPoint(x: $0, y: 15) })
  }

  func testHorizontallyFromTheRight() {
    // What is visible from 330 points on, seen from the right edge of 1,000 points, has its left
    // edge at 420. Item 5 covers 400 to 500.
    let visible = rect(420, 15, 250, 60)
    let offsets = WaterfallScrollPosition.allCases.map {
      offset($0, 5, .horizontal, .rightToLeft, from: visible)
    }
    XCTAssertEqual(offsets, [250, 325, 400, 400].map { CGPoint(x: $0, y: 15) })
    XCTAssertEqual(
      offset(.start, 9, .horizontal, .rightToLeft, from: visible),
      CGPoint(x: 0, y: 15)
    )
    XCTAssertEqual(
      offset(.end, 0, .horizontal, .rightToLeft, from: visible),
      CGPoint(x: 750, y: 15)
    )
  }

  // MARK: - Invalid targets and rects

  func testItemsThatDoNotExist() {
    for path in [path(10), path(-1), path(0, section: 1), path(.max, section: .min)] {
      for position in WaterfallScrollPosition.allCases {
        XCTAssertNil(geometry().contentOffset(showing: .item(path), at: position, in: visible))
      }
    }
  }

  func testInvalidVisibleRects() {
    for rect in QuerySamples.degenerateRects where !rect.isOrdinary {
      for position in WaterfallScrollPosition.allCases {
        XCTAssertNil(
          geometry().contentOffset(showing: .item(path(5)), at: position, in: rect),
          "\(rect)"
        )
      }
    }
  }
}

extension CGRect {
  /// Whether what the rect covers along a vertical scroll axis is finite and not empty.
  fileprivate var isOrdinary: Bool {
    origin.y.isFinite && size.height.isFinite && size.height != 0 && !origin.x.isNaN
      && !size.width.isNaN && size.width != 0
  }
}
