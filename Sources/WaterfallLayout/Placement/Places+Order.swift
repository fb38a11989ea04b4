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
  /// - Returns: The item, or the number of items if there is none.
  /// - Complexity: O(log n) for n items
  @inline(__always)
  func firstItem(startingAt coordinate: Double, from origin: Double) -> Int {
    let startsLater = { (place: Place) in origin + place.start >= coordinate }
    if count < OrderedPlaces.estimatedCount { return partitioningIndex(where: startsLater) }
    return partitioningIndex(near: estimate(of: coordinate - origin), where: startsLater)
  }

  /// Returns an item that starts near a coordinate, if items start about equally far apart.
  @inline(__always)
  private func estimate(of coordinate: Double) -> Int {
    let last = count - 1
    let itemsPerPoint = Double(last) / Swift.max(self[last].start, 1)
    var item = 0
    for _ in 0..<2 {
      let estimate = Double(item) + (coordinate - self[item].start) * itemsPerPoint
      item = Int(Swift.min(Swift.max(estimate, 0), Double(last)))
    }
    return item
  }

  /// Returns the items that start in a range, and maybe a few beside them.
  @inline(__always)
  func items(
    startingIn range: AxisRange,
    from origin: Double,
    _ rules: PlacementRules
  ) -> Range<Int> {
    let range = range.widened(by: rules.orderTolerance)
    let first = firstItem(startingAt: range.lower, from: origin)
    var end = first
    while end < count, origin + self[end].start < range.upper { end += 1 }
    return first..<end
  }

  /// Returns the neighboring items that may meet a range.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - rules: The rules for all items.
  ///   - span: A function that returns the number of columns of an item.
  /// - Returns: The items: all of them where they are few, `nil` where there are too many columns.
  /// - Complexity: O(log n + c + k) for n items in c columns, k of which are in the range
  @inline(__always)
  func neighbors(
    in range: AxisRange,
    from origin: Double,
    _ rules: PlacementRules,
    span: (Int) -> Int
  ) -> ItemNeighbors? {
    if count < ColumnIndex.threshold { return ItemNeighbors(items: 0..<count, unseenColumns: 0) }
    let columnCount = rules.columnCount
    guard columnCount < UInt64.bitWidth else { return nil }
    let starting = items(startingIn: range, from: origin, rules)
    var first = starting.lowerBound
    var unseen = (UInt64(1) &<< columnCount) &- 1
    let start = Swift.max(0, first - 8 * columnCount)
    for item in (start..<first).reversed() {
      let seen = unseen & (((UInt64(1) &<< span(item)) &- 1) &<< UInt64(self[item].column))
      if seen == 0 { continue }
      first = item
      unseen &= ~seen
      if unseen == 0 { break }
    }
    let items = first..<starting.upperBound
    return ItemNeighbors(items: items, unseenColumns: start == 0 ? 0 : unseen)
  }
}

/// The constants of ordered places.
enum OrderedPlaces {
  /// The least number of items among which an estimate is faster than a search of all (`query` in
  /// the benchmark).
  fileprivate static let estimatedCount = 4096
  /// The greatest tolerance for which a walk over ordered starts meets few items needlessly.
  static let greatestTolerance = 64.0
}

extension PlacementRules {
  /// The limit of how much starts may fall from item to item where they are ordered.
  @inline(__always)
  var orderTolerance: Double { alignsRows ? 0 : tieTolerance }
}
