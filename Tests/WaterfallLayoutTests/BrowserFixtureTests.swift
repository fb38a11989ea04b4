import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Every layout that a browser measured, compared exactly.
final class BrowserFixtureTests: XCTestCase {
  func testReferenceAgreesWithBrowsers() throws {
    try forEachCase { fixtures, fixture in
      let reference = ReferenceLayout(fixtures.scenario(fixture))
      XCTAssertEqual(rounded(reference.itemFrames), fixture.expected.rects, fixture.id)
      XCTAssertEqual(reference.contentSize, fixtures.contentSize(fixture), fixture.id)
    }
  }

  func testGeometryAgreesWithBrowsers() throws {
    try forEachCase { fixtures, fixture in
      let scenario = fixtures.scenario(fixture)
      let geometry = scenario.geometry()
      let frames = scenario.paths.map { geometry.attributesForItem(at: $0)?.frame }
      XCTAssertEqual(frames, fixture.expected.rects, fixture.id)
      XCTAssertEqual(geometry.contentSize, fixtures.contentSize(fixture), fixture.id)
      XCTAssertEqual(scenario.diagnostics, [], fixture.id)
      assertNoBrokenInvariants(geometry, fixture.id)
    }
  }

  func testInitializersAgree() throws {
    try forEachCase { fixtures, fixture in
      let scenario = fixtures.scenario(fixture)
      let section = try XCTUnwrap(scenario.sections.first)
      let geometry = WaterfallGeometry(
        container: scenario.container,
        section: section.configuration,
        itemHeights: section.items.map(\.height),
        placements: section.items.map(\.placement)
      )
      XCTAssertEqual(geometry, scenario.geometry(), fixture.id)
    }
  }

  /// Returns frames rounded to 64ths, the browsers' unit, where noise makes them differ by less
  /// than 1e-6.
  private func rounded(_ frames: [CGRect]) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat {
      let nearest = (length * 64).rounded() / 64
      return abs(nearest - length) < 1e-6 ? nearest : length
    }
    return frames.map {
      CGRect(
        x: rounded($0.minX),
        y: rounded($0.minY),
        width: rounded($0.width),
        height: rounded($0.height)
      )
    }
  }

  private func forEachCase(
    _ body: (BrowserFixtures, BrowserFixtures.Case) throws -> Void
  ) throws {
    for name in BrowserFixtures.names {
      let fixtures = try BrowserFixtures.read(name)
      XCTAssertGreaterThan(fixtures.cases.count, 400, name)
      for fixture in fixtures.cases { try body(fixtures, fixture) }
    }
  }
}
