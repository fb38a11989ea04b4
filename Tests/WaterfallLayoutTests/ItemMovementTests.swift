import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Items that are dragged, compared with arrays that the same items are moved in.
final class ItemMovementTests: XCTestCase {
  private func geometry(_ counts: [Int]) -> WaterfallGeometry {
    WaterfallGeometry(
      container: WaterfallContainer(width: 210),
      sections: counts.map { _ in WaterfallSection() },
      itemCount: { counts[$0] },
      height: { path, _ in CGFloat(10 * path.item + 10) }
    )
  }

  func testAnItemKeepsItsSize() throws {
    let geometry = geometry([3, 2])
    let movement = try XCTUnwrap(WaterfallItemMovement(ofItemAt: path(2), in: geometry))
    XCTAssertEqual(movement.size, CGSize(width: 100, height: 30))
    XCTAssertEqual(movement.original, path(2))
    XCTAssertEqual(movement.current, path(2))
    XCTAssertNil(WaterfallItemMovement(ofItemAt: path(3), in: geometry))
    XCTAssertNil(WaterfallItemMovement(ofItemAt: path(0, section: 2), in: geometry))
  }

  func testEveryMovementOfAFewItems() throws {
    let counts = [3, 0, 2]
    let items = items(counts)
    for start in items.joined() {
      for first in targets(counts) {
        for second in targets(counts) {
          var movement = try XCTUnwrap(WaterfallItemMovement(ofItemAt: start, in: geometry(counts)))
          var moved = items
          for target in [first, second] {
            let expected = move(movement.current, to: target, in: moved)
            let update = WaterfallUpdate.moveItem(from: movement.current, to: target)
            let before = movement
            XCTAssertEqual(movement.follow([update]), expected != nil, "\(start) to \(target)")
            if expected == nil { XCTAssertEqual(movement, before) }
            moved = expected ?? moved
          }
          assert(movement, has: moved, "\(start) to \(first) to \(second)")
        }
      }
    }
  }

  private func items(_ counts: [Int]) -> [[ItemPath]] {
    counts.enumerated().map { section, count in (0..<count).map { path($0, section: section) } }
  }

  /// Returns paths that items may be moved to, and such as they may not.
  private func targets(_ counts: [Int]) -> [ItemPath] {
    (-1...counts.count).flatMap { section in (-1...4).map { path($0, section: section) } }
  }

  /// Returns the original paths of all items after a move, or `nil` where it isn't possible.
  private func move(
    _ source: ItemPath,
    to target: ItemPath,
    in items: [[ItemPath]]
  ) -> [[ItemPath]]? {
    guard items.indices.contains(target.section) else { return nil }
    var items = items
    let item = items[source.section].remove(at: source.item)
    guard (0...items[target.section].count).contains(target.item) else { return nil }
    items[target.section].insert(item, at: target.item)
    return items
  }

  private func assert(
    _ movement: WaterfallItemMovement,
    has items: [[ItemPath]],
    _ message: String
  ) {
    for (section, paths) in items.enumerated() {
      XCTAssertEqual(movement.numberOfItems(inSection: section), paths.count, message)
      let originals = paths.indices.map { movement.originalPath(of: path($0, section: section)) }
      XCTAssertEqual(originals, paths, message)
      XCTAssertNil(movement.originalPath(of: path(paths.count, section: section)), message)
    }
  }

  func testOtherUpdatesEndIt() throws {
    let movement = try XCTUnwrap(WaterfallItemMovement(ofItemAt: path(0), in: geometry([3])))
    let move = WaterfallUpdate.moveItem(from: path(0), to: path(1))
    let others: [[WaterfallUpdate]] = [
      [], [.insertItem(path(0))], [.moveItem(from: path(1), to: path(0))], [move, move],
      [.moveSection(from: 0, to: 0)],
    ]
    for updates in others {
      var followed = movement
      XCTAssertFalse(followed.follow(updates))
      XCTAssertEqual(followed, movement)
    }
  }

  func testPathsThatDoNotExist() throws {
    let movement = try XCTUnwrap(WaterfallItemMovement(ofItemAt: path(0), in: geometry([3])))
    for item in [-1, 3, .max, .min] {
      XCTAssertNil(movement.originalPath(of: path(item)))
      XCTAssertNil(movement.originalPath(of: path(0, section: item)))
    }
    XCTAssertEqual(movement.numberOfItems(inSection: -1), 0)
    XCTAssertEqual(movement.numberOfItems(inSection: .max), 0)
  }
}
