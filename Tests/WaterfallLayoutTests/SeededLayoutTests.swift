import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Seeded layouts of every kind, compared with the reference.
final class SeededLayoutTests: XCTestCase {
  func testLayouts() {
    for seed in 1...600 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let geometry = scenario.geometry()
      assertEqual(geometry, ReferenceLayout(scenario), scenario.description)
      assertNoBrokenInvariants(geometry, scenario.description)
      assertFinite(geometry, scenario.description)
      XCTAssertEqual(scenario.diagnostics, [], scenario.description)
    }
  }

  func testQueries() {
    for seed in 1_001...1_200 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      var generator = SeededGenerator(seed: seed)
      assertQueriesAgree(scenario.geometry(), ReferenceLayout(scenario), &generator)
    }
  }

  func testQueriesAmongNoise() {
    for seed in 1_301...1_320 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      // Noise of at most 1/4096 point, so that starts fall by less than 1/1024 now and then.
      let heights = (0..<200).map { _ in
        CGFloat(generator.element(of: [0, 40])) + CGFloat(generator.int(in: 0...2)) / 8_192
      }
      let section = WaterfallSection(columns: .count(4), columnSpacing: 0, itemSpacing: 0)
      let scenario = LayoutScenario(WaterfallContainer(width: 128), section, heights: heights)
      let (geometry, reference) = (scenario.geometry(), ReferenceLayout(scenario))
      for y in reference.itemFrames.flatMap({ [$0.minY, $0.maxY] }) {
        for window in [rect(0, y, 128, 1 / 8_192), rect(0, y - 9, 128, 9), rect(0, y, 128, 9)] {
          assertEqual(
            geometry.attributesForElements(in: window),
            reference.elements(in: window),
            "seed \(seed), \(window)"
          )
        }
      }
    }
  }

  func testWidthsForHeights() {
    for seed in 2_001...2_100 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let reference = ReferenceLayout(scenario)
      var paths: [ItemPath] = []
      _ = WaterfallGeometry(
        container: scenario.container,
        sections: scenario.sections.map(\.configuration),
        itemCount: { scenario.sections[$0].items.count },
        placement: { scenario.sections[$0.section].items[$0.item].placement },
        height: { path, width in
          let expected = reference.sections[path.section].measuringWidths[path.item]
          XCTAssertEqual(Double(width), expected, accuracy: 1e-9, "\(scenario) \(path)")
          paths.append(path)
          return scenario.sections[path.section].items[path.item].height
        }
      )
      XCTAssertEqual(paths, scenario.paths, "each height once, in order: \(scenario)")
    }
  }

  func testMetricsBeforeAnyLayout() {
    for seed in 3_001...3_100 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let reference = ReferenceLayout(scenario)
      for (section, expected) in zip(scenario.sections, reference.sections) {
        // Which columns vanish takes items to tell.
        if section.configuration.collapsesEmptyColumns { continue }
        let metrics = section.configuration.columnMetrics(in: scenario.container)
        XCTAssertEqual(metrics.count, expected.columnCount, "\(scenario)")
        XCTAssertEqual(Double(metrics.width), expected.columnWidth, accuracy: 1e-9, "\(scenario)")
        XCTAssertEqual(metrics.width(ofSpan: 1), metrics.width)
      }
    }
  }
}
