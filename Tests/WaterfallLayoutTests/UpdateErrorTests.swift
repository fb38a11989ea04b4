import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Batches of updates that don't fit, which throw an error and change nothing.
final class UpdateErrorTests: XCTestCase {
  /// Fails unless updates throw an error with this message and leave everything as it was.
  ///
  /// There are sections of 4, 3 and 7 items before; `counts` are the delegate's numbers after.
  private func assertError(
    _ updates: [WaterfallUpdate],
    counts: [Int] = [4, 3, 7],
    _ message: String,
    line: UInt = #line
  ) {
    func sections(_ counts: [Int]) -> [LayoutScenario.Section] {
      counts.map { .init(WaterfallSection(), heights: Array(repeating: 20, count: $0)) }
    }
    let recorded = RecordedEngine(sections([4, 3, 7]))
    recorded.engine.setMeasuredHeight(33, of: .item(path(1, section: 1)))
    let before = recorded.geometry
    let visible = CGRect(x: 0, y: 60, width: 210, height: 50)
    let anchor = before.anchor(in: visible)
    _ = recorded.takeCalls()
    recorded.delegate.sections = sections(counts)
    XCTAssertThrowsError(try recorded.engine.performBatchUpdates(updates), line: line) { error in
      XCTAssertEqual("\(error)", message, line: line)
      XCTAssertEqual(error.localizedDescription, message, line: line)
    }
    XCTAssertEqual(recorded.takeCalls().heightPaths, [], line: line)
    XCTAssert(recorded.geometry == before, "it has changed", line: line)
    XCTAssertEqual(recorded.takeCalls(), [], line: line)
    XCTAssertEqual(
      anchor.flatMap { recorded.engine.contentOffset(keeping: $0) },
      visible.origin,
      line: line
    )
    XCTAssertEqual(recorded.diagnostics, [], line: line)
  }

  // MARK: - Counts

  func testCountsThatDoNotFit() {
    let updates: [WaterfallUpdate] = [
      .deleteItem(path(0, section: 2)), .deleteItem(path(1, section: 2)),
      .deleteItem(path(6, section: 2)), .insertItem(path(0, section: 2)),
      .insertItem(path(4, section: 2)),
    ]
    assertError(
      updates,
      counts: [4, 3, 5],
      "section 2 has 5 items after the update, but 7 − 3 + 2 = 6 were expected"
    )
    assertError(
      [],
      counts: [4, 2, 7],
      "section 1 has 2 items after the update, but 3 − 0 + 0 = 3 were expected"
    )
    assertError(
      [.moveItem(from: path(0), to: path(0, section: 1))],
      "section 0 has 4 items after the update, but 4 − 1 + 0 = 3 were expected"
    )
    // The index of a section that moves is the one after the update.
    assertError(
      [.moveSection(from: 2, to: 0)],
      counts: [7, 4, 4],
      "section 2 has 4 items after the update, but 3 − 0 + 0 = 3 were expected"
    )
  }

  func testSectionCountsThatDoNotFit() {
    assertError(
      [],
      counts: [4, 3],
      "there are 2 sections after the update, but 3 − 0 + 0 = 3 were expected"
    )
    assertError(
      [.deleteSection(0), .moveSection(from: 2, to: 0), .insertSection(1)],
      counts: [7, 1],
      "there are 2 sections after the update, but 3 − 2 + 2 = 3 were expected"
    )
    assertError(
      [.insertSection(0)],
      "there are 3 sections after the update, but 3 − 0 + 1 = 4 were expected"
    )
  }

  // MARK: - Places that don't exist

  func testItemsThatDoNotExist() {
    assertError(
      [.deleteItem(path(4))],
      counts: [3, 3, 7],
      "delete item 4 in section 0: the section has 4 items before the update"
    )
    assertError(
      [.reloadItem(path(-1))],
      "reload item -1 in section 0: the section has 4 items before the update"
    )
    assertError(
      [.moveItem(from: path(.max, section: 1), to: path(0, section: 1))],
      "move from item 9223372036854775807 in section 1: the section has 3 items before the update"
    )
    assertError(
      [.moveItem(from: path(0), to: path(4))],
      "move to item 4 in section 0: the section has 4 items after the update"
    )
    assertError(
      [.insertItem(path(8, section: 2))],
      counts: [4, 3, 8],
      "insert item 8 in section 2: the section has 8 items after the update"
    )
  }

