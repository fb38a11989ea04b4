import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Relations between layouts that hold whatever their numbers.
final class PropertyTests: XCTestCase {
  private static let scenarios = (5_001...5_200).map { LayoutScenario.random(seed: $0) }

  func testLaterItemsMoveNothing() {
    for scenario in Self.scenarios {
      let sections = scenario.sections.map(\.configuration)
      // Later items end what is stretched, and bring back columns that have vanished.
      if sections.contains(where: { $0.stretchesItems || $0.collapsesEmptyColumns }) { continue }
      if scenario.isMirroredAtContent { continue }
      for part in [1, 2, 3] {
        let prefix = scenario.keepingItems { $0 * part / 4 }
        let (whole, first) = (scenario.geometry(), prefix.geometry())
        for section in scenario.sections.indices {
          XCTAssertEqual(
            Self.places(whole, section, count: first.numberOfItems(inSection: section)),
            Self.places(first, section, count: first.numberOfItems(inSection: section)),
            scenario.description
          )
        }
      }
    }
  }

  /// Returns the frames of the first items of a section, measured from the section's start.
  private static func places(
    _ geometry: WaterfallGeometry,
    _ section: Int,
    count: Int
  ) -> [[CGFloat]] {
    let origin = geometry.frame(ofSection: section)?.origin ?? .zero
    let frames = (0..<count).compactMap {
      geometry.attributesForItem(at: ItemPath(section: section, item: $0))?.frame
    }
    // Section starts differ, so that the last bits of a difference may.
    return frames.map { frame in
      [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height].map {
        ($0 * 1e8).rounded()
      }
    }
  }

  func testDoublingEveryLengthDoublesEveryFrame() {
    for scenario in Self.scenarios {
      var scenario = scenario
      scenario.container.displayScale = nil
      let single = scenario.geometry().attributesForElements(in: .infinite)
      let double = scenario.scaled(by: 2).geometry().attributesForElements(in: .infinite)
      XCTAssertEqual(single.map(\.id), double.map(\.id), scenario.description)
      let doubled = single.map { element in
        let frame = element.frame
        return rect(frame.minX * 2, frame.minY * 2, frame.width * 2, frame.height * 2)
      }
      XCTAssertEqual(doubled, double.map(\.frame), scenario.description)
    }
  }

  func testAQuerySplitInTwoIsTheWholeQuery() {
    for scenario in Self.scenarios {
      let geometry = scenario.geometry()
      let size = geometry.contentSize
      var generator = SeededGenerator(seed: scenario.seed ?? 0)
      for _ in 0..<8 {
        let whole = CGRect(
          x: -generator.length(upTo: 20),
          y: -generator.length(upTo: 20),
          width: size.width + 40,
          height: size.height + 40
        )
        let x = whole.minX + generator.length(upTo: Int(whole.width))
        let y = whole.minY + generator.length(upTo: Int(whole.height))
        let columns = whole.divided(atDistance: x - whole.minX, from: .minXEdge)
        let rows = whole.divided(atDistance: y - whole.minY, from: .minYEdge)
        for halves in [columns, rows] {
          let parts = [halves.slice, halves.remainder].flatMap {
            geometry.attributesForElements(in: $0)
          }
          let all = geometry.attributesForElements(in: whole)
          XCTAssertEqual(Set(parts), Set(all), scenario.description)
          XCTAssertEqual(Set(all.map(\.id)).count, all.count, "each once: \(scenario)")
        }
      }
    }
  }

  func testPreparingTwiceAsksAndChangesNothing() {
    for scenario in Self.scenarios.prefix(50) {
      let recorded = RecordedEngine(scenario.sections, in: scenario.container)
      recorded.prepare()
      recorded.engine.prepare()
      XCTAssertEqual(recorded.takeCalls(), [], scenario.description)
      assertEqual(recorded.geometry, ReferenceLayout(scenario), scenario.description)
    }
  }

