import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The worked numbers of `HowItemsArePlaced`, and more worked out by hand.
final class WorkedExampleTests: XCTestCase {
  private let plain = WaterfallSection(columns: .count(3), columnSpacing: 0, itemSpacing: 0)

  // MARK: - Column count

  func testAdaptiveCount() {
    // m 60, s 10: an exact fit counts.
    for (width, count) in [(0, 1), (59, 1), (129, 1), (130, 2), (199, 2), (200, 3), (270, 4)] {
      let section = WaterfallSection(columns: .adaptive(minimumWidth: 60), columnSpacing: 10)
      let container = WaterfallContainer(width: CGFloat(width))
      XCTAssertEqual(section.columnMetrics(in: container).count, count, "width \(width)")
    }
  }

  func testAdaptiveCountIsNotDecidedByNoise() {
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 60), columnSpacing: 10)
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 129.9998)).count, 2)
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 129.998)).count, 1)
  }

  func testAdaptiveCountUsesTheContentWidth() {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: 60),
      columnSpacing: 10,
      contentInsets: WaterfallInsets(leading: 7, trailing: 4)
    )
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 140)).count, 1)
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 141)).count, 2)
  }

  func testMaximumCount() {
    var section = WaterfallSection(
      columns: .adaptive(minimumWidth: 60, maximumCount: 2),
      columnSpacing: 10
    )
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 1_000)).count, 2)
    section.columns = .adaptive(minimumWidth: 1, maximumCount: 5)
    section.columnSpacing = 0
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 100)).count, 5)
    XCTAssertEqual(section.columnMetrics(in: WaterfallContainer(width: 0)).count, 1)
  }

  func testRoundingCostsNoColumn() {
    // 5 * 252 + 4 * 5 = 1,280, at every scale.
    let section = WaterfallSection(columns: .adaptive(minimumWidth: 252), columnSpacing: 5)
    for scale in [nil, 1, 1.25, 1.5, 2, 2.625, 3] as [CGFloat?] {
      let size = CGSize(width: 1_280, height: 0)
      let container = WaterfallContainer(size: size, displayScale: scale)
      XCTAssertEqual(section.columnMetrics(in: container).count, 5, "\(scale as Any)")
    }
  }

  func testEveryExactFitCountsAtEveryScale() {
    for scale in [1, 1.25, 1.5, 1.75, 2, 2.625, 3, 3.5] as [CGFloat] {
      for count in 1...7 {
        for minimumWidth in [60, 88.5, 101.3, 252] as [CGFloat] {
          for (spacing, inset) in [(0, 0), (5, 0), (7.3, 16), (10.1, 3.7)] as [(CGFloat, CGFloat)] {
            let section = WaterfallSection(
              columns: .adaptive(minimumWidth: minimumWidth),
              columnSpacing: spacing,
              contentInsets: WaterfallInsets(leading: inset, trailing: inset)
            )
            let width = CGFloat(count) * (minimumWidth + spacing) - spacing + 2 * inset
            let container = WaterfallContainer(
              size: CGSize(width: width, height: 0),
              displayScale: scale
            )
            let label = "\(count) columns of \(minimumWidth) with \(spacing) at scale \(scale)"
            XCTAssertEqual(section.columnMetrics(in: container).count, count, label)
          }
        }
      }
    }
  }

  // MARK: - Column width

  func testExactWidth() {
    let section = WaterfallSection(
      columns: .count(4),
      columnSpacing: 10,
      contentInsets: WaterfallInsets(leading: 5, trailing: 3)
    )
    // 350 - 8 - 30 = 312 = 4 * 78
    let metrics = section.columnMetrics(in: WaterfallContainer(width: 350))
    XCTAssertEqual(metrics.width, 78)
    XCTAssertEqual(metrics.width(ofSpan: 1), 78)
    XCTAssertEqual(metrics.width(ofSpan: 2), 166)
    XCTAssertEqual(metrics.width(ofSpan: 4), 342)
    XCTAssertEqual(metrics.width(ofSpan: 9), 342)
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 350), section, heights: [1, 1, 1, 1]),
      [rect(5, 0, 78, 1), rect(93, 0, 78, 1), rect(181, 0, 78, 1), rect(269, 0, 78, 1)]
    )
  }

  func testGapsThatExceedTheWidthStay() {
    let section = WaterfallSection(columns: .count(3), columnSpacing: 10)
    assertItemFrames(
      LayoutScenario(WaterfallContainer(width: 15), section, heights: [5, 5, 5, 5]),
      [rect(0, 0, 0, 5), rect(10, 0, 0, 5), rect(20, 0, 0, 5), rect(0, 15, 0, 5)]
    )
  }

  // MARK: - Pixels

  func testLeftoverPixelsGoToTheGaps() {
    let section = WaterfallSection(columns: .count(2), columnSpacing: 10)
    var container = WaterfallContainer(width: 375)
    let frames = [rect(0, 0, 182.5, 9), rect(192.5, 0, 182.5, 9)]
    assertItemFrames(LayoutScenario(container, section, heights: [9, 9]), frames)
    container.displayScale = 2
    assertItemFrames(LayoutScenario(container, section, heights: [9, 9]), frames)
    container.displayScale = 1
    assertItemFrames(
      LayoutScenario(container, section, heights: [9, 9]),
      [rect(0, 0, 182, 9), rect(193, 0, 182, 9)]
    )
  }

  func testLeftoverPixelsGoToTheLeadingGapsFirst() {
    // 109 = 4 * 26 + 3 * 1 + 2: the first two of three gaps get a pixel more each.
    let container = WaterfallContainer(size: CGSize(width: 109, height: 0), displayScale: 1)
    var section = plain
    section.columns = .count(4)
    section.columnSpacing = 1
    assertItemFrames(
      LayoutScenario(container, section, heights: [9, 9, 9, 9]),
      [rect(0, 0, 26, 9), rect(28, 0, 26, 9), rect(56, 0, 26, 9), rect(83, 0, 26, 9)]
    )
    let metrics = section.columnMetrics(in: container)
    XCTAssertEqual(metrics.width, 26)
    XCTAssertEqual(metrics.width(ofSpan: 2), 53)
    let wide = LayoutScenario.Item(height: 9, placement: WaterfallItemPlacement(span: 2))
    assertItemFrames(
      LayoutScenario(container, section, items: [wide, wide]),
      [rect(0, 0, 54, 9), rect(56, 0, 53, 9)]
    )
  }

  func testLeftoverPixelsWidenTheLeadingColumnsWhereThereAreNoGaps() {
    // 393 points are 1,179 pixels: 294 each, and three of them one more.
    var container = WaterfallContainer(size: CGSize(width: 393, height: 0), displayScale: 3)
    var section = plain
    section.columns = .count(4)
    let frames = LayoutScenario(container, section, heights: [9, 9, 9, 9]).geometry().itemFrames
    XCTAssertEqual(frames.map { ($0.minX * 3).rounded() }, [0, 295, 590, 885])
    XCTAssertEqual(frames.map { ($0.maxX * 3).rounded() }, [295, 590, 885, 1_179])
    XCTAssertEqual(section.columnMetrics(in: container).width, 98)
    // 1,080 = 7 * 154 + 2.
    container = WaterfallContainer(size: CGSize(width: 1_080, height: 0), displayScale: 1)
    section.columns = .count(7)
    let heights = [CGFloat](repeating: 9, count: 7)
    assertItemFrames(
      LayoutScenario(container, section, heights: heights),
      [
        rect(0, 0, 155, 9), rect(155, 0, 155, 9), rect(310, 0, 154, 9), rect(464, 0, 154, 9),
        rect(618, 0, 154, 9), rect(772, 0, 154, 9), rect(926, 0, 154, 9),
      ]
    )
    let wide = LayoutScenario.Item(height: 9, placement: WaterfallItemPlacement(span: 3))
    assertItemFrames(
      LayoutScenario(container, section, items: [wide, wide]),
      [rect(0, 0, 464, 9), rect(464, 0, 462, 9)]
    )
  }

  func testRoundingPerKindOfLength() {
    let container = WaterfallContainer(size: CGSize(width: 100.7, height: 0), displayScale: 2)
    let section = WaterfallSection(
      columns: .count(1),
      itemSpacing: 10.2,
      contentInsets: WaterfallInsets(top: 3.3, leading: 1.2, bottom: 0.7, trailing: 1.3)
    )
    // Insets 3.5, 1, 0.5, 1.5; width 98.2 → 98; spacing 10; heights 20.5, 21, 401.5.
    assertItemFrames(
      LayoutScenario(container, section, heights: [20.1, 20.6, 401.500_000_000_000_06]),
      [rect(1, 3.5, 98, 20.5), rect(1, 34, 98, 21), rect(1, 65, 98, 401.5)]
    )
  }

  func testNoiseIsOnThePixel() {
    let container = WaterfallContainer(size: CGSize(width: 99.9995, height: 0), displayScale: 1)
    let section = WaterfallSection(columns: .count(1), itemSpacing: 0)
    assertItemFrames(
      LayoutScenario(container, section, heights: [10.0009, 9.9991, 10.001]),
      [rect(0, 0, 100, 10), rect(0, 10, 100, 10), rect(0, 20, 100, 11)]
    )
  }
}

