extension PlacedItems {
  /// Returns what an item covers along the scroll axis, stretched where bottoms are level.
  ///
  /// The result is in the coordinates of `origin`, where the section's content starts.
  @inline(__always)
  func extent(of item: Int, from origin: Double = 0) -> Extent {
    if places.input.rules.stretchesItems { return stretchedExtent(of: item, from: origin) }
    return Extent(
      start: origin + places.start(of: item),
      length: places.input.height(of: item)
    )
  }

  @inline(never)
  private func stretchedExtent(of item: Int, from origin: Double) -> Extent {
    let start = places.start(of: item)
    let isLast = places.columns(of: item).allSatisfy {
      columns.firstItem(after: item, inColumn: $0, of: places) == nil
    }
    return Extent(
      start: origin + start,
      length: isLast ? length - start : places.input.height(of: item)
    )
  }

  /// The end of each column without item spacing, in points from the start of the content.
  var columnEnds: [Double] {
    if rules.alignsRows { return [Double](repeating: length, count: rules.columnCount) }
    return columns.lastItems(before: count, of: places).map { $0 < 0 ? 0 : extent(of: $0).end }
  }

  /// Calls a function with each item that may meet a range along the scroll axis, ascending, each
  /// once.
  ///
  /// All that do are among them, and few others.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: Where the section's content starts, in the coordinates of the range.
  ///   - columns: The columns to look in. Items outside them may be among the result.
  ///   - body: The function.
  /// - Complexity: O(c · log n + k · log k) for c columns, n items and k items in the range
  @inline(__always)
  func forEachCandidate(
    in range: AxisRange,
    from origin: Double,
    columns: Range<Int>,
    _ body: (Int) -> Void
  ) {
    self.columns.forEachCandidate(in: range, from: origin, columns: columns, of: places, body)
  }

  /// Calls a function with items at growing distances from a coordinate until all others are too
  /// far away.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: Where the section's content starts, in the same coordinates.
  ///   - visit: The function; it returns the distance along the scroll axis beyond which items are
  ///     too far away.
  /// - Complexity: O(c · log n + k) for c columns, n items and k items that aren't too far away
  func visitItems(near coordinate: Double, from origin: Double, _ visit: (Int) -> Double) {
    columns.visitItems(near: coordinate, from: origin, of: places, visit)
  }
}
