extension PlacedItems {
  /// Returns the highest of the items that lie below an item in its own columns, the leading one of
  /// several.
  func itemBelow(_ item: Int) -> Int? {
    columns(of: item).compactMap { column in
      guard !columnItems.isEmpty else {
        return (item + 1..<count).first { columns(of: $0).contains(column) }
      }
      let position = columnItems[column].partitionPoint { $0 <= item }
      return position < columnItems[column].count ? Int(columnItems[column][position]) : nil
    }.min { places[$0].start < places[$1].start }
  }

  /// Returns the lowest of the items that lie above an item in its own columns, the leading one of
  /// several.
  func itemAbove(_ item: Int) -> Int? {
    columns(of: item).compactMap { column in
      guard !columnItems.isEmpty else {
        return (0..<item).last { columns(of: $0).contains(column) }
      }
      return Self.lastItem(before: item, in: columnItems[column])
    }.max { extent(of: $0).end < extent(of: $1).end }
  }

  /// Returns the item of the first column with items that is beside an item for the greatest
  /// length, or else nearest to it; the upper one of several.
  func itemBeside(_ item: Int, in columns: some Sequence<Int>) -> Int? {
    let extent = extent(of: item)
    for column in columns {
      let list =
        columnItems.isEmpty
        ? (0..<count).filter { self.columns(of: $0).contains(column) }.map { Int32($0) }
        : columnItems[column]
      guard !list.isEmpty else { continue }
      let first = list.partitionPoint { self.extent(of: Int($0)).end <= extent.start }
      let end = max(first, list.partitionPoint { places[Int($0)].start < extent.end })
      let nearby = max(first - 1, 0)..<min(end + 1, list.count)
      return nearby.map { Int(list[$0]) }.max { overlap($0, extent) < overlap($1, extent) }
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
