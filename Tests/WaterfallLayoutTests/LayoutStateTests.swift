import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// What an engine's state does with measured heights and with answers, without any delegate.
final class LayoutStateTests: XCTestCase {
  /// Returns the state of sections 210 points wide, two columns of 100 points each.
  private func state(
    _ heights: [[CGFloat]],
    _ section: WaterfallSection = WaterfallSection(),
    scale: CGFloat? = nil
  ) -> LayoutState {
    let container = WaterfallContainer(width: 210, scale: scale)
    var state = LayoutState(container)
    state.reload(
      LayoutScenario(
        container: container,
        sections: heights.map { .init(section, heights: $0) }
      ).geometry()
    )
    return state
  }

  private func measure(
    _ height: CGFloat,
    _ element: WaterfallElement,
    _ state: inout LayoutState
  ) -> WaterfallMeasurementResult {
    var log = DiagnosticLog()
    return state.measure(height, of: element, log: &log)
  }

  func testAtFirstThereIsNothing() {
    let state = LayoutState(WaterfallContainer(width: 210))
    XCTAssertEqual(state.geometry.numberOfSections, 0)
    XCTAssertEqual(state.geometry.sections.itemCounts, [])
    XCTAssert(state.isSettled)
    XCTAssertEqual(state.geometry.origin, state.history.origin)
  }

  // MARK: - Measured heights

