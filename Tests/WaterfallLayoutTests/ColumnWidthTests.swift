import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The widths and positions of columns, which depend on nothing but the configuration and the
/// container.
final class ColumnWidthTests: XCTestCase {
  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#81.
  func testNoStripIsLeftOver() {
    let section = WaterfallSection(columns: .count(2), columnSpacing: 10)
    for scale in [nil, 2] as [CGFloat?] {
      assertItemFrames(
        LayoutScenario(WaterfallContainer(width: 375, scale: scale), section, heights: [9, 9]),
        [rect(0, 0, 182.5, 9), rect(192.5, 0, 182.5, 9)]
      )
    }
    let snapped = LayoutScenario(
      WaterfallContainer(width: 375, scale: 1),
      section,
      heights: [9, 9]
    ).geometry()
    XCTAssertEqual(snapped.itemFrames.last?.maxX, 375)
  }

  /// Reported in chiahsien/CHTCollectionViewWaterfallLayout#88.
  func testTheDelegateIsToldTheWidthOfTheFrame() {
    for (scale, expected) in [(nil, 182.5), (2, 182.5), (1, 182)] as [(CGFloat?, CGFloat)] {
      let section = WaterfallSection(columns: .count(2), columnSpacing: 10)
      let metrics = section.columnMetrics(in: WaterfallContainer(width: 375, scale: scale))
      var told: [CGFloat] = []
      let geometry = WaterfallGeometry(
        container: WaterfallContainer(width: 375, scale: scale),
        sections: [section],
        itemCount: { _ in 1 },
        height: { _, width in
          told.append(width)
          return width
        }
      )
      XCTAssertEqual(told, [expected])
      XCTAssertEqual(metrics.width, expected)
      XCTAssertEqual(geometry.itemFrames, [rect(0, 0, expected, expected)])
    }
  }

  /// Reported in airbnb/MagazineLayout#105.
  func testWidthsAreRoundedToPixelsNotPoints() {
    // 100 points are 200 pixels: 66 each, and one more for each of the first two columns.
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 100, scale: 2), .tight(3), heights: [9, 9, 9]),
      [rect(0, 0, 33.5, 9), rect(33.5, 0, 33.5, 9), rect(67, 0, 33, 9)]
    )
    let thirds = LayoutScenario(
      WaterfallContainer(width: 100, scale: 3),
      .tight(3),
      heights: [9, 9, 9]
    ).geometry()
    for (frame, column) in zip(thirds.itemFrames, 0...2) {
      XCTAssertEqual(frame.minX, CGFloat(column * 100) / 3, accuracy: 1e-9)
      XCTAssertEqual(frame.width, 100 / 3, accuracy: 1e-9)
    }
  }

  /// Reported in desandro/masonry#795.
  func testColumnsStartAtTheirShareOfTheWidth() {
    for (width, spacing) in [(1_013, 0), (1_014, 0), (997, 7)] as [(CGFloat, CGFloat)] {
      var section = WaterfallSection.tight(5)
      section.columnSpacing = spacing
      let scenario = LayoutScenario(
        WaterfallContainer(width: width),
        section,
        heights: [1, 1, 1, 1, 1]
      )
      for (column, frame) in scenario.geometry().itemFrames.enumerated() {
        let share = CGFloat(column) * (width + spacing) / 5
        XCTAssertEqual(frame.minX, share, accuracy: 1e-9)
      }
    }
  }

  /// Reported in tilltue/TLPhotoPicker#312.
  func testARoundingErrorCostsNoColumn() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 380 / 3),
      columnSpacing: 5
    )
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 390)).count, 3)
    let counted = WaterfallSection(columns: .count(3), columnSpacing: 5)
    XCTAssertEqual(counted.columnMetrics(in: WaterfallContainer(width: 390)).count, 3)
  }

  /// Reported in FremyCompany/css-grid-polyfill#28.
  func testARoundingErrorIsNotLeftOver() {
    for width in [100 + 2e-14, 100 - 2e-14, 0.1 + 0.2] as [CGFloat] {
      for scale in [nil, 1, 2, 3] as [CGFloat?] {
        let scenario = LayoutScenario(
          WaterfallContainer(width: width, scale: scale),
          .tight(3),
          heights: [1, 1, 1]
        )
        assertEqual(scenario.geometry(), ReferenceLayout(scenario), scenario.description)
      }
    }
  }

  /// Reported in lit/lit#3342.
  func testAGapCountsOnce() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 100), columnSpacing: 10)
    let counts = [320, 319, 210, 209, 430, 429].map {
      section.columnMetrics(in: WaterfallContainer(width: $0)).count
    }
    XCTAssertEqual(counts, [3, 2, 2, 1, 4, 3])
  }

  /// Reported in Shopify/flash-list#927.
  func testFewItemsDoNotMakeFewColumns() {
    for count in 0...4 {
      let heights = [CGFloat](repeating: 10, count: count)
      let geometry = LayoutScenario(WaterfallContainer(width: 320), .tight(3), heights: heights)
        .geometry()
      XCTAssertEqual(geometry.columnMetrics(inSection: 0)?.count, 3)
      XCTAssertEqual(geometry.columnEnds(inSection: 0).count, 3)
      XCTAssertEqual(geometry.itemColumns, Array([0, 1, 2, 0].prefix(count)))
    }
  }

  /// Reported in paulcollett/react-masonry-css#57.
  func testFewItemsDoNotMakeWideColumns() {
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 400), .tight(4), heights: [10, 10]),
      [rect(0, 0, 100, 10), rect(100, 0, 100, 10)]
    )
  }

  /// Reported in desandro/masonry#425.
  func testASpanIsExactlyItsColumnsWide() {
    let section = WaterfallSection(columns: .count(5), columnSpacing: 7)
    for span in 1...5 {
      let placement = WaterfallItemPlacement(span: span)
      let item = LayoutScenario.Item(height: 10, placement: placement)
      let geometry = LayoutScenario(WaterfallContainer(width: 333), section, items: [item])
        .geometry()
      XCTAssertEqual(geometry.columns(ofItemAt: ItemPath(section: 0, item: 0)), 0..<span)
      // (333 - 28) / 5 = 61
      XCTAssertEqual(geometry.itemFrames, [rect(0, 0, CGFloat(span * 68 - 7), 10)])
    }
  }
}
