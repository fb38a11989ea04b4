import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Reported faults: which column an item goes to, spans, and items that come later.
extension GeometryFaultTests {
  private func item(_ height: CGFloat, span: Int = 1, column: Int? = nil) -> LayoutScenario.Item {
    LayoutScenario.Item(
      height: height,
      placement: WaterfallItemPlacement(span: span, column: column)
    )
  }

  // MARK: - The choice of a column

  func testFault009AColumnIsAlwaysFound() {
    let equal = LayoutScenario(container(300), tight(3), heights: [10, 10, 10]).geometry()
    XCTAssertEqual(columns(equal), [0, 1, 2])
    let heights: [[CGFloat]] = [
      [.nan, .nan, .nan], [.infinity, .infinity, .infinity], [0, 0, 0], [-1, -1, -1],
    ]
    for heights in heights {
      let geometry = LayoutScenario(container(300), tight(3), heights: heights).geometry()
      XCTAssertEqual(columns(geometry), [0, 0, 0], "\(heights)")
    }
    let huge = [CGFloat](repeating: 1e308, count: 4)
    let geometry = LayoutScenario(container(300), tight(3), heights: huge).geometry()
    XCTAssertEqual(columns(geometry), [0, 1, 2, 0])
  }

  func testFault030ToleranceIsMeasuredFromTheLeast() {
    let heights = stride(from: 100 as CGFloat, through: 80, by: -1) + [5]
    for (tolerance, column) in [(1, 19), (0, 20)] as [(CGFloat, Int)] {
      let section = tight(21, .flow(tolerance: tolerance))
      let geometry = LayoutScenario(container(210), section, heights: Array(heights)).geometry()
      XCTAssertEqual(columns(geometry), Array(0...20) + [column], "tolerance \(tolerance)")
    }
  }

  func testFault031OfEquallyHighPlacesTheLeadingIsFirst() {
    assertItemFrames(
      LayoutScenario(container(200), tight(2), heights: [20, 20, 10, 10]),
      [rect(0, 0, 100, 20), rect(100, 0, 100, 20), rect(0, 20, 100, 10), rect(100, 20, 100, 10)]
    )
  }

  func testFault033ItemsArePlacedInTheOrderOfTheData() {
    // The third item wants column 0, but the first one was there before.
    assertItemFrames(
      LayoutScenario(
        container(300),
        tight(3),
        items: [item(10), item(10), item(20, column: 0), item(10, span: 2), item(5)]
      ),
      [
        rect(0, 0, 100, 10), rect(100, 0, 100, 10), rect(0, 10, 100, 20), rect(100, 10, 200, 10),
        rect(100, 20, 100, 5),
      ]
    )
  }

  func testFault034AShortColumnIsFilledFirst() {
    let heights: [CGFloat] = [300, 300, 150] + [CGFloat](repeating: 15, count: 11)
    let geometry = LayoutScenario(container(300), tight(3), heights: heights).geometry()
    XCTAssertEqual(columns(geometry), [0, 1, 2] + [Int](repeating: 2, count: 10) + [0])
  }

  func testFault035And133WhatIsAppendedMovesNothing() {
    let page: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let whole = LayoutScenario(container(210), heights: page + page + page).geometry()
    for pages in 1...2 {
      let heights = Array((page + page + page).prefix(pages * page.count))
      let first = LayoutScenario(container(210), heights: heights).geometry()
      XCTAssertEqual(first.itemFrames, Array(whole.itemFrames.prefix(heights.count)))
    }
    // Worked through: the first page ends at 155 and 200.
    XCTAssertEqual(whole.itemFrames[7], rect(0, 140, 100, 15))
    XCTAssertEqual(whole.itemFrames[8], rect(0, 165, 100, 30))
  }

  func testFault097AColumnDependsOnEarlierItemsAlone() {
    let heights: [CGFloat] = [30, 50, 20, 60, 10, 40, 70, 15]
    let whole = columns(LayoutScenario(container(320), tight(3), heights: heights).geometry())
    for count in heights.indices {
      let first = Array(heights.prefix(count))
      let geometry = LayoutScenario(container(320), tight(3), heights: first).geometry()
      XCTAssertEqual(columns(geometry), Array(whole.prefix(count)))
    }
  }

  func testFault131ItemsOfHeightZeroDoNotPileUpWithoutEnd() {
    let heights = [CGFloat](repeating: 0, count: 1_000)
    let geometry = LayoutScenario(container(210), heights: heights).geometry()
    // 500 rows of two, 10 apart.
    XCTAssertEqual(geometry.contentSize.height, 4_990)
    XCTAssertEqual(geometry.attributesForElements(in: rect(0, 0, 210, 100)).count, 20)
  }

  // MARK: - Spans

  func testFault041ASpanAboveTheColumnCountIsAllColumns() {
    let scenario = LayoutScenario(container(400), tight(4), items: [item(10, span: 6), item(10)])
    assertItemFrames(scenario, [rect(0, 0, 400, 10), rect(0, 10, 100, 10)])
    XCTAssertEqual(scenario.diagnostics, [])
  }

  func testFault042ThereIsAlwaysAPlaceForASpan() {
    let section = WaterfallSection(columns: .count(3), columnSpacing: 20)
    let items = [item(10, span: 3), item(10, span: 2), item(10, span: .max), item(10, span: 2)]
    assertItemFrames(
      LayoutScenario(container(52), section, items: items),
      [rect(0, 0, 52, 10), rect(0, 20, 28, 10), rect(0, 40, 52, 10), rect(0, 60, 28, 10)]
    )
  }

  func testFault043AColumnEndsBelowAllItsItems() {
    // A B C / D F G / – E E, all 100 high.
    let section = WaterfallSection(columns: .count(3))
    let single = item(100)
    let items = [single, single, single, single, single, single, item(100, span: 2, column: 1)]
    let geometry = LayoutScenario(container(320), section, items: items).geometry()
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [210, 320, 320])
    let next = LayoutScenario(container(320), section, items: items + [item(5), item(5, span: 2)])
    let frames = next.geometry().itemFrames
    XCTAssertEqual(frames[7], rect(0, 220, 100, 5))
    XCTAssertEqual(frames[8], rect(0, 330, 210, 5))
  }

  func testFault045ASpanTakesTheHighestWindow() {
    assertItemFrames(
      LayoutScenario(
        container(300),
        tight(3),
        items: [item(50), item(10), item(20), item(5, span: 2)]
      ),
      [
        rect(0, 0, 100, 50), rect(100, 0, 100, 10), rect(200, 0, 100, 20), rect(100, 20, 200, 5),
      ]
    )
  }

  func testFault046StretchedItemsStopAtASpanningOne() {
    var section = tight(3)
    section.stretchesItems = true
    assertItemFrames(
      LayoutScenario(
        container(300),
        section,
        items: [item(10), item(30), item(20), item(5, span: 2, column: 1)]
      ),
      [
        rect(0, 0, 100, 35), rect(100, 0, 100, 30), rect(200, 0, 100, 20), rect(100, 30, 200, 5),
      ]
    )
  }

  func testItemsNeverOverlap() {
    for seed in 7_001...7_150 as ClosedRange<UInt64> {
      let frames = LayoutScenario.random(seed: seed).geometry().itemFrames
        .map { $0.insetBy(dx: 1e-6, dy: 1e-6) }
        .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
      for (index, frame) in frames.enumerated() {
        let others = frames[..<index].filter { $0.intersects(frame) }
        XCTAssertEqual(others, [], "seed \(seed), \(frame)")
      }
    }
  }
}
