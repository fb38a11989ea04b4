extension PlacedItems {
  /// Whether starts never fall by epsilon or more from an item to any later one.
  var isOrdered: Bool {
    if rules.alignsRows { return true }
    return rules.method == .shortestColumn && requests == nil && !rules.keepsColumns
  }

  /// Returns the items that meet a range along the scroll axis, in order.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: Where the section's content starts, in the coordinates of the range.
  ///   - wanted: The columns to look in. Items outside them may be among the result.
  /// - Returns: The indices, ascending, each once.
  /// - Complexity: O(c · log n + k · log c) for k items in the range.
  func items(in range: AxisRange, from origin: Double, columns wanted: Range<Int>) -> [Int] {
    if columnItems.isEmpty {
      return (0..<count).filter { range.meets(extent(of: $0, from: origin)) }
    }
    if isOrdered, wanted.count == rules.columnCount,
      let found = itemsByStart(in: range, from: origin)
    {
      return found
    }
    return itemsByColumn(in: range, from: origin, columns: wanted)
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
    let position = list.partitionPoint { origin + starts[Int($0)] <= coordinate }
    guard position > 0 else { return nil }
    let item = Int(list[position - 1])
    return covers(item) ? item : nil
  }
}

// MARK: - One search over the starts

extension PlacedItems {
  /// Returns the items that meet a range, by one search over the starts.
  ///
  /// An item before the first one that starts in the range meets it only if it is the last before
  /// that one in its column.
  ///
  /// - Returns: `nil` where many items start within the tolerance of the range's bounds but outside
  ///   it, so that a search per column finds fewer in vain.
  private func itemsByStart(in range: AxisRange, from origin: Double) -> [Int]? {
    let margin = 2 * Tolerance.epsilon
    let first = starts.partitionPoint { origin + $0 < range.lower - margin }
    var found = reaching(into: range, from: origin, before: first)
    var misses = 0
    var item = first
    while item < count, origin + starts[item] < range.upper + margin {
      if range.meets(extent(of: item, from: origin)) {
        found.append(item)
      } else {
        misses += 1
        if misses > Self.listThreshold { return nil }
      }
      item += 1
    }
    return found
  }

  /// Returns those of the last items before one in each column that meet a range, ascending.
  ///
  /// They are mostly near, so it walks back a little before it searches the lists.
  private func reaching(into range: AxisRange, from origin: Double, before first: Int) -> [Int] {
    if let found = reachingNearby(into: range, from: origin, before: first) { return found }
    var found: [Int] = []
    for item in lastItems(before: first).compactMap({ $0 }).sorted()
    where item != found.last && range.meets(extent(of: item, from: origin)) {
      found.append(item)
    }
    return found
  }

  /// Returns the same by walking back, `nil` where it doesn't see an item of each column soon.
  private func reachingNearby(
    into range: AxisRange,
    from origin: Double,
    before first: Int
  ) -> [Int]? {
    guard rules.columnCount < UInt64.bitWidth else { return nil }
    var unseen = (UInt64(1) << rules.columnCount) - 1
    var found: [Int] = []
    var item = first
    let farthest = max(0, first - 8 * rules.columnCount)
    while unseen != 0, item > farthest {
      item -= 1
      let columns = columns(of: item)
      let covered = ((UInt64(1) << columns.count) - 1) << columns.lowerBound
      if covered & unseen != 0, range.meets(extent(of: item, from: origin)) { found.append(item) }
      unseen &= ~covered
    }
    guard unseen == 0 || item == 0 else { return nil }
    found.reverse()
    return found
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
      var position = list.partitionPoint { origin + starts[Int($0)] < range.lower }
      if position > 0, range.meets(extent(of: Int(list[position - 1]), from: origin)) {
        position -= 1
      }
      while position < list.count {
        let item = Int(list[position])
        guard origin + starts[item] < range.upper else { break }
        if column == max(Int(columns[item]), wanted.lowerBound) { found.append(item) }
        position += 1
      }
    }
    found.sort()
    return found
  }
}
