import Foundation
import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Paths: their order, their text, and the way to index paths and back.
final class ItemPathTests: XCTestCase {
  func testTheyAreOrderedBySectionAndThenByItem() {
    let ascending = [path(0), path(1), path(10), path(0, section: 1), path(2, section: 3)]
    for (first, second) in zip(ascending, ascending.dropFirst()) {
      XCTAssertLessThan(first, second)
      XCTAssertFalse(second < first)
    }
    XCTAssertFalse(path(4, section: 2) < path(4, section: 2))
    XCTAssertEqual(ascending.reversed().sorted(), ascending)
  }

  func testTheTextIsSectionAndItem() {
    XCTAssertEqual("\(path(7, section: 2))", "2.7")
  }

  func testAnIndexPathHasTheSectionFirst() {
    XCTAssertEqual(Array(IndexPath(path(7, section: 2))), [2, 7])
    XCTAssertEqual(ItemPath(IndexPath(indexes: [2, 7])), path(7, section: 2))
  }

  func testThereAndBack() {
    for section in [0, 1, .max] {
      for item in [0, 5, .max] {
        let there = path(item, section: section)
        XCTAssertEqual(ItemPath(IndexPath(there)), there)
      }
    }
  }

  func testAnIndexPathOfAnotherLengthIsNoPath() {
    for indexes in [[], [3], [0, 1, 2], [0, 1, 2, 3]] {
      XCTAssertNil(ItemPath(IndexPath(indexes: indexes)), "\(indexes)")
    }
  }
}
