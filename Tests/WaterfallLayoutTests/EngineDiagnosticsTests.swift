import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The diagnostics of engines, and delegates whose answers are wrong.
final class EngineDiagnosticsTests: XCTestCase {
  func testDiagnosticsComeAfterThePass() {
    let recorded = RecordedEngine(
      WaterfallSection(columnSpacing: -1),
      heights: [.nan, 20, -.infinity]
    )
    recorded.engine.container.displayScale = 0
    recorded.delegate.onCall = { _, _ in XCTAssertEqual(recorded.diagnostics, []) }
    recorded.engine.prepare()
    XCTAssertEqual(
      recorded.takeDiagnostics().map(\.message),
      [
        "display scale of the container must be finite and above 0, got 0.0; used none",
        "column spacing of section 0 must be finite and at least 0, got -1.0; used 0",
        "height of item 0 in section 0 must be finite and at least 0, got nan; used 0",
        "height of item 2 in section 0 must be finite and at least 0, got -inf; used 0",
      ]
    )
    recorded.prepare()
    XCTAssertEqual(recorded.diagnostics, [])
    recorded.delegate.onCall = nil
  }

  func testABatchHasItsOwnDiagnostics() {
    let recorded = RecordedEngine(heights: [.nan, 20])
    recorded.prepare()
    XCTAssertEqual(recorded.takeDiagnostics().count, 1)
    recorded.setHeights([.nan, 20, -3])
    recorded.update([.insertItem(path(2))])
    XCTAssertEqual(
      recorded.takeDiagnostics().map(\.message),
      ["height of item 2 in section 0 must be finite and at least 0, got -3.0; used 0"]
    )
  }

  func testAHundredAndOneThatCountsTheRest() {
    let recorded = RecordedEngine(heights: Array(repeating: .nan, count: 150))
    recorded.prepare()
    let diagnostics = recorded.takeDiagnostics()
    XCTAssertEqual(diagnostics.count, 101)
    XCTAssertEqual(diagnostics.prefix(100).map(\.item), (0..<100).map { $0 })
    XCTAssertEqual(diagnostics.last?.subject, .suppressed)
    XCTAssertEqual(diagnostics.last?.message, "50 more diagnostics of the same pass")
  }

  func testExactlyAHundredAreAllThereIs() {
    let recorded = RecordedEngine(heights: Array(repeating: -1, count: 100))
    recorded.prepare()
    XCTAssertEqual(recorded.takeDiagnostics().count, 100)
  }

  func testWithoutAHandlerTheyArePrinted() {
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    let delegate = RecordingDelegate([
      .init(WaterfallSection(), heights: Array(repeating: .infinity, count: 150))
    ])
    engine.delegate = delegate
    XCTAssertEqual(engine.geometry.contentSize, CGSize(width: 210, height: 740))
    engine.setMeasuredHeight(10, of: .item(path(200)))
    engine.reloadConfiguration(ofSection: 7)
    XCTAssertEqual(engine.geometry.contentSize, CGSize(width: 210, height: 740))
  }

  // MARK: - Delegates that lie

  private func engine(_ delegate: LyingDelegate) -> (WaterfallLayoutEngine, Diagnostics) {
    let diagnostics = Diagnostics()
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    engine.diagnosticHandler = { diagnostics.all.append($0) }
    engine.delegate = delegate
    return (engine, diagnostics)
  }

  private final class Diagnostics {
    var all: [WaterfallDiagnostic] = []
  }

  func testNegativeCounts() {
    let delegate = LyingDelegate(sections: -3) { _ in 1 }
    let (engine, diagnostics) = engine(delegate)
    XCTAssertEqual(engine.geometry.numberOfSections, 0)
    delegate.sectionCount = { 2 }
    delegate.itemCount = { $0 == 0 ? .min : 1 }
    engine.reloadData()
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 100, 10)])
    XCTAssertEqual(engine.geometry.numberOfItems(inSection: 1), 1)
    XCTAssertEqual(
      diagnostics.all.map(\.message),
      [
        "number of sections must be at least 0, got -3; used 0",
        "number of items of section 0 must be at least 0, got -9223372036854775808; used 0",
      ]
    )
  }

  func testEndlessCounts() throws {
    #if DEBUG
    throw XCTSkip("takes long without optimization; runs in release builds")
    #else
    let delegate = LyingDelegate(sections: 2) { _ in .max }
    delegate.height = { _ in 0 }
    let (engine, diagnostics) = engine(delegate)
    XCTAssertEqual(engine.geometry.numberOfItems(inSection: 0), 16_777_216)
    XCTAssertEqual(engine.geometry.numberOfItems(inSection: 1), 0)
    XCTAssertEqual(diagnostics.all.map(\.subject), [.itemCount, .itemCount])
    delegate.sectionCount = { .max }
    delegate.itemCount = { _ in 0 }
    engine.reloadData()
    XCTAssertEqual(engine.geometry.numberOfSections, 1_048_576)
    XCTAssertEqual(engine.geometry.contentSize, CGSize(width: 210, height: 0))
    #endif
  }

  func testCountsThatAreOthersEachTime() {
    var count = 0
    let delegate = LyingDelegate(sections: 2) { _ in
      count = (count * 7 + 5) % 11
      return count
    }
    let (engine, diagnostics) = engine(delegate)
    for _ in 1...20 {
      engine.reloadData()
      let geometry = engine.geometry
      assertNoBrokenInvariants(geometry)
      let items = geometry.numberOfItems(inSection: 0) + geometry.numberOfItems(inSection: 1)
      XCTAssertEqual(geometry.itemFrames.count, items)
      // A batch that changes nothing fits only if the counts happen to be the same.
      let counts = [geometry.numberOfItems(inSection: 0), geometry.numberOfItems(inSection: 1)]
      XCTAssertThrowsError(try engine.performBatchUpdates([.reloadSection(0)]))
      XCTAssertEqual(engine.geometry.numberOfItems(inSection: 0), counts[0])
      XCTAssertEqual(engine.geometry.numberOfItems(inSection: 1), counts[1])
    }
    XCTAssertEqual(diagnostics.all, [])
  }

  func testCountsThatChangeWhileHeightsAreAsked() {
    let delegate = LyingDelegate(sections: 1) { _ in 3 }
    let (engine, diagnostics) = engine(delegate)
    delegate.height = { [unowned delegate] _ in
      delegate.itemCount = { _ in 1 }
      delegate.sectionCount = { 0 }
      return 10
    }
    XCTAssertEqual(engine.geometry.itemFrames.count, 3)
    // From then on the counts aren't those of the layout, which stays.
    engine.container.size.width = 410
    XCTAssertEqual(
      engine.geometry.itemFrames,
      [rect(0, 0, 100, 10), rect(110, 0, 100, 10), rect(0, 20, 100, 10)]
    )
    XCTAssertEqual(diagnostics.all.map(\.subject), [.missingUpdates])
  }

  func testHeightsThatAreOthersEachTime() {
    var height: CGFloat = 0
    let delegate = LyingDelegate(sections: 1) { _ in 100 }
    let (engine, _) = engine(delegate)
    delegate.height = { _ in
      height = (height * 7 + 3).truncatingRemainder(dividingBy: 61)
      return height
    }
    let first = engine.geometry
    XCTAssertEqual(engine.geometry, first)
    assertNoBrokenInvariants(first)
    engine.reloadData()
    assertNoBrokenInvariants(engine.geometry)
    XCTAssertNotEqual(engine.geometry, first)
  }
}
