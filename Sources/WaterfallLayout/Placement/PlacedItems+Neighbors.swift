extension PlacedItems {
  /// Returns the highest of the items that lie below an item in its own columns, the leading one of
  /// several.
  func itemBelow(_ item: Int) -> Int? {
    columns(of: item).compactMap { columns.firstItem(after: item, inColumn: $0, of: places) }
      .min { places.start(of: $0) < places.start(of: $1) }
  }

  /// Returns the lowest of the items that lie above an item in its own columns, the leading one of
  /// several.
  func itemAbove(_ item: Int) -> Int? {
    columns(of: item).compactMap { columns.lastItem(before: item, inColumn: $0, of: places) }
      .max { extent(of: $0).end < extent(of: $1).end }
  }

  /// Returns the item of the first column with items that is beside an item for the greatest
  /// length, or else nearest to it; the upper one of several.
  func itemBeside(_ item: Int, in columns: some Sequence<Int>) -> Int? {
    let extent = extent(of: item)
    for column in columns {
      let list = (0..<count).filter { self.columns(of: $0).contains(column) }
      guard !list.isEmpty else { continue }
      let first = list.partitioningIndex { self.extent(of: $0).end > extent.start }
      let end = max(first, list.partitioningIndex { places.start(of: $0) >= extent.end })
      let nearby = max(first - 1, 0)..<min(end + 1, list.count)
      return nearby.map { list[$0] }.max { overlap($0, extent) < overlap($1, extent) }
    }
    return nil
  }

  /// Returns the length for which an item is beside an extent; where it isn't, its distance below
  /// 0.
  private func overlap(_ item: Int, _ extent: Extent) -> Double {
    let other = self.extent(of: item)
    return min(other.end, extent.end) - max(other.start, extent.start)
  }
}
