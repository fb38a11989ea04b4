/// Places whose starts don't fall from one item to the next, so that a search of the places
/// themselves finds the items in a range.
///
/// Starts may fall by less than the order tolerance of the rules: an item never starts that far
/// below the least of the columns' ends, which only grow.
extension RandomAccessCollection<Place> where Index == Int {
  /// Returns the first item that starts at or after a coordinate.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: The start of the section's items, in the same coordinates.
  ///   - estimate: An item that may start near the coordinate, or `nil` if none is known.
  /// - Returns: The item, or the number of items if there is none.
  /// - Complexity: O(log n) for n items, O(log d) with an estimate that is off by d items
  @inline(__always)
  func firstItem(
    startingAt coordinate: Double,
    from origin: Double,
    near estimate: Int? = nil
  ) -> Int {
    let startsLater = { (place: Place) in origin + place.start >= coordinate }
    guard let estimate else { return partitioningIndex(where: startsLater) }
    return partitioningIndex(near: estimate, where: startsLater)
  }

  /// Returns the items that start in a range, and maybe a few beside them.
  @inline(__always)
  func items(
    startingIn range: AxisRange,
    from origin: Double,
    _ rules: PlacementRules,
    near estimate: Int? = nil
  ) -> Range<Int> {
    let range = range.widened(by: rules.orderTolerance)
    let first = firstItem(startingAt: range.lower, from: origin, near: estimate)
    return first..<end(of: range, from: origin, after: first)
  }

  /// Returns the first item from another one on that starts at or after the end of a range.
  @inline(__always)
  private func end(of range: AxisRange, from origin: Double, after first: Int) -> Int {
    var end = first
    while end < count, origin + self[end].start < range.upper { end += 1 }
    return end
  }

  /// Returns the neighboring items that may meet a range.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - rules: The rules for all items.
  ///   - estimate: An item that may start near the start of the range, or `nil` if none is known.
  ///   - span: A function that returns the number of columns of an item.
  /// - Returns: The items: all of them where they are few, `nil` where there are too many columns.
  /// - Complexity: O(log n + c + k) for n items in c columns, k of which are in the range
  @inline(__always)
  func neighbors(
    in range: AxisRange,
    from origin: Double,
    _ rules: PlacementRules,
    near estimate: Int? = nil,
    span: (Int) -> Int
  ) -> ItemNeighbors? {
    if count < ColumnIndex.threshold { return ItemNeighbors(items: 0..<count, unseenColumns: 0) }
    let range = range.widened(by: rules.orderTolerance)
    let starting = firstItem(startingAt: range.lower, from: origin, near: estimate)
    guard let before = neighbors(before: starting, rules, span: span) else { return nil }
    let end = end(of: range, from: origin, after: starting)
    return ItemNeighbors(
      items: before.items.lowerBound..<end,
      unseenColumns: before.unseenColumns
    )
  }

  /// Returns the neighboring items before another one up to the last one in each column, or `nil`
  /// where there are too many columns.
  ///
  /// - Complexity: O(c) for c columns
  @inline(__always)
  func neighbors(
    before end: Int,
    _ rules: PlacementRules,
    span: (Int) -> Int
  ) -> ItemNeighbors? {
    let columnCount = rules.columnCount
    guard columnCount < UInt64.bitWidth else { return nil }
    var first = end
    var unseen = (UInt64(1) &<< columnCount) &- 1
    let start = Swift.max(0, first - 8 * columnCount)
    for item in (start..<first).reversed() {
      let seen = unseen & (((UInt64(1) &<< span(item)) &- 1) &<< UInt64(self[item].column))
      if seen == 0 { continue }
      first = item
      unseen &= ~seen
      if unseen == 0 { break }
    }
    return ItemNeighbors(items: first..<end, unseenColumns: start == 0 ? 0 : unseen)
  }
}

/// The constants of ordered places.
enum OrderedPlaces {
  /// The greatest tolerance for which a walk over ordered starts meets few items needlessly.
  static let greatestTolerance = 64.0
}

extension PlacementRules {
  /// The limit of how much starts may fall from item to item where they are ordered.
  @inline(__always)
  var orderTolerance: Double { alignsRows ? 0 : tieTolerance }
}
