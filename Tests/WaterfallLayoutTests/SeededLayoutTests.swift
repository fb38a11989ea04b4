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
      XCTAssertEqual(geometry.diagnostics, [], scenario.description)
    }
  }

  func testQueries() {
    for seed in 1_001...1_200 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      var generator = SeededGenerator(seed: seed)
      assertQueriesAgree(scenario.geometry(), ReferenceLayout(scenario), &generator)
    }
  }

  func testWidthsToldForHeights() {
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
        let metrics = section.configuration.columnMetrics(in: scenario.container)
        XCTAssertEqual(metrics.count, expected.columnCount, "\(scenario)")
        XCTAssertEqual(Double(metrics.width), expected.columnWidth, accuracy: 1e-9, "\(scenario)")
        XCTAssertEqual(metrics.width(ofSpan: 1), metrics.width)
      }
    }
  }
}
