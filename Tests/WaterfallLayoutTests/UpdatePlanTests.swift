import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// What a batch does to each section and item, worked out by hand.
final class UpdatePlanTests: XCTestCase {
  private func plan(
    _ updates: [WaterfallUpdate],
    before: [Int],
    after: [Int]
  ) throws -> UpdatePlan {
    let plan = try UpdatePlan(updates, before: ShortList(before), after: ShortList(after))
    return plan
  }

  func testItemsThatLeaveComeAndAreReloaded() throws {
    // a b c | d e | f -> d a n c | e | f, with c reloaded
    let plan = try plan(
      [
        .deleteItem(path(1)), .insertItem(path(2)), .reloadItem(path(2)),
        .moveItem(from: path(0, section: 1), to: path(0)),
      ],
      before: [3, 2, 1],
      after: [4, 1, 1]
    )
    XCTAssertEqual((0...2).map { Array(plan.leavingItems(ofSection: $0)) }, [[1], [0], []])
    XCTAssertEqual(Array(plan.comingItems(inSection: 0)), [0, 2])
    XCTAssertEqual(Array(plan.comingItems(inSection: 1)), [])
    XCTAssertEqual((0...2).map { plan.reloadedItems(ofSection: $0) }, [[3], [], []])
    XCTAssertEqual(plan.source(ofItemAt: path(0)), path(0, section: 1))
    XCTAssertNil(plan.source(ofItemAt: path(2)))
    XCTAssertEqual(plan.editedSections, [0, 1])
    XCTAssertEqual(plan.newSections, [])
  }

  func testAMovedItemThatIsReloadedTakesNothingAlong() throws {
    let plan = try plan(
      [.moveItem(from: path(0), to: path(1)), .reloadItem(path(0))],
      before: [2],
      after: [2]
    )
    XCTAssertNil(plan.source(ofItemAt: path(1)))
    XCTAssertEqual(plan.reloadedItems(ofSection: 0), [], "it leaves, and comes again")
    XCTAssertEqual(Array(plan.leavingItems(ofSection: 0)), [0])
    XCTAssertEqual(plan.map.newPath(of: path(0)), path(1))
  }

  func testSectionsThatAreNew() throws {
    // A B C D -> B n D' C, with D reloaded
    let plan = try plan(
      [
        .deleteSection(0), .insertSection(1), .reloadSection(3), .moveSection(from: 2, to: 3),
      ],
      before: [1, 2, 3, 4],
      after: [2, 7, 5, 3]
    )
    XCTAssertEqual(plan.newSections, [1, 2])
    XCTAssertEqual(plan.editedSections, [])
    XCTAssertEqual((0...3).map { plan.map.newSection(of: $0) }, [nil, 0, 3, 2])
    XCTAssertEqual((0...3).map { plan.map.oldSection(of: $0) }, [1, nil, 3, 2])
  }

  func testAnEditedSectionThatMoves() throws {
    let plan = try plan(
      [.moveSection(from: 0, to: 1), .deleteItem(path(0)), .insertItem(path(1, section: 1))],
      before: [2, 1],
      after: [1, 2]
    )
    XCTAssertEqual(plan.editedSections, [1])
    XCTAssertEqual(Array(plan.leavingItems(ofSection: 0)), [0])
    XCTAssertEqual(Array(plan.comingItems(inSection: 1)), [1])
  }

  func testWithoutABatchNothingMoves() {
    let plan = UpdatePlan()
    XCTAssertEqual(plan.newSections, [])
    XCTAssertEqual(plan.editedSections, [])
    XCTAssertEqual(plan.map.newPath(of: path(3, section: 2)), path(3, section: 2))
    XCTAssertFalse(plan.map.movesSections)
  }

  func testCountsThatTheUpdatesDoNotMake() {
    XCTAssertThrowsError(try plan([.insertItem(path(0))], before: [2], after: [4]).map) {
      XCTAssertEqual(
        $0 as? WaterfallUpdateError,
        .itemCount(section: 0, before: 2, removed: 0, added: 1, after: 4)
      )
    }
    XCTAssertThrowsError(try plan([.deleteSection(0)], before: [2, 2], after: [2, 2]).map) {
      XCTAssertEqual(
        $0 as? WaterfallUpdateError,
        .sectionCount(before: 2, removed: 1, added: 0, after: 2)
      )
    }
  }
}
