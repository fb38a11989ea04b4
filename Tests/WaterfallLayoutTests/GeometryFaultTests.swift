import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Faults that users of other engines reported, by their number in the collection: sizes and
/// columns.
///
/// Further parts are in files of their own: the same class, by area.
final class GeometryFaultTests: XCTestCase {
  /// Makes a vertical container of a width.
  func container(_ width: CGFloat, scale: CGFloat? = nil) -> WaterfallContainer {
    WaterfallContainer(size: CGSize(width: width, height: 0), displayScale: scale)
  }

  /// Makes a section without spacing.
  func tight(_ columns: Int, _ placement: WaterfallPacking = .shortestColumn) -> WaterfallSection {
    WaterfallSection(
      columns: .count(columns),
      columnSpacing: 0,
      itemSpacing: 0,
      packing: placement
    )
  }

  /// Returns the column of each item in section 0.
  func columns(_ geometry: WaterfallGeometry) -> [Int?] {
    (0..<geometry.numberOfItems(inSection: 0)).map {
      geometry.columns(ofItemAt: ItemPath(section: 0, item: $0))?.lowerBound
    }
  }

  // MARK: - Zero and not a number

  func testFault001OneColumnHasNoColumnSpacing() {
    for spacing in [0, 10, 1e9] as [CGFloat] {
      let section = WaterfallSection(
        columns: .count(1),
        columnSpacing: spacing,
        contentInsets: WaterfallInsets(leading: 7, trailing: 3)
      )
      assertItemFrames(
        LayoutScenario(container(100), section, heights: [20]),
        [rect(7, 0, 90, 20)]
      )
    }
  }

  func testFault002ASizeWithoutAreaHasHeightZero() {
    let nothing = CGSize.zero.height(scaledToWidth: 100)
    assertItemFrames(
      LayoutScenario(container(210), heights: [nothing, 20, 20]),
      [rect(0, 0, 100, 0), rect(110, 0, 100, 20), rect(0, 10, 100, 20)]
    )
    let geometry = LayoutScenario(container(210), heights: [.nan, 20, 20]).geometry()
    XCTAssertEqual(
      geometry.itemFrames,
      [rect(0, 0, 100, 0), rect(110, 0, 100, 20), rect(0, 10, 100, 20)]
    )
  }

  func testFault003AContainerWithoutSize() {
    assertItemFrames(
      LayoutScenario(container(0), heights: [20, 30]),
      [rect(0, 0, 0, 20), rect(10, 0, 0, 30)]
    )
    assertItemFrames(
      LayoutScenario(container(210), heights: [20, 30]),
      [rect(0, 0, 100, 20), rect(110, 0, 100, 30)]
    )
  }

  func testFault005ColumnsAreNeverNegative() {
    let section = WaterfallSection(columns: .count(4), columnSpacing: 4)
    assertItemFrames(
      LayoutScenario(container(0), section, heights: [5, 5, 5, 5]),
      [rect(0, 0, 0, 5), rect(4, 0, 0, 5), rect(8, 0, 0, 5), rect(12, 0, 0, 5)]
    )
  }

  func testFault006InsetsThatLeaveNoRoom() {
    let section = WaterfallSection(
      columns: .count(4),
      columnSpacing: 16,
      contentInsets: WaterfallInsets(all: 16)
    )
    let scenario = LayoutScenario(container(32), section, heights: [40, 40, 40, 40])
    assertItemFrames(
      scenario,
      [rect(16, 16, 0, 40), rect(32, 16, 0, 40), rect(48, 16, 0, 40), rect(64, 16, 0, 40)]
    )
    XCTAssertEqual(scenario.geometry().contentSize, CGSize(width: 32, height: 72))
    XCTAssertEqual(scenario.diagnostics, [])
  }

  func testFault007NoItemsHaveNoSpacing() {
    let section = WaterfallSection(itemSpacing: 50)
    XCTAssertEqual(
      LayoutScenario(container(100), section, heights: []).geometry().contentSize.height,
      0
    )
  }

  func testFault135TheContainersLengthDoesNotMatter() {
    let frames = [0, 1, 844, 1e9].map { height in
      var scenario = LayoutScenario(container(210), heights: [20, 30, 40])
      scenario.container.size.height = height
      return scenario.geometry().itemFrames
    }
    let expected = [rect(0, 0, 100, 20), rect(110, 0, 100, 30), rect(0, 30, 100, 40)]
    XCTAssertEqual(frames, Array(repeating: expected, count: 4))
  }

  // MARK: - Rounding

  func testFault019NoStripIsLeftOver() {
    let section = WaterfallSection(columns: .count(2), columnSpacing: 10)
    for scale in [nil, 2] as [CGFloat?] {
      assertItemFrames(
        LayoutScenario(container(375, scale: scale), section, heights: [9, 9]),
        [rect(0, 0, 182.5, 9), rect(192.5, 0, 182.5, 9)]
      )
    }
    let snapped = LayoutScenario(container(375, scale: 1), section, heights: [9, 9]).geometry()
    XCTAssertEqual(snapped.itemFrames.last?.maxX, 375)
  }

