#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension PlacedItems {
  /// Sets the height of an item without placing anything.
  mutating func setHeight(_ height: CGFloat, of item: Int) { heights[item] = height }

  /// Brings the places up to date after the heights of some items have changed.
  ///
  /// - Parameter changed: The indices of the items, ascending.
  mutating func place(changed: [Int]) {
    guard let first = changed.first else { return }
    if rules.keepsColumns, !columnItems.isEmpty {
      if requests == nil {
        pushSingles(below: changed)
      } else {
        pushAny(below: changed)
      }
      measureLength()
    } else {
      place(from: first)
    }
  }

  /// Moves what lies below items of one column each, column by column.
  private mutating func pushSingles(below changed: [Int]) {
    var pending = [[Int]](repeating: [], count: rules.columnCount)
    for item in changed { pending[Int(places[item].column)].append(item) }
    for column in pending.indices {
      guard let first = pending[column].first, let last = pending[column].last else { continue }
      push(column: column, from: first, atLeastTo: last)
    }
  }

  private mutating func push(column: Int, from first: Int, atLeastTo last: Int) {
    let list = columnItems[column]
    var previous = first
    for position in (list.partitionPoint { $0 <= first })..<list.count {
      let item = Int(list[position])
      let start = spacedEnd(of: previous)
      if places[item].start == start, item > last { return }
      places[item].start = start
      previous = item
    }
  }

  /// Moves what lies below items of any span, in order, as far as something above has moved.
  private mutating func pushAny(below changed: [Int]) {
    var changed = changed[...]
    /// For each column with a moved end, the position of its next item in the column's list.
    var front: [(column: Int, position: Int)] = []
    while let item = nextItem(changed.first, front) {
      let isChanged = changed.first == item
      if isChanged { changed.removeFirst() }
      front.removeAll { columns(of: item).contains($0.column) }
      let start = startBelowNeighbours(of: item)
      guard isChanged || start != places[item].start else { continue }
      places[item].start = start
      for column in columns(of: item) {
        let position = columnItems[column].partitionPoint { $0 <= item }
        if position < columnItems[column].count { front.append((column, position)) }
      }
    }
  }

  private func nextItem(_ changed: Int?, _ front: [(column: Int, position: Int)]) -> Int? {
    least(changed, front.lazy.map { Int(columnItems[$0.column][$0.position]) }.min())
  }

  /// Returns where an item starts, given the items before it in its columns.
  private func startBelowNeighbours(of item: Int) -> Double {
    columns(of: item).reduce(0) { start, column in
      let above = Self.lastItem(before: item, in: columnItems[column])
      return max(start, above.map { spacedEnd(of: $0) } ?? start)
    }
  }
}
