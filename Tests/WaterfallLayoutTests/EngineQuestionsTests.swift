import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// The questions that a delegate is asked, and those that it isn't.
final class EngineQuestionsTests: XCTestCase {
  private func recorded(_ count: Int) -> RecordedEngine {
    let recorded = RecordedEngine(heights: (0..<count).map { CGFloat(10 + $0) })
    recorded.prepare()
    return recorded
  }

  // MARK: - Data that have changed before the batch

  func testThePreparedGeometryAsksNothing() {
    let recorded = RecordedEngine(heights: [10, 20, 30])
    let before = recorded.geometry.attributesForElements(in: .infinite)
    _ = recorded.takeCalls()
    recorded.setHeights([30, 10, 20])
    recorded.engine.invalidateHeights()
    recorded.engine.container.size.width = 500
    let prepared = recorded.engine.preparedGeometry
    XCTAssertEqual(prepared.attributesForElements(in: .infinite), before)
    XCTAssertEqual(recorded.takeCalls(), [])
    // A move that comes then asks heights at the paths after it.
    recorded.update([.moveItem(from: path(2), to: path(0))])
    let frames = (0..<3).map { recorded.engine.preparedGeometry.attributesForItem(at: path($0)) }
    XCTAssertEqual(frames.map { $0?.frame.height }, [30, 10, 20])
  }