  func testFault021TheWidthToldIsTheWidthUsed() {
    for (scale, expected) in [(nil, 182.5), (2, 182.5), (1, 182)] as [(CGFloat?, CGFloat)] {
      let section = WaterfallSection(columns: .count(2), columnSpacing: 10)
      let metrics = section.columnMetrics(in: container(375, scale: scale))
      var told: [CGFloat] = []
      let geometry = WaterfallGeometry(
        container: container(375, scale: scale),
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

  func testFault022WidthsAreRoundedToPixelsNotPoints() {
    // 100 points are 200 pixels: 66 each, and one more for each of the first two columns.
    assertItemFrames(
      LayoutScenario(container(100, scale: 2), tight(3), heights: [9, 9, 9]),
      [rect(0, 0, 33.5, 9), rect(33.5, 0, 33.5, 9), rect(67, 0, 33, 9)]
    )
    let thirds = LayoutScenario(container(100, scale: 3), tight(3), heights: [9, 9, 9]).geometry()
    for (frame, column) in zip(thirds.itemFrames, 0...2) {
      XCTAssertEqual(frame.minX, CGFloat(column * 100) / 3, accuracy: 1e-9)
      XCTAssertEqual(frame.width, 100 / 3, accuracy: 1e-9)
    }
  }

  func testFault023ColumnsStartAtTheirShareOfTheWidth() {
    for (width, spacing) in [(1_013, 0), (1_014, 0), (997, 7)] as [(CGFloat, CGFloat)] {
      var section = tight(5)
      section.columnSpacing = spacing
      let scenario = LayoutScenario(container(width), section, heights: [1, 1, 1, 1, 1])
      for (column, frame) in scenario.geometry().itemFrames.enumerated() {
        let share = CGFloat(column) * (width + spacing) / 5
        XCTAssertEqual(frame.minX, share, accuracy: 1e-9)
      }
    }
  }

  func testFault025ARoundingErrorCostsNoColumn() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 380 / 3),
      columnSpacing: 5
    )
    XCTAssertEqual(section.columnMetrics(in: container(390)).count, 3)
    let counted = WaterfallSection(columns: .count(3), columnSpacing: 5)
    XCTAssertEqual(counted.columnMetrics(in: container(390)).count, 3)
  }

  func testFault026ALeftoverOfNothingEnds() {
    for width in [100 + 2e-14, 100 - 2e-14, 0.1 + 0.2] as [CGFloat] {
      for scale in [nil, 1, 2, 3] as [CGFloat?] {
        let scenario = LayoutScenario(container(width, scale: scale), tight(3), heights: [1, 1, 1])
        assertEqual(scenario.geometry(), ReferenceLayout(scenario), scenario.description)
      }
    }
  }

  func testFault027AGapCountsOnce() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 100), columnSpacing: 10)
    let counts = [320, 319, 210, 209, 430, 429].map {
      section.columnMetrics(in: container($0)).count
    }
    XCTAssertEqual(counts, [3, 2, 2, 1, 4, 3])
  }

  func testFault029EqualItemsKeepTheirSides() {
    for spacing in [0, 1, 2, 7] as [CGFloat] {
      for scale in [nil, 1, 2, 3] as [CGFloat?] {
        for width in stride(from: 300 as CGFloat, through: 301, by: 0.25) {
          let geometry = WaterfallGeometry(
            container: container(width, scale: scale),
            sections: [WaterfallSection(columnSpacing: spacing)],
            itemCount: { _ in 9 },
            placement: { $0.item == 0 ? .allColumns : .automatic },
            height: { CGSize(width: 4, height: 3).height(scaledToWidth: $1) }
          )
          let label = "spacing \(spacing), scale \(scale as Any), width \(width)"
          XCTAssertEqual(columns(geometry), [0, 0, 1, 0, 1, 0, 1, 0, 1], label)
        }
      }
    }
  }

  // MARK: - Columns and items

  func testFault037FewItemsDoNotMakeFewColumns() {
    for count in 0...4 {
      let heights = [CGFloat](repeating: 10, count: count)
      let geometry = LayoutScenario(container(320), tight(3), heights: heights).geometry()
      XCTAssertEqual(geometry.columnMetrics(inSection: 0)?.count, 3)
      XCTAssertEqual(geometry.columnEnds(inSection: 0).count, 3)
      XCTAssertEqual(columns(geometry), Array([0, 1, 2, 0].prefix(count)))
    }
  }

  func testFault038FewItemsDoNotMakeWideColumns() {
    assertItemFrames(
      LayoutScenario(container(400), tight(4), heights: [10, 10]),
      [rect(0, 0, 100, 10), rect(100, 0, 100, 10)]
    )
  }

  func testFault039ASpanIsExactlyItsColumnsWide() {
    let section = WaterfallSection(columns: .count(5), columnSpacing: 7)
    for span in 1...5 {
      let placement = WaterfallItemPlacement(span: span)
      let item = LayoutScenario.Item(height: 10, placement: placement)
      let geometry = LayoutScenario(container(333), section, items: [item]).geometry()
      XCTAssertEqual(geometry.columns(ofItemAt: ItemPath(section: 0, item: 0)), 0..<span)
      // (333 - 28) / 5 = 61
      XCTAssertEqual(geometry.itemFrames, [rect(0, 0, CGFloat(span * 68 - 7), 10)])
    }
  }
}
