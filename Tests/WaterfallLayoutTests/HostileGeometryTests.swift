import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Many numbers out of range at once, and queries that make no sense.
final class HostileGeometryTests: XCTestCase {
  private let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, -1e308, 1e308, 1e9]
  private let scales: [CGFloat?] = [nil, 1, 3, 1e308, .leastNonzeroMagnitude, .nan]

  func testManyBadNumbersAtOnce() {
    for seed in 6_001...6_300 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var scenario = HostileInput.soundScenario
      scenario.container.scrollDirection = generator.element(of: [.vertical, .horizontal])
      scenario.container.layoutDirection = generator.element(of: [.leftToRight, .rightToLeft])
      scenario.container.displayScale = generator.element(of: scales)
      scenario.sections[1].configuration.packing = LayoutScenario.randomPlacement(&generator)
      scenario.sections[1].configuration.stretchesItems = generator.chance(percent: 50)
      for _ in 0..<6 {
        let input = generator.element(of: HostileInput.lengths)
        input.set(&scenario, generator.element(of: lengths))
        let item = generator.int(in: 0...8)
        scenario.sections[1].items[item].placement = WaterfallItemPlacement(
          span: generator.element(of: [.min, 0, 1, 2, .max]),
          column: generator.element(of: [nil, .min, 0, 3, .max])
        )
      }
      let geometry = scenario.geometry()
      XCTAssertFalse(scenario.diagnostics.isEmpty, "seed \(seed)")
      assertFinite(geometry, "seed \(seed)")
      assertNoBrokenInvariants(geometry, "seed \(seed)")
      for rect in QuerySamples.degenerateRects { assertAnswers(geometry, rect, "seed \(seed)") }
    }
  }

  /// Fails unless every query about a place has a finite answer.
  private func assertAnswers(_ geometry: WaterfallGeometry, _ rect: CGRect, _ label: String) {
    let answers =
      geometry.attributesForElements(in: rect, pinnedTo: rect)
      + geometry.attributesForElements(in: .infinite, pinnedTo: rect)
      + [.header(section: 1), .footer(section: 1)].compactMap {
        geometry.attributes(of: $0, pinnedTo: rect)
      }
    for answer in answers {
      let numbers = [answer.frame.origin.x, answer.frame.origin.y]
      XCTAssert(numbers.allSatisfy(\.isFinite), "\(label), \(rect): \(answer)")
    }
    let isFinite = rect.origin.x.isFinite && rect.origin.y.isFinite
    if !isFinite {
      XCTAssertNil(geometry.closestItem(to: rect.origin), "\(label), \(rect)")
      XCTAssertNil(geometry.item(at: rect.origin), "\(label), \(rect)")
    }
  }

  func testAVisibleRectThatIsNoneLeavesPinnedElementsAlone() {
    let geometry = HostileInput.soundScenario.geometry()
    let natural = geometry.attributesForElements(in: .infinite)
    for visible in [CGRect.null, .zero, rect(.nan, 0, 10, 10), rect(0, .nan, 10, 10)] {
      let found = geometry.attributesForElements(in: .infinite, pinnedTo: visible)
      XCTAssertEqual(found, natural, "\(visible)")
    }
  }

  func testPointsFarAwayHaveAClosestItem() {
    let geometry = HostileInput.soundScenario.geometry()
    for far in [1e9, 1e150, 1e200, 1e308] as [CGFloat] {
      for point in [CGPoint(x: far, y: 100), CGPoint(x: 100, y: -far), CGPoint(x: -far, y: far)] {
        XCTAssertNotNil(geometry.closestItem(to: point), "\(point)")
        XCTAssertNil(geometry.item(at: point), "\(point)")
      }
    }
  }
}
