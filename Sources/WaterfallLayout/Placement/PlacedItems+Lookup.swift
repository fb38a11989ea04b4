extension PlacedItems {
  /// Whether starts never fall by epsilon or more from an item to any later one.
  var isOrdered: Bool {
    if rules.alignsRows { return true }
    return rules.method == .shortestColumn && requests == nil && !rules.keepsColumns
  }

  /// Calls a function with each item that may meet a range along the scroll axis, ascending, each
  /// once.
  ///
  /// All that do are among them, and few others.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: Where the section's content starts, in the coordinates of the range.
  ///   - wanted: The columns to look in. Items outside them may be among the result.
  ///   - body: The function.
  /// - Complexity: O(c · log n + k · log c) for k items in the range.
  @inline(__always)
  func forEachCandidate(
    in range: AxisRange,
    from origin: Double,
    columns wanted: Range<Int>,
    _ body: (Int) -> Void
  ) {
    if columnItems.isEmpty {
      for item in 0..<count { body(item) }
    } else if isOrdered, wanted.count == rules.columnCount,
      let candidates = itemsByStart(in: range, from: origin)
    {
      for item in candidates { body(item) }
    } else {
      for item in itemsByColumn(in: range, from: origin, columns: wanted) { body(item) }
    }
  }

  /// Returns the item of a column that covers a coordinate, `nil` where there is none.
  func item(at coordinate: Double, from origin: Double, column: Int) -> Int? {
    func covers(_ item: Int) -> Bool {
      let extent = extent(of: item, from: origin)
      return extent.start <= coordinate && coordinate < extent.end
    }
    guard !columnItems.isEmpty else {
      return (0..<count).first { columns(of: $0).contains(column) && covers($0) }
    }
    let list = columnItems[column]
    let position = list.partitionPoint { origin + places[Int($0)].start <= coordinate }
    guard position > 0 else { return nil }
    let item = Int(list[position - 1])
    return covers(item) ? item : nil
  }
}

// MARK: - One search over the starts

extension PlacedItems {
  /// Returns the items among which all are that meet a range, by one search over the starts.
  ///
  /// An item before the first one that starts in the range meets it only if it is the last before
  /// that one in its column.
  ///
  /// - Returns: `nil` where the last one of some column is far before the others, or where many
  ///   items start within the tolerance of the range's bounds: then a search per column finds fewer
  ///   in vain.
  private func itemsByStart(in range: AxisRange, from origin: Double) -> Range<Int>? {
    let margin = 2 * Tolerance.epsilon
    let starting = places.partitionPoint { origin + $0.start < range.lower - margin }
    guard let first = firstReaching(before: starting) else { return nil }
    var end = starting
    var inDoubt = 0
    while end < count {
      let start = origin + places[end].start
      if start >= range.upper + margin { break }
      if start < range.lower || start >= range.upper {
        inDoubt += 1
        if inDoubt > Self.listThreshold { return nil }
      }
      end += 1
    }
    return first..<end
  }

  /// Returns an item from which on every column has one before another item, or the very first
  /// item; `nil` where that is far before it.
  private func firstReaching(before item: Int) -> Int? {
    guard rules.columnCount < UInt64.bitWidth else { return nil }
    var unseen = (UInt64(1) << rules.columnCount) - 1
    var first = item
    let farthest = max(0, item - 8 * rules.columnCount)
    while unseen != 0, first > farthest {
      first -= 1
      let columns = columns(of: first)
      unseen &= ~(((UInt64(1) << columns.count) - 1) << columns.lowerBound)
    }
    return unseen == 0 || first == 0 ? first : nil
  }
}

// MARK: - A search per column

extension PlacedItems {
  /// Returns the items of some columns that meet a range, by a search over each column's list.
  ///
  /// Each column adds an ascending run, so that sorting them merges the runs.
  private func itemsByColumn(
    in range: AxisRange,
    from origin: Double,
    columns wanted: Range<Int>
  ) -> [Int] {
    var found: [Int] = []
    for column in wanted {
      let list = columnItems[column]
      var position = list.partitionPoint { origin + places[Int($0)].start < range.lower }
      if position > 0, range.meets(extent(of: Int(list[position - 1]), from: origin)) {
        position -= 1
      }
      while position < list.count {
        let item = Int(list[position])
        guard origin + places[item].start < range.upper else { break }
        if column == max(Int(places[item].column), wanted.lowerBound) { found.append(item) }
        position += 1
      }
    }
    found.sort()
    return found
  }
}