  func testSectionsThatDoNotExist() {
    assertError(
      [.deleteSection(3)],
      counts: [4, 3],
      "delete section 3: there are 3 sections before the update"
    )
    assertError(
      [.reloadSection(-1)],
      "reload section -1: there are 3 sections before the update"
    )
    assertError(
      [.moveSection(from: .min, to: 0)],
      "move from section -9223372036854775808: there are 3 sections before the update"
    )
    assertError(
      [.moveSection(from: 0, to: 3)],
      "move to section 3: there are 3 sections after the update"
    )
    assertError(
      [.insertSection(4)],
      counts: [4, 3, 7, 1],
      "insert section 4: there are 4 sections after the update"
    )
  }

  func testItemsInSectionsThatDoNotExist() {
    let cases: [(WaterfallUpdate, WaterfallUpdateError)] = [
      (
        .deleteItem(path(0, section: 3)),
        .itemInMissingSection(.delete, item: path(0, section: 3), count: 3)
      ),
      (
        .reloadItem(path(0, section: -1)),
        .itemInMissingSection(.reload, item: path(0, section: -1), count: 3)
      ),
      (
        .insertItem(path(0, section: 3)),
        .itemInMissingSection(.insert, item: path(0, section: 3), count: 3)
      ),
      (
        .moveItem(from: path(0, section: 3), to: path(0)),
        .itemInMissingSection(.moveFrom, item: path(0, section: 3), count: 3)
      ),
      (
        .moveItem(from: path(0), to: path(0, section: .max)),
        .itemInMissingSection(.moveTo, item: path(0, section: .max), count: 3)
      ),
    ]
    for (update, error) in cases { assertError([update], error.description) }
    XCTAssertEqual(
      cases[0].1.description,
      "delete item 0 in section 3: there are 3 sections before the update"
    )
    XCTAssertEqual(
      cases[2].1.description,
      "insert item 0 in section 3: there are 3 sections after the update"
    )
  }

  // MARK: - Places that are named twice

  func testItemsThatAreNamedTwice() {
    assertError(
      [.deleteItem(path(1)), .deleteItem(path(0)), .deleteItem(path(1))],
      counts: [1, 3, 7],
      "delete item 1 in section 0: it is named twice"
    )
    assertError(
      [.reloadItem(path(2)), .reloadItem(path(2))],
      "reload item 2 in section 0: it is named twice"
    )
    assertError(
      [.insertItem(path(5)), .insertItem(path(5))],
      counts: [6, 3, 7],
      "insert item 5 in section 0: it is named twice"
    )
    assertError(
      [.moveItem(from: path(1), to: path(2)), .moveItem(from: path(1), to: path(0))],
      "move from item 1 in section 0: it is named twice"
    )
    assertError(
      [.moveItem(from: path(1), to: path(2)), .moveItem(from: path(0), to: path(2))],
      "move to item 2 in section 0: it is named twice"
    )
    assertError(
      [.moveItem(from: path(1), to: path(2)), .insertItem(path(2))],
      counts: [5, 3, 7],
      "move to item 2 in section 0: it is named twice"
    )
  }

  func testAPlaceThatDoesNotExistIsReportedBeforeOneThatIsNamedTwice() {
    let first = path(0)
    assertError(
      [.deleteItem(first), .deleteItem(first), .deleteItem(path(9))],
      counts: [1, 3, 7],
      "delete item 9 in section 0: the section has 4 items before the update"
    )
    assertError(
      [.insertItem(first), .insertItem(first), .insertItem(path(0, section: 9))],
      counts: [6, 3, 7],
      "insert item 0 in section 9: there are 3 sections after the update"
    )
    assertError(
      [.deleteSection(0), .deleteSection(0), .deleteSection(9)],
      counts: [],
      "delete section 9: there are 3 sections before the update"
    )
  }

