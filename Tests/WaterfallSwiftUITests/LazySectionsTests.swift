import WaterfallLayout
import XCTest

@testable import WaterfallSwiftUI

final class LazySectionsTests: XCTestCase {
  private func sections(_ ids: [[Int]], asked: @escaping () -> Void = {}) -> LazySections {
    LazySections(
      itemCounts: ids.map { $0.count },
      configuration: { _ in WaterfallSection() },
      identity: { path in
        asked()
        return ids[path.section][path.item]
      },
      heights: .measured(estimate: 100)
    )
  }

  private func updates(_ old: [[Int]], _ new: [[Int]]) -> [WaterfallUpdate]? {
    sections(old).updates(to: sections(new))
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  func testWhatIsTheSameAtStartAndEndStays() {
    XCTAssertEqual(updates([[1, 2, 3]], [[1, 2, 3]]), [])
    XCTAssertEqual(updates([[1, 2, 3]], [[1, 2, 3, 4]]), [.insertItem(path(0, 3))])
    XCTAssertEqual(updates([[1, 2, 3]], [[0, 1, 2, 3]]), [.insertItem(path(0, 0))])
    XCTAssertEqual(updates([[1, 2, 3]], [[1, 3]]), [.deleteItem(path(0, 1))])
    XCTAssertEqual(updates([[1, 2, 3]], [[]]), (0..<3).map { .deleteItem(path(0, $0)) })
    XCTAssertEqual(
      updates([[1, 2, 3, 4]], [[1, 5, 6, 7, 4]]),
      [1, 2].map { .deleteItem(path(0, $0)) } + [1, 2, 3].map { .insertItem(path(0, $0)) }
    )
  }

  func testEqualItemsInARow() {
    XCTAssertEqual(updates([[1, 1]], [[1, 1, 1]]), [.insertItem(path(0, 2))])
    XCTAssertEqual(updates([[1, 1, 1]], [[1, 1]]), [.deleteItem(path(0, 2))])
  }

  func testEachSectionByItself() {
    XCTAssertEqual(
      updates([[1], [2, 3], [4]], [[1], [2], [5, 4]]),
      [.deleteItem(path(1, 1)), .insertItem(path(2, 0))]
    )
    XCTAssertNil(updates([[1]], [[1], [2]]))
  }

  func testNegativeCountsAreNone() {
    let empty = LazySections(
      itemCounts: [-1],
      configuration: { _ in WaterfallSection() },
      identity: { $0 },
      heights: .measured(estimate: 100)
    )
    XCTAssertEqual(empty.itemCounts, [0])
  }

  func testFirstPathOfKeptItems() {
    func item(_ id: Int, at item: Int) -> KeptPosition.Item {
      KeptPosition.Item(identity: id, path: path(0, item), distance: 0)
    }
    let kept = [item(3, at: 2), item(4, at: 3), item(5, at: 4)]
    func first(_ ids: [[Int]]) -> [Int]? {
      sections(ids).firstPath(of: kept).map { [$0.index, $0.path.section, $0.path.item] }
    }
    XCTAssertEqual(first([[1, 2, 3, 4, 5]]), [0, 0, 2])
    XCTAssertEqual(first([[3, 4, 5]]), [0, 0, 0])
    XCTAssertEqual(first([[5, 1], [4, 3]]), [0, 1, 1])
    XCTAssertEqual(first([[1, 5, 2], [4]]), [1, 1, 0])
    XCTAssertEqual(first([[1, 4, 5]]), [1, 0, 1])
    XCTAssertNil(first([[1], []]))
  }

  func testItemsAreSearchedOnlyWhereTheFirstHasMoved() {
    let layout = LazyLayout()
    layout.keepsPosition = true
    var asked = 0
    func update(_ ids: [Int]) {
      layout.update(sections([ids], asked: { asked += 1 }), displayScale: 1)
    }
    func askedToKeepThePlace(of path: ItemPath, id: Int) -> Int {
      asked = 0
      XCTAssertTrue(layout.setMeasuredHeight(50, of: .item(AnyHashable(id)), at: path))
      _ = layout.scrollDistance()
      return asked
    }
    update(Array(0..<10_000))
    for top: CGFloat in [0, 5_000] {
      let visible = CGRect(x: 0, y: top, width: 300, height: 400)
      _ = layout.show(VisibleArea(width: 300, visibleRect: visible))
    }
    // Items 90 to 99 are visible, in rows of 110. Item 95 is kept when those before it go.
    update(Array(95..<10_000))
    XCTAssertEqual(layout.scrollDistance(), -47 * 110)
    XCTAssertLessThan(askedToKeepThePlace(of: path(0, 200), id: 295), 100)
    // Five thousand come before it.
    update(Array(20_000..<25_000) + Array(95..<10_000))
    _ = layout.scrollDistance()
    XCTAssertLessThan(askedToKeepThePlace(of: path(0, 5_300), id: 395), 100)
  }
}
