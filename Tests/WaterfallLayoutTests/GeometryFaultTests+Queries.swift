import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Reported faults: rect queries and look-ups.
extension GeometryFaultTests {
  private func items(_ geometry: WaterfallGeometry, in rect: CGRect) -> [Int] {
    geometry.attributesForElements(in: rect).map(\.path.item)
  }

  private func randomHeights(_ count: Int, seed: UInt64) -> [CGFloat] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in generator.element(of: [0, 20, 100, 101, 400]) }
  }

  func testFault047ATallItemStaysInSight() {
    let heights = [1_000] + [CGFloat](repeating: 100, count: 20)
    let geometry = LayoutScenario(container(300), tight(3), heights: heights).geometry()
    XCTAssertEqual(items(geometry, in: rect(0, 500, 300, 100)), [0, 11, 12])
  }

  func testFault047AVeryTallItemStaysInSight() {
    let heights = [100_000] + [CGFloat](repeating: 100, count: 400)
    let geometry = LayoutScenario(container(300), tight(3), heights: heights).geometry()
    // Items 2r + 1 and 2r + 2 start at 100 r.
    XCTAssertEqual(items(geometry, in: rect(0, 15_000, 300, 100)), [0, 301, 302])
    XCTAssertEqual(items(geometry, in: rect(0, 15_050, 300, 100)), [0, 301, 302, 303, 304])
    XCTAssertEqual(items(geometry, in: rect(0, 50_000, 300, 100)), [0])
  }

  func testFault049QueriesWorkForAnyNumberOfItems() {
    for count in [0, 1, 19, 20, 21, 40, 41, 63, 64, 65, 141] {
      let heights = randomHeights(count, seed: 49)
      for columns in [1, 2, 3, 9] {
        let scenario = LayoutScenario(container(288), tight(columns), heights: heights)
        assertWindows(scenario, "\(count) items in \(columns) columns")
      }
    }
  }

  /// Compares windows over the whole content, and beyond it, with the reference.
  private func assertWindows(_ scenario: LayoutScenario, _ label: String, line: UInt = #line) {
    let geometry = scenario.geometry()
    let reference = ReferenceLayout(scenario)
    for y in stride(from: -150 as CGFloat, through: reference.contentSize.height + 150, by: 75) {
      for window in [rect(0, y, 288, 100), rect(100, y, 30, 1), rect(0, y, 288, 75)] {
        assertEqual(
          geometry.attributesForElements(in: window),
          reference.elements(in: window),
          "\(label), \(window)",
          line: line
        )
      }
    }
  }

  func testFault050ASearchGoesOnBehindAnItemThatMisses() {
    // Column 1 is one item, 0–100; column 0 has items of 10.
    let heights = [10, 100] + [CGFloat](repeating: 10, count: 10)
    let geometry = LayoutScenario(container(100), tight(2), heights: heights).geometry()
    XCTAssertEqual(items(geometry, in: rect(0, 15, 100, 4)), [1, 2])
    XCTAssertEqual(items(geometry, in: rect(0, 95, 100, 1)), [1, 10])
    XCTAssertEqual(items(geometry, in: rect(50, 0, 50, 1)), [1])
  }

  func testFault051WindowsTogetherHoldEveryItem() {
    for columns in [4, 6] {
      let heights = randomHeights(36, seed: 51)
      let scenario = LayoutScenario(container(288), tight(columns), heights: heights)
      let geometry = scenario.geometry()
      var found: Set<Int> = []
      for y in stride(from: 0 as CGFloat, through: geometry.contentSize.height, by: 50) {
        let window = items(geometry, in: rect(0, y, 288, 50))
        XCTAssertEqual(window, Set(window).sorted(), "each once, in order")
        found.formUnion(window)
      }
      XCTAssertEqual(found.sorted(), Array(0..<36))
    }
  }

  func testFault053QueriesOfEveryPlacement() {
    let placements: [WaterfallPacking] = [
      .shortestColumn, .flow(tolerance: 50), .sequential, .alignedRows,
    ]
    for placement in placements {
      for count in [30, 200] {
        var scenario = LayoutScenario(
          container(288),
          tight(4, placement),
          heights: randomHeights(count, seed: 53)
        )
        assertWindows(scenario, "\(placement)")
        for item in stride(from: 5, to: count, by: 7) {
          scenario.sections[0].items[item].placement = WaterfallItemPlacement(span: item % 4 + 1)
        }
        assertWindows(scenario, "\(placement) with spans")
      }
    }
  }

  func testFault054RectsMayReachBeyondTheContent() {
    var section = tight(2)
    section.header = WaterfallSupplementary(height: 30)
    let scenario = LayoutScenario(
      container: container(288),
      sections: (0..<12).map { .init(section, heights: randomHeights($0, seed: 54)) }
    )
    assertWindows(scenario, "12 sections")
    let geometry = scenario.geometry()
    let end = geometry.contentSize.height
    let headers = geometry.attributesForElements(in: rect(0, 0, 288, end + 5_000))
      .filter { $0.kind == .header }
    XCTAssertEqual(headers.map(\.path.section), Array(0..<12))
    XCTAssertEqual(items(geometry, in: rect(0, end, 288, 500)), [])
  }

  func testFault055ARectWithoutAreaHoldsNothing() {
    for heights in [[], [30, 40]] as [[CGFloat]] {
      let geometry = LayoutScenario(container(200), tight(2), heights: heights).geometry()
      for rect in [CGRect.zero, .null, rect(0, 0, 100, 0), rect(0, 0, 0, 100)] {
        XCTAssertEqual(geometry.attributesForElements(in: rect), [])
      }
    }
  }

  func testFault057TheEdgesOfAQueryAreExact() {
    let heights = (0..<150).map { CGFloat(16 + $0 * 7 % 32) }
    let geometry = LayoutScenario(container(288), tight(3), heights: heights).geometry()
    for (item, frame) in geometry.itemFrames.enumerated() {
      XCTAssertEqual(items(geometry, in: frame), [item])
      let corners = [
        rect(frame.minX, frame.minY, 1, 1), rect(frame.maxX - 1, frame.maxY - 1, 1, 1),
      ]
      for corner in corners { XCTAssertEqual(items(geometry, in: corner), [item]) }
    }
  }

  // MARK: - Look-up

  func testFault059And061EveryItemCanBeLookedUp() {
    for count in [500, 10_000] {
      var asked = 0
      let geometry = WaterfallGeometry(
        container: container(100),
        sections: [tight(1)],
        itemCount: { _ in count },
        height: { path, _ in
          XCTAssertEqual(path, ItemPath(section: 0, item: asked))
          asked += 1
          return 2
        }
      )
      XCTAssertEqual(asked, count)
      let last = geometry.attributesForItem(at: ItemPath(section: 0, item: count - 1))
      XCTAssertEqual(last?.frame, rect(0, CGFloat(count * 2 - 2), 100, 2))
      XCTAssertNil(geometry.attributesForItem(at: ItemPath(section: 0, item: count)))
      XCTAssertNil(geometry.attributesForItem(at: ItemPath(section: 1, item: 0)))
    }
  }

  func testFault062And063LookUpAndQueryAgree() {
    for count in [10, 200] {
      let heights = randomHeights(count, seed: 62)
      let geometry = LayoutScenario(container(288), tight(3), heights: heights).geometry()
      let found = geometry.attributesForElements(in: .infinite)
      XCTAssertEqual(found.map(\.path.item), Array(0..<count), "in the order of the items")
      for element in found {
        XCTAssertEqual(geometry.attributesForItem(at: element.path), element)
        XCTAssertEqual(element.frame.height, heights[element.path.item])
      }
    }
  }

  func testFault089BuildingAgainChangesNothing() {
    let scenario = LayoutScenario(
      container(288),
      tight(3),
      heights: randomHeights(200, seed: 89)
    )
    XCTAssertEqual(scenario.geometry(), scenario.geometry())
  }

  func testFault139EveryItemIsClosestToItsOwnPlace() {
    let heights = (0..<150).map { CGFloat(16 + $0 * 7 % 32) }
    let section = WaterfallSection(columns: .count(3))
    let geometry = LayoutScenario(container(290), section, heights: heights).geometry()
    for (item, frame) in geometry.itemFrames.enumerated() {
      let path = ItemPath(section: 0, item: item)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.midY)), path)
      // In the gaps beside and below, nearer to this item than to the next one.
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.midX, y: frame.maxY + 4)), path)
      XCTAssertEqual(geometry.closestItem(to: CGPoint(x: frame.maxX + 4, y: frame.midY)), path)
    }
  }
}