  func testSectionsThatAreNamedTwice() {
    assertError(
      [.deleteSection(1), .deleteSection(1)],
      counts: [4],
      "delete section 1: it is named twice"
    )
    assertError([.reloadSection(0), .reloadSection(0)], "reload section 0: it is named twice")
    assertError(
      [.insertSection(0), .insertSection(0)],
      counts: [1, 1, 4, 3, 7],
      "insert section 0: it is named twice"
    )
    assertError(
      [.moveSection(from: 0, to: 1), .moveSection(from: 0, to: 2)],
      "move from section 0: it is named twice"
    )
    assertError(
      [.moveSection(from: 0, to: 1), .insertSection(1)],
      counts: [3, 4, 7, 1],
      "move to section 1: it is named twice"
    )
  }

  // MARK: - Items in sections that change as a whole

  func testItemsInSectionsThatChangeAsAWhole() {
    assertError(
      [.deleteSection(1), .deleteItem(path(0, section: 1))],
      counts: [4, 7],
      "delete item 0 in section 1: the whole section is inserted, deleted or reloaded"
    )
    assertError(
      [.deleteSection(1), .moveItem(from: path(0, section: 1), to: path(0))],
      counts: [5, 7],
      "move from item 0 in section 1: the whole section is inserted, deleted or reloaded"
    )
    assertError(
      [.reloadSection(2), .reloadItem(path(3, section: 2))],
      "reload item 3 in section 2: the whole section is inserted, deleted or reloaded"
    )
    assertError(
      [.insertSection(0), .insertItem(path(0))],
      counts: [1, 4, 3, 7],
      "insert item 0 in section 0: the whole section is inserted, deleted or reloaded"
    )
    assertError(
      [.reloadSection(1), .moveItem(from: path(0), to: path(2, section: 1))],
      counts: [3, 4, 7],
      "move to item 2 in section 1: the whole section is inserted, deleted or reloaded"
    )
  }

  // MARK: - Delegates

  func testAnEngineWithoutDelegate() {
    let engine = WaterfallLayoutEngine()
    XCTAssertThrowsError(try engine.performBatchUpdates([])) { error in
      XCTAssertEqual(error as? WaterfallUpdateError, .noDelegate)
      XCTAssertEqual("\(error)", "there is no delegate to ask")
    }
  }

  func testADelegateWithAbsurdCounts() {
    let recorded = RecordedEngine(heights: [20, 30])
    let before = recorded.geometry
    let liar = LyingDelegate(sections: 1) { _ in .max }
    // Another delegate reloads; the old one lies only when it is asked for the counts of a batch.
    liar.itemCount = { _ in 2 }
    recorded.engine.delegate = liar
    XCTAssertEqual(
      recorded.geometry.numberOfItems(inSection: 0),
      before.numberOfItems(inSection: 0)
    )
    let expected = [
      (Int.max, "16777216"), (-7, "0"), (.min, "0"),
    ]
    for (count, used) in expected {
      liar.itemCount = { _ in count }
      XCTAssertThrowsError(try recorded.engine.performBatchUpdates([])) { error in
        XCTAssertEqual(
          "\(error)",
          "section 0 has \(used) items after the update, but 2 − 0 + 0 = 2 were expected"
        )
      }
      XCTAssertEqual(recorded.takeDiagnostics().map(\.subject), [.itemCount])
    }
    XCTAssertEqual(recorded.geometry.numberOfItems(inSection: 0), 2)
  }

  func testAfterAnErrorTheRightUpdatesFit() {
    let recorded = RecordedEngine(heights: [20, 30])
    recorded.prepare()
    recorded.setHeights([20, 30, 40])
    XCTAssertThrowsError(try recorded.engine.performBatchUpdates([.insertItem(path(3))]))
    XCTAssertThrowsError(try recorded.engine.performBatchUpdates([.deleteItem(path(0))]))
    recorded.update([.insertItem(path(2))])
    assertItemFrames(
      recorded,
      [rect(0, 0, 100, 20), rect(110, 0, 100, 30), rect(0, 30, 100, 40)]
    )
    XCTAssertEqual(recorded.takeCalls().heightPaths, [path(2)])
  }
}
