import WaterfallLayout
import WaterfallTestSupport
import XCTest

/// Every single update of every short list of heights from 0, 10 and 20, in 1 to 4 columns.
///
/// Lists have up to 6 items; without optimization, which takes long, up to 3.
final class SmallCompleteUpdateTests: XCTestCase {
  #if DEBUG
  private static let longest = 3
  #else
  private static let longest = 6
  #endif

  private static let heights: [CGFloat] = [0, 10, 20]

  private static let lists: [[CGFloat]] = (0..<longest).reduce(into: [[]]) { lists, length in
    lists += lists.filter { $0.count == length }.flatMap { list in heights.map { list + [$0] } }
  }

  /// A change of a list: the list after it, and the update of an engine.
  private struct Change {
    let heights: [CGFloat]
    /// For each item after the change its index before, `nil` for one that chooses its column.
    let kept: [Int?]
    let updates: [WaterfallUpdate]
    var measured: (item: Int, height: CGFloat)?
    let asked: [Int]
  }

  func testColumnsAreChosenAnew() {
    for placement in [WaterfallPacking.shortestColumn, .flow(tolerance: 10), .alignedRows] {
      check(WaterfallSection(columnSpacing: 0, packing: placement))
    }
  }

  func testColumnsAreKept() {
    for placement in [WaterfallPacking.shortestColumn, .flow(tolerance: 10)] {
      check(WaterfallSection(columnSpacing: 0, packing: placement, keepsColumns: true))
    }
  }

  func testItemsAreStretched() {
    check(WaterfallSection(columnSpacing: 0, keepsColumns: true, stretchesItems: true))
  }

  private func check(_ section: WaterfallSection) {
    for count in 1...4 {
      var section = section
      section.columns = .count(count)
      for heights in Self.lists {
        for change in changes(of: heights) { check(change, of: heights, section) }
      }
    }
  }

  private func check(_ change: Change, of heights: [CGFloat], _ section: WaterfallSection) {
    let recorded = RecordedEngine(section, heights: heights, in: WaterfallContainer(width: 120))
    let before = recorded.geometry
    _ = recorded.takeCalls()
    recorded.setHeights(change.heights)
    if let measured = change.measured {
      recorded.engine.setMeasuredHeight(measured.height, of: .item(path(measured.item)))
    } else {
      recorded.update(change.updates)
    }
    let geometry = recorded.geometry
    func label() -> String { "\(heights) \(change.updates) \(change.measured as Any) \(section)" }
    XCTAssertEqual(recorded.takeCalls().heightPaths, change.asked.map { path($0) }, label())
    assertNoBrokenInvariants(geometry, label())
    let scenario = LayoutScenario(recorded.engine.container, section, heights: change.heights)
    if section.keepsColumns {
      let columns = change.kept.map { old in
        old.flatMap { before.columns(ofItemAt: path($0)) }?.lowerBound
      }
      assertEqual(geometry, ReferenceLayout(scenario, fixedColumns: [columns]), label())
    } else {
      XCTAssert(geometry == scenario.geometry(), label())
    }
  }

  // MARK: - Changes

  private func changes(of heights: [CGFloat]) -> [Change] {
    insertions(into: heights)
      + heights.indices.flatMap { item in
        [deletion(of: item, from: heights)] + moves(of: item, in: heights)
          + Self.heights.flatMap { height in newHeights(height, of: item, in: heights) }
      }
  }

  private func insertions(into heights: [CGFloat]) -> [Change] {
    (0...heights.count).flatMap { item in
      Self.heights.map { height in
        var after = heights
        var kept = heights.indices.map { Optional($0) }
        after.insert(height, at: item)
        kept.insert(nil, at: item)
        return Change(
          heights: after,
          kept: kept,
          updates: [.insertItem(path(item))],
          asked: [item]
        )
      }
    }
  }

  private func deletion(of item: Int, from heights: [CGFloat]) -> Change {
    var after = heights
    var kept = heights.indices.map { Optional($0) }
    after.remove(at: item)
    kept.remove(at: item)
    return Change(heights: after, kept: kept, updates: [.deleteItem(path(item))], asked: [])
  }

  private func moves(of item: Int, in heights: [CGFloat]) -> [Change] {
    heights.indices.map { target in
      var after = heights
      var kept = heights.indices.map { Optional($0) }
      after.insert(after.remove(at: item), at: target)
      kept.remove(at: item)
      kept.insert(nil, at: target)
      return Change(
        heights: after,
        kept: kept,
        updates: [.moveItem(from: path(item), to: path(target))],
        asked: []
      )
    }
  }

  /// Returns the changes that reload an item or report its height, both of which keep its column.
  private func newHeights(_ height: CGFloat, of item: Int, in heights: [CGFloat]) -> [Change] {
    var after = heights
    after[item] = height
    let kept = heights.indices.map { Optional($0) }
    let reported = Change(
      heights: after,
      kept: kept,
      updates: [],
      measured: (item, height),
      asked: []
    )
    let reloaded = Change(
      heights: after,
      kept: kept,
      updates: [.reloadItem(path(item))],
      asked: [item]
    )
    return [reported, reloaded]
  }
}
