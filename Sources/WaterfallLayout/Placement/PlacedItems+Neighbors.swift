extension PlacedItems {
  /// Returns the highest of the items that lie below an item in its own columns, the leading one of
  /// several.
  func itemBelow(_ item: Int) -> Int? {
    let below = columns(of: item).compactMap {
      columns.firstItem(after: item, inColumn: $0, of: places)
    }
    guard let highest = below.map({ places.start(of: $0) }).min() else { return nil }
    return leading(below.filter { places.start(of: $0) - highest < Tolerance.epsilon })
  }

  /// Returns the lowest of the items that lie above an item in its own columns, the leading one of
  /// several.
  func itemAbove(_ item: Int) -> Int? {
    let above = columns(of: item).compactMap {
      columns.lastItem(before: item, inColumn: $0, of: places)
    }
    guard let lowest = above.map({ extent(of: $0).end }).max() else { return nil }
    return leading(above.filter { lowest - extent(of: $0).end < Tolerance.epsilon })
  }

  /// Returns the leading-most of some items.
  private func leading(_ items: [Int]) -> Int? {
    items.min { places.column(of: $0) < places.column(of: $1) }
  }
}

// MARK: - Across the scroll axis

extension PlacedItems {
  /// An item that lies wholly on one side of another one.
  private struct Beside {
    let item: Int
    /// The number of columns between the two.
    let distance: Int
    /// The length for which both are beside each other, or their negated distance along the scroll
    /// axis.
    let overlap: Double
  }

  /// Returns the item beside an item on one side.
  ///
  /// Among the items that lie wholly on that side and overlap the item along the scroll axis, it is
  /// the one in the nearest column, of several the one with the greatest overlap, then the upper
  /// one. If none overlaps it, it is the nearest one along the scroll axis, of several the one in
  /// the nearest column.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isTrailing: Whether to search the trailing side rather than the leading one.
  /// - Returns: The item, or `nil` if there is none on that side.
  /// - Complexity: O(c · log n + k · log k) for c columns on that side, and k of n items there
  func itemBeside(_ item: Int, onTrailingSide isTrailing: Bool) -> Int? {
    let own = columns(of: item)
    let side = isTrailing ? own.upperBound..<rules.columnCount : 0..<own.lowerBound
    let last = columns.lastItems(before: count, of: places)
    guard side.contains(where: { last[$0] >= 0 }) else { return nil }
    let extent = extent(of: item)
    var beside: [Beside] = []
    for other in candidates(in: extent.range, from: 0, columns: side) {
      if extent.overlaps(self.extent(of: other)), let other = self.beside(item, other, side) {
        beside.append(other)
      }
    }
    if beside.isEmpty { return nearestItem(to: item, on: side) }
    let nearest = beside.map { $0.distance }.min()
    beside.removeAll { $0.distance != nearest }
    let greatest = beside.map { $0.overlap }.max() ?? 0
    beside.removeAll { greatest - $0.overlap >= Tolerance.epsilon }
    return beside.min { places.start(of: $0.item) < places.start(of: $1.item) }?.item
  }

  /// Returns the item on one side that is nearest along the scroll axis, of several the one in the
  /// nearest column, then the upper one.
  private func nearestItem(to item: Int, on side: Range<Int>) -> Int? {
    let extent = extent(of: item)
    var found: [Beside] = []
    var least = Double.infinity
    visitItems(near: extent.start + extent.length / 2, from: 0) { other in
      if let other = beside(item, other, side) {
        least = min(least, -other.overlap)
        found.append(other)
      }
      return least + extent.length / 2 + Tolerance.epsilon
    }
    found.removeAll { -$0.overlap - least >= Tolerance.epsilon }
    return found.min {
      ($0.distance, places.start(of: $0.item)) < ($1.distance, places.start(of: $1.item))
    }?.item
  }

  /// Returns the position of another item beside an item, or `nil` unless it lies wholly on one
  /// side.
  private func beside(_ item: Int, _ other: Int, _ side: Range<Int>) -> Beside? {
    let columns = columns(of: other)
    guard side.lowerBound <= columns.lowerBound, columns.upperBound <= side.upperBound else {
      return nil
    }
    let (extent, otherExtent) = (extent(of: item), extent(of: other))
    return Beside(
      item: other,
      distance: side.lowerBound > 0
        ? columns.lowerBound - side.lowerBound : side.upperBound - columns.upperBound,
      overlap: min(otherExtent.end, extent.end) - max(otherExtent.start, extent.start)
    )
  }
}

extension Extent {
  /// The extent as a range.
  fileprivate var range: AxisRange { AxisRange(lower: start, upper: end) }

  /// Returns whether two extents overlap; one without length is a point in the other.
  fileprivate func overlaps(_ other: Extent) -> Bool {
    length > other.length ? range.meets(other) : other.range.meets(self)
  }
}
