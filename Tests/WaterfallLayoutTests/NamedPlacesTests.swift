import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The places that a batch names, sorted by what happens to them.
final class NamedPlacesTests: XCTestCase {
  func testPlacesAreAscending() {
    let named = NamedPlaces([
      .deleteItem(path(7)), .insertSection(2), .deleteItem(path(3)),
      .insertItem(path(1, section: 1)),
      .insertItem(path(9)), .reloadItem(path(5)), .reloadItem(path(4)), .insertSection(0),
      .deleteSection(6), .deleteSection(5), .reloadSection(4), .reloadSection(3),
    ])
    XCTAssertEqual(named.deletedItems.paths, [path(3), path(7)])
    XCTAssertEqual(named.insertedItems.paths, [path(9), path(1, section: 1)])
    XCTAssertEqual(named.reloadedItems.paths, [path(4), path(5)])
    XCTAssertEqual(named.sections.inserted, [0, 2])
    XCTAssertEqual(named.sections.deleted, [5, 6])
    XCTAssertEqual(named.sections.reloaded, [3, 4])
  }

  func testRunsOfInsertions() {
    let runs: [[ItemPath]] = [
      [path(0)], [path(4), path(5), path(6)], [path(6), path(5)], [path(1), path(1), path(2)],
      [path(1), path(2), path(3, section: 1), path(4, section: 1)], [path(.max - 1), path(.max)],
      [path(.max), path(.min)], [path(3), path(4), path(0), path(1)],
    ]
    for paths in runs {
      let named = NamedPlaces(paths.map { .insertItem($0) } + [.deleteItem(path(7))])
      XCTAssertEqual(named.insertedItems, PathRuns(paths.sorted()), "\(paths)")
      XCTAssertEqual(named.insertedItems.firstDuplicate, PathRuns(paths.sorted()).firstDuplicate)
      XCTAssertEqual(named.deletedItems.paths, [path(7)])
    }
  }

  func testADeletionWins() {
    let named = NamedPlaces([
      .moveItem(from: path(1), to: path(0)), .reloadItem(path(1)), .deleteItem(path(1)),
      .moveItem(from: path(2), to: path(4)), .reloadItem(path(2)),
      .moveSection(from: 3, to: 1), .reloadSection(3), .deleteSection(3),
      .moveSection(from: 4, to: 2), .reloadSection(5),
    ])
    XCTAssertEqual(named.deletedItems.paths, [path(1)])
    XCTAssertEqual(named.movedItems.sources, [path(2)])
    XCTAssertEqual(named.movedItems.targets, [path(4)])
    XCTAssertEqual(named.reloadedItems.paths, [path(2)])
    XCTAssertEqual(named.sections.deleted, [3])
    XCTAssertEqual(named.sections.moved.sources, [4])
    XCTAssertEqual(named.sections.reloaded, [5])
  }

  func testSectionsThatDoNotExistOrAreNamedTwice() {
    let invalid: [([WaterfallUpdate], WaterfallUpdateError)] = [
      ([.deleteSection(2)], .noSuchSection(.delete, section: 2, count: 2)),
      ([.reloadSection(-1)], .noSuchSection(.reload, section: -1, count: 2)),
      ([.moveSection(from: 2, to: 0)], .noSuchSection(.moveFrom, section: 2, count: 2)),
      ([.moveSection(from: 0, to: 3)], .noSuchSection(.moveTo, section: 3, count: 3)),
      ([.insertSection(3)], .noSuchSection(.insert, section: 3, count: 3)),
      ([.deleteSection(1), .deleteSection(1)], .duplicateSection(.delete, section: 1)),
      (
        [.insertSection(1), .moveSection(from: 0, to: 1)],
        .duplicateSection(.moveTo, section: 1)
      ),
    ]
    for (updates, expected) in invalid {
      XCTAssertThrowsError(try NamedPlaces(updates).sections.check(before: 2, after: 3)) {
        XCTAssertEqual($0 as? WaterfallUpdateError, expected)
      }
    }
    XCTAssertNoThrow(
      try NamedPlaces([.insertSection(2), .moveSection(from: 1, to: 0), .deleteSection(0)])
        .sections.check(before: 2, after: 3)
    )
  }
}