  func testAnEmptySectionAddsOnlyItsParts() {
    let section = WaterfallSection(
      contentInsets: WaterfallInsets(top: 3, bottom: 4),
      header: WaterfallSupplementary(height: 20, insets: WaterfallInsets(all: 1)),
      footer: WaterfallSupplementary(height: 30, insets: WaterfallInsets(all: 2))
    )
    let geometry = LayoutScenario(WaterfallContainer(width: 100), section, heights: []).geometry()
    XCTAssertEqual(geometry.contentSize.height, 22 + 7 + 34)
    XCTAssertEqual(geometry.columnEnds(inSection: 0), [25, 25])
  }
}

extension LayoutScenario {
  /// Whether all positions depend on the length of the content.
  fileprivate var isMirroredAtContent: Bool {
    container.scrollDirection == .horizontal && container.layoutDirection == .rightToLeft
  }
}

// MARK: - Noise

extension PropertyTests {
  func testNoiseKeepsReadingOrder() {
    // Three rows of three: the ends before the last row differ by 0.0008 at most.
    for signs in 0..<512 {
      let heights = (0..<9).map { item -> CGFloat in
        40 + (signs >> item & 1 == 0 ? 0.0002 : -0.0002)
      }
      assertReadingOrder(heights, .shortestColumn, scale: nil)
      assertReadingOrder(heights, .flow(tolerance: 0), scale: nil)
    }
  }

  func testNoiseOnWholePixelsKeepsReadingOrderForEver() {
    for scale in [1, 2, 3] as [CGFloat] {
      var generator = SeededGenerator(seed: 7)
      let heights = (0..<3_000).map { _ in
        40 + CGFloat(generator.int(in: -200...200)) / 1e6
      }
      assertReadingOrder(heights, .shortestColumn, scale: scale)
      assertReadingOrder(heights, .flow(tolerance: 0), scale: scale)
    }
  }

  func testNoiseThatComesAndGoesKeepsReadingOrder() {
    let heights = (0..<3_000).map { item -> CGFloat in
      40 + (item / 3 % 2 == 0 ? 0.0002 : -0.0002) * CGFloat(item % 3)
    }
    assertReadingOrder(heights, .shortestColumn, scale: nil)
    assertReadingOrder(heights, .flow(tolerance: 0), scale: nil)
  }

  private func assertReadingOrder(
    _ heights: [CGFloat],
    _ placement: WaterfallPacking,
    scale: CGFloat?,
    line: UInt = #line
  ) {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(size: CGSize(width: 320, height: 0), displayScale: scale),
      section: WaterfallSection(columns: .count(3), packing: placement),
      itemHeights: heights
    )
    let columns = heights.indices.map {
      geometry.columns(ofItemAt: ItemPath(section: 0, item: $0))?.lowerBound
    }
    XCTAssertEqual(columns, heights.indices.map { $0 % 3 }, "\(heights.prefix(9))", line: line)
  }
}

// MARK: - Edges

extension PropertyTests {
  func testTheRightEdgeIsExact() {
    for scale in [1, 2, 3] as [CGFloat] {
      for columns in 1...20 {
        let section = WaterfallSection(columns: .count(columns), columnSpacing: 10)
        for width in 1...2_000 { assertEdges(section, columns, CGFloat(width), scale) }
      }
    }
  }

  private func assertEdges(
    _ section: WaterfallSection,
    _ columns: Int,
    _ width: CGFloat,
    _ scale: CGFloat
  ) {
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(size: CGSize(width: width, height: 0), displayScale: scale),
      section: section,
      itemHeights: [1, 1],
      placements: [.allColumns, WaterfallItemPlacement(column: columns - 1)]
    )
    let gaps = CGFloat(columns - 1) * 10
    let edge = max(width, gaps)
    let accuracy = scale == 3 ? 1e-9 : 0
    let (all, last) = (geometry.itemFrames[0], geometry.itemFrames[1])
    let isExact =
      all.minX == 0 && abs(all.maxX - edge) <= accuracy && abs(last.maxX - edge) <= accuracy
      && abs(
        last.width - max(0, ((width - gaps) * scale / CGFloat(columns)).rounded(.down)) / scale
      )
        <= accuracy
    if !isExact {
      XCTFail("width \(width), \(columns) columns, scale \(scale): \(all), \(last)")
    }
  }
}
