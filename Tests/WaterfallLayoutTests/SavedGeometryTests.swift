import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Geometries that are saved and restored.
final class SavedGeometryTests: XCTestCase {
  /// Returns a geometry after it has been saved and restored.
  private func throughJSON(_ geometry: WaterfallGeometry) throws -> WaterfallGeometry {
    let data = try JSONEncoder().encode(geometry)
    return try JSONDecoder().decode(WaterfallGeometry.self, from: data)
  }

  private func throughPropertyList(
    _ geometry: WaterfallGeometry,
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws -> WaterfallGeometry {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    return try PropertyListDecoder().decode(
      WaterfallGeometry.self,
      from: encoder.encode(geometry)
    )
  }

  // MARK: - There and back

  func testThereAndBack() throws {
    for seed in 8_001...8_060 as ClosedRange<UInt64> {
      let geometry = LayoutScenario.random(seed: seed).geometry()
      for restored in [
        try throughJSON(geometry), try throughPropertyList(geometry, .binary),
        try throughPropertyList(geometry, .xml),
      ] {
        XCTAssert(restored == geometry, "seed \(seed)")
        XCTAssertEqual(restored.contentSize, geometry.contentSize)
        XCTAssertEqual(restored.itemFrames, geometry.itemFrames)
        assertNoBrokenInvariants(restored, "seed \(seed)")
      }
    }
  }

  func testNothingThereAndBack() throws {
    let geometry = LayoutScenario(container: WaterfallContainer(width: 100), sections: [])
      .geometry()
    let restored = try throughJSON(geometry)
    XCTAssert(restored == geometry)
    XCTAssertEqual(restored.numberOfSections, 0)
  }

  func testWhatWasReplacedIsSavedAsItsReplacement() throws {
    let section = WaterfallSection(
      columns: .adaptive(minimumWidth: .nan, maximumCount: 3),
      columnSpacing: -5,
      itemSpacing: 2e9,
      contentInsets: WaterfallInsets(top: .infinity),
      header: WaterfallSupplementary(height: -1),
      packing: .flow(tolerance: .nan)
    )
    let container = WaterfallContainer(
      size: CGSize(width: 300, height: -CGFloat.infinity),
      displayScale: -2,
      minimumContentLength: .nan
    )
    let geometry = LayoutScenario(container, section, heights: [.nan, 20, -3]).geometry()
    let restored = try throughJSON(geometry)
    XCTAssertEqual(
      restored.itemFrames,
      [rect(0, 0, 300, 0), rect(0, 1e9, 300, 20), rect(0, 2e9 + 20, 300, 0)]
    )
    XCTAssertEqual(restored.itemFrames, geometry.itemFrames)
    XCTAssertEqual(restored, geometry)
  }

  func testItIsCompact() throws {
    let heights = [CGFloat](repeating: 100, count: 10_000)
    let geometry = RecordedEngine(heights: heights).geometry
    // Four characters an item, and a few for the rest.
    XCTAssertLessThan(try JSONEncoder().encode(geometry).count, 41_000)
    let sections = Array(
      repeating: LayoutScenario.Section(WaterfallSection(), heights: []),
      count: 1_000
    )
    // The configuration stands there once.
    let empty = RecordedEngine(sections).geometry
    XCTAssertLessThan(try JSONEncoder().encode(empty).count, 100_000)
  }

  // MARK: - Answers and measured heights of an engine

  func testKeptColumnsSurvive() throws {
    let section = WaterfallSection(keepsColumns: true)
    let recorded = RecordedEngine(section, heights: [50, 80, 30, 40])
    recorded.engine.setMeasuredHeight(150, of: .item(path(0)))
    let frames = [
      rect(0, 0, 100, 150), rect(110, 0, 100, 80), rect(0, 160, 100, 30), rect(110, 90, 100, 40),
    ]
    let restored = try throughJSON(recorded.geometry)
    XCTAssert(restored == recorded.geometry)
    XCTAssertEqual(restored.itemFrames, frames)
    let next = RecordedEngine(section, heights: [50, 80, 30, 40])
    try next.engine.restore(restored)
    next.engine.setMeasuredHeight(60, of: .item(path(0)))
    XCTAssertEqual(
      next.geometry.itemFrames,
      [rect(0, 0, 100, 60), rect(110, 0, 100, 80), rect(0, 70, 100, 30), rect(110, 90, 100, 40)]
    )
  }

  func testMeasuredHeadersSurvive() throws {
    let section = WaterfallSection(header: WaterfallSupplementary(height: 20))
    let recorded = RecordedEngine(section, heights: [30])
    recorded.engine.setMeasuredHeight(44, of: .header(section: 0))
    let restored = try throughJSON(recorded.geometry)
    let next = RecordedEngine(section, heights: [30])
    try next.engine.restore(restored)
    XCTAssertEqual(next.geometry.itemFrames, [rect(0, 44, 100, 30)])
    // It is still known to be measured: the container's height doesn't matter to it.
    next.engine.container.size.height = 500
    XCTAssertEqual(next.geometry.itemFrames, [rect(0, 44, 100, 30)])
    next.engine.container.size.width = 410
    XCTAssertEqual(next.geometry.itemFrames, [rect(0, 20, 200, 30)])
  }

  func testSpansAndWantedColumnsSurvive() throws {
    let scenario = LayoutScenario(
      WaterfallContainer(width: 320),
      WaterfallSection(columns: .count(3), packing: .flow(tolerance: 16)),
      items: [
        .init(height: 10, placement: .allColumns), .init(height: 20),
        .init(height: 30, placement: WaterfallItemPlacement(span: 2, column: 1)),
      ]
    )
    let restored = try throughJSON(scenario.geometry())
    XCTAssertEqual(
      restored.itemFrames,
      [rect(0, 0, 320, 10), rect(0, 20, 100, 20), rect(110, 20, 210, 30)]
    )
    XCTAssert(restored == scenario.geometry())
  }

  // MARK: - Restored by an engine

  /// Returns a geometry of sections of 4 and 1 items with measured heights.
  private func saved() throws -> WaterfallGeometry {
    let recorded = twoSections()
    recorded.engine.setMeasuredHeight(100, of: .item(path(0)))
    return try throughJSON(recorded.geometry)
  }

  private func twoSections() -> RecordedEngine {
    RecordedEngine([
      .init(WaterfallSection(), heights: [50, 80, 30, 40]), .init(WaterfallSection(), heights: [5]),
    ])
  }

  private let frames = [
    rect(0, 0, 100, 100), rect(110, 0, 100, 80), rect(110, 90, 100, 30), rect(0, 110, 100, 40),
    rect(0, 150, 100, 5),
  ]

  func testNoHeightsAreAsked() throws {
    let recorded = twoSections()
    try recorded.engine.restore(saved())
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    let counts: [RecordingDelegate.Call] = [
      .numberOfSections, .numberOfItems(section: 0), .numberOfItems(section: 1),
    ]
    XCTAssertEqual(
      recorded.takeCalls(),
      counts + counts + [.configuration(section: 0), .configuration(section: 1)]
    )
    // From then on the layout is as if the engine had asked for everything.
    recorded.delegate.sections[0].items.append(.init(height: 7))
    recorded.update([.insertItem(path(4))])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(4)])
    XCTAssertEqual(recorded.geometry.itemFrames[4], rect(110, 130, 100, 7))
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testCountsAreChecked() throws {
    let saved = try saved()
    let recorded = RecordedEngine(heights: [1, 2])
    let before = recorded.geometry
    func assertError(_ message: String, line: UInt = #line) {
      XCTAssertThrowsError(try recorded.engine.restore(saved), line: line) {
        XCTAssertEqual("\($0)", message, line: line)
      }
      XCTAssert(recorded.geometry == before, line: line)
    }
    assertError("there are 1 sections, but the saved layout has 2")
    recorded.delegate.sections = twoSections().delegate.sections
    recorded.delegate.sections[1].items.append(.init(height: 3))
    assertError("section 1 has 2 items, but 1 in the saved layout")
    recorded.delegate.sections[1].items = []
    assertError("section 1 has 0 items, but 1 in the saved layout")
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0), path(1)])
    XCTAssertThrowsError(try WaterfallLayoutEngine().restore(saved)) {
      XCTAssertEqual($0 as? WaterfallUpdateError, .noDelegate)
    }
  }

  func testAnotherContainerAsksWhereWidthsChange() throws {
    let saved = try saved()
    let recorded = twoSections()
    recorded.engine.container.size.height = 700
    try recorded.engine.restore(saved)
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    XCTAssertEqual(recorded.geometry.container.size.height, 700)
    XCTAssertEqual(recorded.takeCalls().heightPaths, [])
    recorded.engine.container.size.width = 410
    try recorded.engine.restore(saved)
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 200, 50), rect(210, 0, 200, 80), rect(0, 60, 200, 30), rect(210, 90, 200, 40),
        rect(0, 130, 200, 5),
      ]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths.count, 5)
  }

  func testARestoredLayoutCanBeReloaded() throws {
    let recorded = twoSections()
    recorded.engine.reloadData()
    recorded.engine.reloadConfiguration(ofSection: 1)
    try recorded.engine.restore(saved())
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    XCTAssertEqual(recorded.takeCalls().configurationSections, [0, 1])
    recorded.engine.reloadData()
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30), rect(110, 90, 100, 40),
        rect(0, 130, 100, 5),
      ]
    )
  }
}