  func testAMeasuredHeightIsPlacedWhenTheStateSettles() {
    var state = state([[50, 80, 30], [20]])
    XCTAssertEqual(state.geometry.sections.itemCounts, [3, 1])
    XCTAssertEqual(measure(20, .item(path(0)), &state), .changed)
    XCTAssertFalse(state.isSettled)
    state.settle()
    XCTAssert(state.isSettled)
    XCTAssertEqual(
      state.geometry.itemFrames,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 80), rect(0, 30, 100, 30), rect(0, 80, 100, 20)]
    )
    XCTAssertEqual(measure(90, .item(path(2)), &state), .changed)
    state.settle()
    XCTAssertEqual(state.geometry.itemFrames.last, rect(0, 120, 100, 20), "the next section moves")
    assertNoBrokenInvariants(state.geometry)
  }

  func testNoiseIsNoChange() {
    var exact = state([[50]])
    XCTAssertEqual(measure(50.0009, .item(path(0)), &exact), .unchanged)
    XCTAssertEqual(measure(50.0011, .item(path(0)), &exact), .changed)
    var pixels = state([[50]], scale: 2)
    XCTAssertEqual(measure(49.6, .item(path(0)), &pixels), .unchanged, "rounds up to 50")
    XCTAssertEqual(measure(50.1, .item(path(0)), &pixels), .changed, "rounds up to 50.5")
    XCTAssertEqual(measure(50.4, .item(path(0)), &pixels), .unchanged)
  }

  func testABadHeightIsReplaced() {
    var state = state([[50]])
    var log = DiagnosticLog()
    XCTAssertEqual(state.measure(.nan, of: .item(path(0)), log: &log), .changed)
    state.settle()
    XCTAssertEqual(state.geometry.itemFrames, [rect(0, 0, 100, 0)])
    XCTAssertEqual(log.entries.map(\.subject), [.itemHeight])
  }

  func testHeadersAndFooters() {
    let section = WaterfallSection(header: WaterfallSupplementary(height: 40))
    var state = state([[50], [20]], section)
    XCTAssertEqual(measure(60, .header(section: 0), &state), .changed)
    XCTAssertEqual(measure(60, .header(section: 0), &state), .unchanged)
    state.settle()
    XCTAssertEqual(state.geometry.itemFrames, [rect(0, 60, 100, 50), rect(0, 150, 100, 20)])
    XCTAssertEqual(state.geometry.configuration(ofSection: 0), section, "stays as it was given")
  }

  func testABadHeightOfAHeaderOrFooterIsReportedAsSuch() {
    let part = WaterfallSupplementary(height: 40)
    var state = state([[50]], WaterfallSection(header: part, footer: part))
    var log = DiagnosticLog()
    XCTAssertEqual(state.measure(.nan, of: .header(section: 0), log: &log), .changed)
    XCTAssertEqual(state.measure(-1, of: .footer(section: 0), log: &log), .changed)
    XCTAssertEqual(log.entries.map(\.subject), [.headerHeight, .footerHeight])
    state.settle()
    XCTAssertEqual(state.geometry.contentSize.height, 50)
  }

  func testElementsThatDoNotExistAreIgnored() {
    var state = state([[50]])
    var log = DiagnosticLog()
    let elements: [WaterfallElement] = [
      .item(path(1)), .item(path(0, section: -1)), .header(section: 0), .footer(section: 1),
      .background(section: 0),
    ]
    for element in elements {
      XCTAssertEqual(state.measure(9, of: element, log: &log), .ignored)
    }
    XCTAssert(state.isSettled)
    XCTAssertEqual(log.entries.map(\.subject), Array(repeating: .measuredHeight, count: 5))
    XCTAssertEqual(
      log.entries.first?.message,
      "measured height of item 1 in section 0 is ignored, there is no such item"
    )
  }

  func testAnItemMeasuredOftenIsPlacedOnce() {
    var state = state([[50, 80]])
    for height in 1...20 { _ = measure(CGFloat(height), .item(path(height % 2)), &state) }
    state.settle()
    XCTAssertEqual(state.geometry.itemFrames, [rect(0, 0, 100, 20), rect(110, 0, 100, 19)])
    assertNoBrokenInvariants(state.geometry)
  }

  // MARK: - Kept columns

  func testColumnsAreChosenAnewFromAnItemOn() {
    var state = state([[50, 80, 30, 30]], WaterfallSection(keepsColumns: true))
    XCTAssertEqual(state.geometry.itemColumns, [0, 1, 0, 1])
    XCTAssertEqual(measure(200, .item(path(0)), &state), .changed)
    state.settle()
    XCTAssertEqual(state.geometry.itemColumns, [0, 1, 0, 1])
    state.rebalanceColumns(inSection: 0, from: 3)
    XCTAssertEqual(state.geometry.itemColumns, [0, 1, 0, 1])
    state.rebalanceColumns(inSection: 0, from: 2)
    XCTAssertEqual(state.geometry.itemColumns, [0, 1, 1, 1])
    state.rebalanceColumns(inSection: 0, from: 4)
    state.rebalanceColumns(inSection: 1, from: 0)
    XCTAssertEqual(state.geometry.itemColumns, [0, 1, 1, 1])
  }

  /// Column 0 ends at 240 with the third item and at 200 without it.
  func testTheNextSectionFollowsColumnsThatAreChosenAnew() {
    var state = state([[50, 80, 30, 30], [20]], WaterfallSection(keepsColumns: true))
    XCTAssertEqual(measure(200, .item(path(0)), &state), .changed)
    state.settle()
    XCTAssertEqual(state.geometry.itemFrames.last, rect(0, 240, 100, 20))
    state.rebalanceColumns(inSection: 0, from: 2)
    XCTAssertEqual(state.geometry.itemFrames.last, rect(0, 200, 100, 20))
    assertNoBrokenInvariants(state.geometry)
  }

  // MARK: - Answers

  func testASectionMovesAndOneIsNew() throws {
    var state = state([[50], [20, 20], [30]])
    let plan = try UpdatePlan(
      [.moveSection(from: 2, to: 0), .insertSection(1), .deleteSection(0)],
      before: [1, 2, 1],
      after: [1, 1, 2]
    )
    var builder = GeometryBuilder(WaterfallContainer(width: 210))
    builder.appendSection(WaterfallSection(), heights: [90], placements: nil)
    var answer = LayoutAnswer()
    answer.newSections = [1: builder.takeSections()[0]]
    let generation = state.history.origin.generation
    state.apply(answer, plan.map)
    XCTAssertEqual(
      state.geometry.itemFrames,
      [rect(0, 0, 100, 30), rect(0, 30, 100, 90), rect(0, 120, 100, 20), rect(110, 120, 100, 20)]
    )
    XCTAssertEqual(state.history.origin.generation, generation + 1)
    XCTAssertEqual(state.geometry.origin, state.history.origin)
  }

  func testItemsComeIntoASection() throws {
    var state = state([[50, 80], [30]])
    let plan = try UpdatePlan([.insertItem(path(1))], before: [2, 1], after: [3, 1])
    var edit = ItemEdit(removed: IndexRuns(), inserted: IndexRuns([1]))
    edit.setContents([ItemContent(height: 10, request: .automatic)])
    var items = ItemChange()
    items.edit = edit
    var answer = LayoutAnswer()
    answer.changes = [
      SectionChange(
        section: 0,
        resolved: state.geometry.sections[0].resolved,
        measured: MeasuredHeights(),
        items: items
      )
    ]
    state.apply(answer, plan.map)
    XCTAssertEqual(
      state.geometry.itemFrames,
      [rect(0, 0, 100, 50), rect(110, 0, 100, 10), rect(110, 20, 100, 80), rect(0, 100, 100, 30)]
    )
    assertNoBrokenInvariants(state.geometry)
  }

  func testAReloadForgetsChangesAndMaps() throws {
    var state = state([[50]])
    let origin = state.history.origin
    let plan = try UpdatePlan([.insertSection(1)], before: [1], after: [1, 0])
    var builder = GeometryBuilder(WaterfallContainer(width: 210))
    builder.appendSection(WaterfallSection(), heights: [], placements: nil)
    var answer = LayoutAnswer()
    answer.newSections = [1: builder.takeSections()[0]]
    state.apply(answer, plan.map)
    XCTAssertEqual(state.history.maps(since: origin)?.count, 1)
    _ = measure(20, .item(path(0)), &state)
    state.reload(state.geometry)
    XCTAssert(state.isSettled)
    XCTAssertNil(state.history.maps(since: origin))
  }

  func testARestoredGeometryGoesOnFromItsBatches() {
    var saved = state([[50]]).geometry
    saved.origin = UpdateOrigin(lineage: 7, generation: 3)
    var state = state([[20, 30]])
    XCTAssertEqual(measure(40, .item(path(1)), &state), .changed)
    state.restore(saved)
    XCTAssert(state.isSettled, "an item that was changed may not exist any longer")
    XCTAssertEqual(state.history.origin, UpdateOrigin(lineage: 7, generation: 3))
    XCTAssertEqual(state.geometry.itemFrames, [rect(0, 0, 100, 50)])
  }
}
