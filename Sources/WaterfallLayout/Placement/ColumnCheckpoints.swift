/// The last item of each column before every 64th item, or a later one with many columns.
///
/// With checkpoints the item before or after another one in a column is found by a walk of bounded
/// length, even if one column is far shorter than the others.
struct ColumnCheckpoints: Equatable, Sendable {
  /// The number of columns, which fits as there are at most 2^16.
  private let columns: Int32
  /// The number of checkpoints: the first one is before the item at the end of an interval.
  private var checkpoints: Int32 = 0
  /// The last item of each column before each checkpoint, or -1 where there is none.
  private var lastItems: [Int32] = []

  /// Makes checkpoints for no items.
  init(columnCount: Int) {
    columns = Int32(truncatingIfNeeded: columnCount)
  }

  private var columnCount: Int { Int(columns) }

  private var count: Int { Int(checkpoints) }

  /// The binary logarithm of the number of items from one checkpoint to the next: of 64, or more
  /// with many columns, so that checkpoints take at most a byte an item.
  ///
  /// Divisions by any other number would take longer than the walk to the last items (`append` in
  /// the benchmark).
  private var shift: Int { Self.shift(columnCount: columnCount) }

  @inline(__always)
  private static func shift(columnCount: Int) -> Int {
    max(leastShift, Int.bitWidth - (4 * columnCount - 1).leadingZeroBitCount)
  }

  private static let leastShift = 6

  /// The number of items to be placed before checkpoints are added for them: the places of those
  /// between 64 checkpoints, mostly 40 KB, are still in the processor's cache then
  /// (`layout/heights` in the benchmark).
  static func partLength(columnCount: Int) -> Int { 64 << shift(columnCount: columnCount) }

  /// The least number of items in a part, whatever the number of columns is.
  static let leastPartLength = 64 << leastShift

  /// Removes the checkpoints after an item.
  mutating func removeItems(from item: Int) {
    let removed = max(0, count - item >> shift)
    if removed == 0 { return }
    lastItems.removeLast(removed * columnCount)
    checkpoints -= Int32(truncatingIfNeeded: removed)
  }

  /// Adds the checkpoints up to the last item that has been placed.
  mutating func addItems(of places: ItemPlaces) {
    let missing = count..<(places.placedCount >> shift)
    if missing.isEmpty { return }
    // Reserved anew at each append, all of them would be copied each time.
    if count == 0 { lastItems.reserveCapacity((places.count >> shift) * columnCount) }
    for block in missing {
      addCheckpoint(after: (block << shift)..<((block + 1) << shift), of: places)
    }
  }

  /// Adds a checkpoint after the last one, from the items between them.
  private mutating func addCheckpoint(after items: Range<Int>, of places: ItemPlaces) {
    let last = lastItems.count
    for column in 0..<columnCount {
      lastItems.append(last == 0 ? -1 : lastItems[last - columnCount + column])
    }
    checkpoints += 1
    lastItems.withUnsafeMutableBufferPointer { lastItems in
      var last = UnsafeMutableBufferPointer(rebasing: lastItems[last...])
      Self.walk(items, of: places, to: &last)
    }
  }

  /// Walks from the end of some items back until the last one of each column is known.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - places: Their places.
  ///   - last: The last item of each column before them, which the last of them replaces.
  @inline(__always)
  private static func walk<LastItems: MutableCollection>(
    _ items: Range<Int>,
    of places: ItemPlaces,
    to last: inout LastItems
  ) where LastItems.Element: BinaryInteger, LastItems.Index == Int {
    var unseen = last.count
    for item in items.reversed() {
      for column in places.columns(of: item) where last[column] < items.lowerBound {
        last[column] = LastItems.Element(truncatingIfNeeded: item)
        unseen -= 1
      }
      if unseen == 0 { return }
    }
  }
}

// MARK: - Looking back and ahead

extension ColumnCheckpoints {
  /// Returns the last item before another one in each column, or -1 where there is none.
  func lastItems(before item: Int, of places: ItemPlaces) -> [Int] {
    let start = checkpointedItem(before: item)
    var last = (0..<columnCount).map { lastItem(beforeCheckpointAt: start, inColumn: $0) }
    Self.walk(start..<item, of: places, to: &last)
    return last
  }

  /// Calls a function with each column that has an item before another one and the last such item,
  /// in any order of columns.
  @inline(__always)
  func forEachLastItem(
    before item: Int,
    of places: ItemPlaces,
    _ body: (_ column: Int, _ last: Int) -> Void
  ) {
    guard columnCount < UInt64.bitWidth else {
      for (column, last) in lastItems(before: item, of: places).enumerated() where last >= 0 {
        body(column, last)
      }
      return
    }
    let start = checkpointedItem(before: item)
    var unseen = (UInt64(1) << columnCount) - 1
    for earlier in (start..<item).reversed() {
      for column in places.columns(of: earlier) where unseen >> column & 1 == 1 {
        unseen &= ~(1 << column)
        body(column, earlier)
      }
      if unseen == 0 { return }
    }
    if start == 0 { return }
    for column in 0..<columnCount where unseen >> column & 1 == 1 {
      let last = lastItem(beforeCheckpointAt: start, inColumn: column)
      if last >= 0 { body(column, last) }
    }
  }

  /// Returns the last item before another one in a column, or `nil` if there is none.
  func lastItem(before item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    let start = checkpointedItem(before: item)
    if let last = (start..<item).last(where: { places.columns(of: $0).contains(column) }) {
      return last
    }
    let last = lastItem(beforeCheckpointAt: start, inColumn: column)
    return last < 0 ? nil : last
  }

  /// Returns the first item after another one in a column, or `nil` if there is none.
  func firstItem(after item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    let blocks = (item >> shift)..<max(item >> shift, count)
    let block = blocks.partitioningIndex {
      lastItem(beforeCheckpointAt: ($0 + 1) << shift, inColumn: column) > item
    }
    let end = min((block + 1) << shift, places.count)
    let items = max(item + 1, block << shift)..<max(item + 1, end)
    return items.first { places.columns(of: $0).contains(column) }
  }

  /// Returns the last item up to another one that has a checkpoint before it, or the very first
  /// item.
  private func checkpointedItem(before item: Int) -> Int { min(item >> shift, count) << shift }

  private func lastItem(beforeCheckpointAt item: Int, inColumn column: Int) -> Int {
    if item == 0 { return -1 }
    return Int(lastItems[(item >> shift - 1) * columnCount + column])
  }
}