  func testNothingIsAskedOfItemsThatAreGone() {
    let recorded = recorded(100)
    let before = recorded.geometry
    recorded.setHeights((0..<80).map { CGFloat(10 + $0) })
    recorded.engine.container.size.width = 320
    XCTAssertEqual(recorded.geometry, before)
    XCTAssertEqual(recorded.takeCalls(), [.numberOfSections, .numberOfItems(section: 0)])
    XCTAssertEqual(recorded.takeDiagnostics().map(\.subject), [.missingUpdates])
    // Reading again asks for the counts again, and reports nothing new.
    XCTAssertEqual(recorded.geometry, before)
    XCTAssertEqual(recorded.takeCalls(), [.numberOfSections, .numberOfItems(section: 0)])
    XCTAssertEqual(recorded.takeDiagnostics(), [])
    // The batch brings the width along, and each height is asked once.
    recorded.update((80..<100).map { .deleteItem(path($0)) })
    let calls = recorded.takeCalls()
    XCTAssertEqual(calls.heightPaths, (0..<80).map { path($0) })
    XCTAssertEqual(Set(calls.heightWidths), [155])
    XCTAssertEqual(calls.configurationSections, [0])
    XCTAssertEqual(recorded.geometry.numberOfItems(inSection: 0), 80)
    XCTAssertEqual(recorded.geometry.container.size.width, 320)
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testNothingIsAskedOfSectionsThatAreGone() {
    let section = WaterfallSection()
    let recorded = RecordedEngine([
      .init(section, heights: [10]), .init(section, heights: [20]), .init(section, heights: [30]),
    ])
    recorded.prepare()
    recorded.delegate.sections.remove(at: 2)
    recorded.engine.reloadConfiguration(ofSection: 2)
    XCTAssertEqual(recorded.geometry.numberOfSections, 3)
    XCTAssertEqual(recorded.takeCalls().configurationSections, [])
    recorded.update([.deleteSection(2)])
    XCTAssertEqual(recorded.takeCalls().configurationSections, [], "it is gone")
    XCTAssertEqual(recorded.geometry.numberOfSections, 2)
  }

  func testInsertedItemsAreAskedOnceWhileAnotherWidthWaits() {
    let recorded = recorded(3)
    recorded.engine.container.size.width = 320
    recorded.setHeights([5, 10, 11, 12])
    recorded.update([.insertItem(path(0))])
    XCTAssertEqual(recorded.takeCalls().heightPaths.sorted(), (0..<4).map { path($0) })
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [5, 10, 11, 12])
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testAConfigurationIsAskedOnceWhereItsSectionIsReloaded() {
    let recorded = recorded(2)
    recorded.engine.reloadConfiguration(ofSection: 0)
    recorded.update([.reloadSection(0)])
    XCTAssertEqual(recorded.takeCalls().configurationSections, [0])
  }

  // MARK: - Restoring

  func testConfigurationsAreAskedWhenALayoutIsRestored() throws {
    let saved = RecordedEngine(WaterfallSection(columns: .count(1)), heights: [50, 60]).geometry
    let next = RecordedEngine(WaterfallSection(columns: .count(2)), heights: [50, 60])
    try next.engine.restore(saved)
    assertItemFrames(next, [rect(0, 0, 100, 50), rect(110, 0, 100, 60)])
  }

  // MARK: - All heights

  func testInvalidatedHeightsAreAskedButMeasuredOnesStay() {
    let recorded = recorded(4)
    recorded.engine.setMeasuredHeight(99, of: .item(path(1)))
    recorded.setHeights([1, 2, 3, 4])
    recorded.engine.invalidateHeights()
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [1, 99, 3, 4])
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(0), path(2), path(3)])
    // With another width there is nothing to go by.
    recorded.engine.container.size.width = 320
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [1, 2, 3, 4])
    // What was measured at the old width isn't measured any more.
    _ = recorded.takeCalls()
    recorded.engine.invalidateHeights()
    _ = recorded.geometry
    XCTAssertEqual(recorded.takeCalls().heightPaths, (0..<4).map { path($0) })
  }

  func testOtherPlacementsOfItemsWhoseHeightsWereAllMeasured() {
    let section = LayoutScenario.Section(items: [.init(100, column: 0), .init(50)])
    let recorded = RecordedEngine([section])
    assertItemFrames(recorded, [rect(0, 0, 100, 100), rect(110, 0, 100, 50)])
    recorded.engine.setMeasuredHeight(120, of: .item(path(0)))
    recorded.engine.setMeasuredHeight(60, of: .item(path(1)))
    recorded.prepare()
    recorded.delegate.sections[0].items[0].height = 120
    recorded.delegate.sections[0].items[1].height = 60
    recorded.delegate.sections[0].items[0].placement = WaterfallItemPlacement(column: 1)
    recorded.engine.invalidateHeights()
    assertItemFrames(recorded, [rect(110, 0, 100, 120), rect(0, 0, 100, 60)])
  }

  func testTheLastItemChoosesAnewWhereColumnsAreKept() {
    let section = LayoutScenario.Section(
      WaterfallSection(keepsColumns: true),
      items: [.init(100), .init(50), .init(30, column: 0)]
    )
    let recorded = RecordedEngine([section])
    let kept = [rect(0, 0, 100, 100), rect(110, 0, 100, 50)]
    assertItemFrames(recorded, kept + [rect(0, 110, 100, 30)])
    recorded.delegate.sections[0].items[2].placement = .automatic
    recorded.engine.invalidateHeights()
    assertItemFrames(recorded, kept + [rect(110, 60, 100, 30)])
  }

  func testInvalidatedHeightsKeepColumns() {
    let section = WaterfallSection(itemSpacing: 0, keepsColumns: true)
    let recorded = RecordedEngine(section, heights: [50, 80, 30, 40])
    recorded.prepare()
    // Only item 1 is in the second column: 50 + 30 = 80, and a tie goes to the first.
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.minX), [0, 110, 0, 0])
    recorded.setHeights([500, 80, 30, 40])
    recorded.engine.invalidateHeights()
    XCTAssertEqual(
      recorded.geometry.itemFrames,
      [
        rect(0, 0, 100, 500), rect(110, 0, 100, 80), rect(0, 500, 100, 30),
        rect(0, 530, 100, 40),
      ]
    )
    assertNoBrokenInvariants(recorded.geometry)
  }

  func testAMeasuredHeightMovesWithItsItem() {
    let recorded = recorded(4)
    recorded.engine.setMeasuredHeight(99, of: .item(path(1)))
    recorded.update([.moveItem(from: path(1), to: path(3))])
    recorded.engine.invalidateHeights()
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [10, 11, 12, 99])
    // A reload discards it.
    recorded.update([.reloadItem(path(3))])
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [10, 11, 12, 13])
  }

  // MARK: - Equal values

  func testAnEqualContainerWithABadNumberDoesNothing() {
    let recorded = recorded(2)
    recorded.engine.container.size.height = .nan
    recorded.prepare()
    recorded.engine.container.size.height = .nan
    recorded.engine.container.size.height = 0
    _ = recorded.geometry
    XCTAssertEqual(recorded.takeCalls(), [])
  }

  func testGeometriesOfTheSameBadInputAreEqual() {
    let container = WaterfallContainer(size: CGSize(width: 100, height: CGFloat.nan))
    let section = WaterfallSection(columnSpacing: .nan, itemSpacing: -1)
    let first = LayoutScenario(container, section, heights: [.nan, 5]).geometry()
    let second = LayoutScenario(container, section, heights: [.nan, 5]).geometry()
    XCTAssertEqual(first, second)
  }

  func testHeightsReportedWithoutReadingDoNotPileUp() {
    let recorded = recorded(3)
    for report in 1...100_000 {
      recorded.engine.setMeasuredHeight(CGFloat(report % 7), of: .item(path(report % 3)))
    }
    // The last reports are 99,999 of item 0, 100,000 of item 1 and 99,998 of item 2.
    XCTAssertEqual(recorded.geometry.itemFrames.map(\.height), [4, 5, 3])
  }
}
