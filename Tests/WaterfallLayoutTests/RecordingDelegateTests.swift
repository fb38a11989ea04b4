import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The recording delegate itself, whose answers are laid out and which misses no call.
final class RecordingDelegateTests: XCTestCase {
  func testItAnswersWithItsSections() {
    for seed in 8_001...8_050 as ClosedRange<UInt64> {
      let scenario = LayoutScenario.random(seed: seed)
      let delegate = RecordingPlacementDelegate(scenario.sections)
      let engine = WaterfallLayoutEngine(container: scenario.container)
      engine.delegate = delegate
      assertEqual(engine.geometry, ReferenceLayout(scenario), scenario.description)
      assertNoBrokenInvariants(engine.geometry, scenario.description)
    }
  }

  func testItRecordsEveryCall() {
    let sections = [
      LayoutScenario.Section(WaterfallSection(), heights: [30, 40]),
      LayoutScenario.Section(WaterfallSection(columns: .count(1)), heights: [50]),
    ]
    let delegate = RecordingPlacementDelegate(sections)
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    engine.delegate = delegate
    engine.prepare()
    let calls = delegate.takeCalls()
    let paths = [(0, 0), (0, 1), (1, 0)].map { ItemPath(section: $0, item: $1) }
    XCTAssertEqual(calls.filter { $0 == .numberOfSections }.count, 1)
    XCTAssertEqual(calls.countedSections, [0, 1])
    XCTAssertEqual(calls.configurationSections, [0, 1])
    XCTAssertEqual(calls.placementPaths, paths)
    XCTAssertEqual(calls.heightPaths, paths)
    XCTAssertEqual(calls.heightWidths, [100, 100, 210])
    XCTAssertEqual(calls.count, 11)
    engine.prepare()
    XCTAssertEqual(delegate.takeCalls(), [])
  }

  func testHeightsMayFollowTheWidth() {
    let delegate = RecordingDelegate([.init(WaterfallSection(), heights: [0, 0])])
    delegate.heightRule = { path, width in width * CGFloat(path.item + 1) }
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    engine.delegate = delegate
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 100, 100), rect(110, 0, 100, 200)])
  }
}