// MARK: - Sections

extension WorkedExampleTests {
  func testEmptySectionBetweenOthers() {
    let section = WaterfallSection(columns: .count(2), itemSpacing: 0)
    var empty = section
    empty.contentInsets = WaterfallInsets(top: 10, bottom: 10)
    let scenario = LayoutScenario(
      container: WaterfallContainer(width: 210),
      sections: [
        .init(section, heights: [50, 80]), .init(empty), .init(section, heights: [30]),
      ]
    )
    assertItemFrames(scenario, [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 100, 100, 30)])
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.frame(ofSection: 0), rect(0, 0, 210, 80))
    XCTAssertEqual(geometry.frame(ofSection: 1), rect(0, 80, 210, 20))
    XCTAssertEqual(geometry.frame(ofSection: 2), rect(0, 100, 210, 30))
    XCTAssertEqual(geometry.contentSize, CGSize(width: 210, height: 130))
  }

  func testOrderOfParts() {
    let section = WaterfallSection(
      columns: .count(1),
      contentInsets: WaterfallInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
      header: WaterfallSupplementary(
        height: 40,
        insets: WaterfallInsets(top: 16, leading: 3, bottom: 32, trailing: 6)
      ),
      footer: WaterfallSupplementary(
        height: 20,
        insets: WaterfallInsets(top: 64, leading: 5, bottom: 128, trailing: 7)
      ),
      background: WaterfallBackground(
        insets: WaterfallInsets(top: 9, leading: 10, bottom: 11, trailing: 12)
      )
    )
    let scenario = LayoutScenario(WaterfallContainer(width: 100), section, heights: [30])
    // Header 16–56, then 32 + 1; item 89–119, then 4 + 64; footer 187–207, then 128.
    assertItemFrames(scenario, [rect(2, 89, 90, 30)])
    let geometry = scenario.geometry()
    XCTAssertEqual(geometry.contentSize.height, 335)
    let frames = [ElementKind.header, .footer, .background].map {
      geometry.attributes(of: $0.element(at: ItemPath(section: 0, item: 0)))?.frame
    }
    XCTAssertEqual(
      frames,
      [rect(3, 16, 91, 40), rect(5, 187, 88, 20), rect(10, 9, 78, 315)]
    )
  }

  func testHeaderOfHeightZeroAddsNothing() {
    let nothing = WaterfallSupplementary(height: 0, insets: WaterfallInsets(all: 25))
    let section = WaterfallSection(header: nothing, footer: nothing)
    let scenario = LayoutScenario(WaterfallContainer(width: 210), section, heights: [30])
    assertItemFrames(scenario, [rect(0, 0, 100, 30)])
    XCTAssertEqual(scenario.geometry().contentSize.height, 30)
    XCTAssertEqual(scenario.geometry().attributesForElements(in: .infinite).count, 1)
  }

  func testBackgroundWithoutAreaIsAbsent() {
    for insets in [WaterfallInsets(top: 15, bottom: 15), WaterfallInsets(leading: 210)] {
      let section = WaterfallSection(background: WaterfallBackground(insets: insets))
      let scenario = LayoutScenario(WaterfallContainer(width: 210), section, heights: [30])
      XCTAssertNil(scenario.geometry().attributes(of: .background(section: 0)))
      assertEqual(scenario.geometry(), ReferenceLayout(scenario))
    }
  }

  func testNoSpacingAfterTheLastItem() {
    let section = WaterfallSection(columns: .count(1), itemSpacing: 10)
    let container = WaterfallContainer(width: 50)
    XCTAssertEqual(
      LayoutScenario(container, section, heights: [5, 5]).geometry().contentSize.height,
      20
    )
    XCTAssertEqual(LayoutScenario(container, section, heights: []).geometry().contentSize.height, 0)
  }

  func testMinimumContentLength() {
    let scenario = LayoutScenario(
      WaterfallContainer(size: CGSize(width: 50, height: 80), minimumContentLength: 300),
      WaterfallSection(columns: .count(1)),
      heights: [100]
    )
    XCTAssertEqual(scenario.geometry().contentSize, CGSize(width: 50, height: 300))
    XCTAssertEqual(scenario.geometry().frame(ofSection: 0), rect(0, 0, 50, 100))
  }
}
