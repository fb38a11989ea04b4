import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Delegates that use the engine while they are being asked.
final class EngineReentrancyTests: XCTestCase {
  private func recorded() -> RecordedEngine { RecordedEngine(heights: [50, 80, 30]) }

  private let frames = [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 30)]

  /// Runs a function at the first call that fulfills a condition.
  private func once(
    _ recorded: RecordedEngine,
    at call: RecordingDelegate.Call,
    _ action: @escaping (WaterfallLayoutEngine) -> Void
  ) {
    recorded.delegate.onCall = { [unowned delegate = recorded.delegate] made, engine in
      guard made == call else { return }
      delegate.onCall = nil
      action(engine)
    }
  }

  // MARK: - Reading

  func testReadingGetsTheLastFinishedGeometry() {
    let recorded = recorded()
    var read: [[CGRect]] = []
    recorded.delegate.onCall = { _, engine in read.append(engine.geometry.itemFrames) }
    recorded.engine.prepare()
    // A count of sections, a configuration, a count of items and three heights.
    XCTAssertEqual(read, Array(repeating: [], count: 6))
    recorded.engine.container.size.width = 410
    recorded.prepare()
    // Then two counts, a configuration and three heights.
    XCTAssertEqual(read.count, 12)
    XCTAssertEqual(read.suffix(6), Array(repeating: frames, count: 6)[...])
    XCTAssertEqual(Set(recorded.diagnostics.map(\.subject)), [.reentrancy])
    XCTAssertEqual(
      recorded.diagnostics.first?.message,
      "the delegate reads the geometry while it is being asked; it gets the last finished one"
    )
  }

  func testReadingWithinABatch() {
    let recorded = recorded()
    recorded.prepare()
    var read: [[CGRect]] = []
    recorded.delegate.onCall = { _, engine in
      engine.prepare()
      read.append(engine.geometry.itemFrames)
    }
    recorded.setHeights([50, 80, 30, 5])
    recorded.update([.insertItem(path(3))])
    XCTAssertEqual(read, Array(repeating: frames, count: 3))
    recorded.delegate.onCall = nil
    assertItemFrames(recorded, frames + [rect(110, 90, 100, 5)])
    XCTAssertEqual(recorded.diagnostics.count, 6)
  }

  func testAskingForAnOffset() {
    let recorded = recorded()
    let anchor = recorded.geometry.anchor(in: rect(0, 20, 210, 40))
    var offsets: [CGPoint?] = []
    recorded.delegate.onCall = { _, engine in
      offsets.append(anchor.flatMap { engine.contentOffset(keeping: $0) })
    }
    recorded.engine.container.size.width = 410
    recorded.engine.prepare()
    XCTAssertEqual(offsets, Array(repeating: CGPoint(x: 0, y: 20), count: 6))
  }

  // MARK: - Setting

  func testAContainerSetInACallTakesEffectAfterThePass() {
    let recorded = recorded()
    once(recorded, at: .height(path: path(1), width: 100)) { $0.container.size.width = 410 }
    assertItemFrames(
      recorded,
      [rect(0, 0, 200, 50), rect(210, 0, 200, 80), rect(0, 60, 200, 30)]
    )
    XCTAssertEqual(recorded.takeCalls().heightWidths, [100, 100, 100, 200, 200, 200])
  }

  func testADefaultSectionSetInACall() {
    let delegate = LyingDelegate(sections: 1) { _ in 2 }
    let engine = WaterfallLayoutEngine(container: WaterfallContainer(width: 210))
    engine.delegate = delegate
    delegate.height = { _ in
      engine.defaultSection = WaterfallSection(columns: .count(1))
      return 10
    }
    XCTAssertEqual(engine.geometry.itemFrames, [rect(0, 0, 210, 10), rect(0, 20, 210, 10)])
  }

  func testAReloadInACall() {
    let recorded = recorded()
    once(recorded, at: .height(path: path(0), width: 100)) { engine in
      recorded.setHeights([50, 80, 30, 70])
      engine.reloadData()
    }
    assertItemFrames(recorded, frames + [rect(110, 90, 100, 70)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [0, 1, 2, 0, 1, 2, 3].map { path($0) })
  }

  func testAReloadedConfigurationInACall() {
    let recorded = recorded()
    once(recorded, at: .height(path: path(0), width: 100)) { engine in
      recorded.delegate.sections[0].configuration.contentInsets.top = 9
      engine.reloadConfiguration(ofSection: 0)
    }
    assertItemFrames(
      recorded,
      [rect(0, 9, 100, 50), rect(110, 9, 100, 80), rect(0, 69, 100, 30)]
    )
  }

  func testASetterInABatch() {
    let recorded = recorded()
    recorded.prepare()
    recorded.setHeights([50, 80, 30, 70])
    once(recorded, at: .height(path: path(3), width: 100)) { $0.container.size.width = 410 }
    recorded.update([.insertItem(path(3))])
    assertItemFrames(
      recorded,
      [
        rect(0, 0, 200, 50), rect(210, 0, 200, 80), rect(0, 60, 200, 30), rect(210, 90, 200, 70),
      ]
    )
  }

  func testAnotherDelegateSetInACall() {
    let recorded = recorded()
    let next = RecordingDelegate([.init(WaterfallSection(), heights: [7])])
    once(recorded, at: .height(path: path(0), width: 100)) { $0.delegate = next }
    XCTAssertEqual(recorded.geometry.itemFrames, [rect(0, 0, 100, 7)])
    XCTAssertEqual(recorded.takeCalls().heightPaths, (0...2).map { path($0) })
  }

  func testADelegateThatGoesAwayInACall() {
    let recorded = recorded()
    once(recorded, at: .height(path: path(0), width: 100)) { $0.delegate = nil }
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
    recorded.engine.container.size.width = 410
    XCTAssertEqual(recorded.geometry.itemFrames, frames)
  }

  // MARK: - Updating and reporting

  func testUpdatesInACall() {
    let recorded = recorded()
    var errors: [WaterfallUpdateError] = []
    recorded.delegate.onCall = { [path = path(0)] _, engine in
      do throws(WaterfallUpdateError) {
        try engine.performBatchUpdates([.deleteItem(path)])
      } catch {
        errors.append(error)
      }
    }
    assertItemFrames(recorded, frames)
    XCTAssertEqual(errors, Array(repeating: .calledFromDelegate, count: 6))
    XCTAssertEqual(
      errors.first?.description,
      "updates can't be applied while the delegate is being asked"
    )
    XCTAssertEqual(recorded.diagnostics, [])
  }

  func testRestoringInACall() {
    let recorded = recorded()
    let saved = recorded.geometry
    var errors: [WaterfallUpdateError] = []
    recorded.delegate.onCall = { _, engine in
      do throws(WaterfallUpdateError) {
        try engine.restore(saved)
      } catch {
        errors.append(error)
      }
    }
    recorded.engine.reloadData()
    assertItemFrames(recorded, frames)
    XCTAssertEqual(errors, Array(repeating: .calledFromDelegate, count: 6))
  }

  func testAReportInACallIsTakenAfterThePass() {
    let recorded = recorded()
    var answers: [WaterfallMeasurementResult] = []
    once(recorded, at: .height(path: path(0), width: 100)) { engine in
      answers.append(engine.setMeasuredHeight(60, of: .item(path(2))))
      answers.append(engine.setMeasuredHeight(60, of: .item(path(9))))
      answers.append(engine.setMeasuredHeight(5, of: .header(section: 0)))
    }
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 80), rect(0, 60, 100, 60)]
    )
    XCTAssertEqual(answers, [.deferred, .deferred, .deferred])
    XCTAssertEqual(recorded.diagnostics.map(\.subject), [.measuredHeight, .measuredHeight])
    assertNoBrokenInvariants(recorded.geometry)
  }

  /// Returns an engine after a batch that inserts an item of 20 in front, and during which item 3
  /// is reported to be 55.
  private func reportingInABatch() -> RecordedEngine {
    let recorded = recorded()
    recorded.prepare()
    recorded.setHeights([20, 50, 80, 30])
    once(recorded, at: .height(path: path(0), width: 100)) { engine in
      engine.setMeasuredHeight(55, of: .item(path(3)))
    }
    recorded.update([.insertItem(path(0))])
    return recorded
  }

  func testAReportInABatchIsOfThePlacesAfterIt() {
    let recorded = reportingInABatch()
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 50), rect(0, 30, 100, 80), rect(110, 60, 100, 55)]
    )
  }

  func testAReportInABatchGoesAlongInTheNextOne() {
    let recorded = reportingInABatch()
    recorded.setHeights([20, 50, 30, 80])
    recorded.update([.moveItem(from: path(3), to: path(2))])
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 50), rect(0, 30, 100, 55), rect(110, 60, 100, 80)]
    )
  }

  func testAReportInABatchThatDoesNotFit() {
    let recorded = recorded()
    recorded.prepare()
    once(recorded, at: .numberOfSections) { $0.setMeasuredHeight(70, of: .item(path(1))) }
    XCTAssertThrowsError(try recorded.engine.performBatchUpdates([.deleteItem(path(0))]))
    // It is of the item that was there then, wherever that goes.
    recorded.setHeights([70, 30])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 70), rect(110, 0, 100, 30)])
  }

  func testAReportInARestorationThatDoesNotFit() {
    let recorded = recorded()
    recorded.prepare()
    let other = RecordedEngine(heights: [1]).geometry
    once(recorded, at: .numberOfSections) { $0.setMeasuredHeight(70, of: .item(path(1))) }
    XCTAssertThrowsError(try recorded.engine.restore(other))
    recorded.setHeights([70, 30])
    recorded.update([.deleteItem(path(0))])
    assertItemFrames(recorded, [rect(0, 0, 100, 70), rect(110, 0, 100, 30)])
  }

  func testSettersInARestoration() throws {
    let recorded = recorded()
    let saved = recorded.geometry
    recorded.setHeights([1, 2, 3])
    once(recorded, at: .numberOfSections) { $0.reloadData() }
    try recorded.engine.restore(saved)
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 1), rect(110, 0, 100, 2), rect(0, 11, 100, 3)]
    )
    once(recorded, at: .numberOfSections) { engine in
      recorded.delegate.sections[0].configuration.itemSpacing = 4
      engine.reloadConfiguration(ofSection: 0)
    }
    try recorded.engine.restore(recorded.geometry)
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 1), rect(110, 0, 100, 2), rect(0, 5, 100, 3)]
    )
  }

  func testReportsOnEveryCallEnd() {
    let recorded = recorded()
    recorded.delegate.onCall = { [path = path(1)] _, engine in
      engine.setMeasuredHeight(100, of: .item(path))
    }
    XCTAssertEqual(recorded.geometry.itemFrames[1], rect(110, 0, 100, 100))
    XCTAssertEqual(recorded.takeCalls().heightPaths, (0...2).map { path($0) })
  }

  // MARK: - Answers that change

  func testPassesAreBounded() {
    let recorded = recorded()
    recorded.delegate.onCall = { call, engine in
      if case .configuration = call { engine.container.size.width += 10 }
    }
    XCTAssertEqual(recorded.geometry.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(recorded.takeCalls().configurationSections.count, 8)
    XCTAssertEqual(
      recorded.takeDiagnostics().map(\.message),
      [
        "the delegate has changed the layout in each of 8 passes in a row; "
          + "the last change waits until the geometry is read again"
      ]
    )
    assertNoBrokenInvariants(recorded.geometry)
    // Once its answers stay the same, the layout follows them.
    recorded.delegate.onCall = nil
    recorded.engine.container.size.width = 210
    assertItemFrames(recorded, frames)
  }

  func testReloadsAreBounded() {
    let recorded = recorded()
    recorded.delegate.onCall = { call, engine in
      if call == .numberOfSections { engine.reloadData() }
    }
    recorded.engine.prepare()
    XCTAssertEqual(recorded.takeCalls().countedSections.count, 8)
    XCTAssertEqual(recorded.takeDiagnostics().map(\.subject), [.reentrancy])
    recorded.delegate.onCall = nil
    assertItemFrames(recorded, frames)
  }

  func testABatchOfADelegateThatAlwaysReloads() {
    let recorded = recorded()
    recorded.delegate.onCall = { _, engine in engine.reloadData() }
    XCTAssertNoThrow(try recorded.engine.performBatchUpdates([]))
    XCTAssertNoThrow(try recorded.engine.performBatchUpdates([]))
    XCTAssertEqual(recorded.engine.setMeasuredHeight(70, of: .item(path(0))), .changed)
    recorded.delegate.onCall = nil
    assertItemFrames(recorded, frames)
  }

  // MARK: - The handler of diagnostics

  func testAHandlerMayUseTheEngine() {
    let recorded = RecordedEngine(heights: [.nan, 80, 30])
    let engine = recorded.engine
    var messages: [String] = []
    var frames: [CGRect] = []
    engine.diagnosticHandler = { diagnostic in
      messages.append(diagnostic.message)
      engine.container.size.width = 410
      frames = engine.geometry.itemFrames
    }
    engine.prepare()
    XCTAssertEqual(
      messages.first,
      "height of item 0 in section 0 must be finite and at least 0, got nan; used 0"
    )
    XCTAssertEqual(frames, [rect(0, 0, 200, 0), rect(210, 0, 200, 80), rect(0, 10, 200, 30)])
    engine.diagnosticHandler = nil
  }

  func testWhatAHandlerChangesIsInTheGeometryThatIsBeingRead() {
    let header = WaterfallSection(header: WaterfallSupplementary(height: 10))
    let recorded = RecordedEngine(header, heights: [.nan, 80, 30])
    let engine = recorded.engine
    engine.diagnosticHandler = { _ in
      engine.setMeasuredHeight(60, of: .item(path(2)))
      engine.setMeasuredHeight(20, of: .header(section: 0))
      engine.container.size.width = 410
    }
    let geometry = engine.geometry
    assertNoBrokenInvariants(geometry)
    // Another width discards the measured heights, and the bad one is found again.
    XCTAssertEqual(
      geometry.itemFrames,
      [rect(0, 20, 200, 0), rect(210, 20, 200, 80), rect(0, 30, 200, 60)]
    )
    engine.diagnosticHandler = nil
  }

  func testAHandlerThatReportsHeights() {
    let recorded = RecordedEngine(heights: [.nan, 80, 30])
    let engine = recorded.engine
    engine.diagnosticHandler = { _ in engine.setMeasuredHeight(60, of: .item(path(0))) }
    let geometry = engine.geometry
    XCTAssertEqual(
      geometry.itemFrames,
      [rect(0, 0, 100, 60), rect(110, 0, 100, 80), rect(0, 70, 100, 30)]
    )
    assertNoBrokenInvariants(geometry)
    engine.diagnosticHandler = nil
  }

  func testAHandlerThatAlwaysCausesAnotherDiagnostic() {
    let recorded = RecordedEngine(heights: [.nan, 80, 30])
    let engine = recorded.engine
    var count = 0
    engine.diagnosticHandler = { _ in
      count += 1
      engine.setMeasuredHeight(1, of: .item(path(9)))
      engine.prepare()
    }
    engine.prepare()
    XCTAssertEqual(count, 8)
    engine.diagnosticHandler = nil
  }

  func testReadingWithinARestoration() throws {
    let recorded = recorded()
    let saved = recorded.geometry
    recorded.engine.setMeasuredHeight(60, of: .item(path(0)))
    var read: [WaterfallGeometry] = []
    once(recorded, at: .numberOfSections) { read.append($0.geometry) }
    try recorded.engine.restore(saved)
    XCTAssertEqual(
      read.map(\.itemFrames),
      [[rect(0, 0, 100, 60), rect(110, 0, 100, 80), rect(0, 70, 100, 30)]]
    )
    for geometry in read { assertNoBrokenInvariants(geometry) }
  }

  func testAConfigurationReloadedWithinABatchIsThatOfTheSectionAfterIt() {
    let recorded = RecordedEngine([
      .init(WaterfallSection(), heights: [10]), .init(WaterfallSection(), heights: [10]),
    ])
    recorded.prepare()
    recorded.delegate.sections.insert(.init(WaterfallSection(), heights: [10]), at: 0)
    once(recorded, at: .numberOfSections) { engine in
      recorded.delegate.sections[1].configuration.contentInsets.top = 7
      engine.reloadConfiguration(ofSection: 1)
    }
    recorded.update([.insertSection(0)])
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.minY), [0, 17, 27])
  }
}
