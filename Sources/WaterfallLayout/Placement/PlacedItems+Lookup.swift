extension PlacedItems {
  /// Returns the extent of an item along the scroll axis, stretched where items are.
  ///
  /// The result is in the coordinates of `origin`, the start of the section's items.
  @inline(__always)
  func extent(of item: Int, from origin: Double = 0) -> Extent {
    if places.input.rules.stretchesItems { return stretchedExtent(of: item, from: origin) }
    return places.extent(of: item, from: origin)
  }

  /// Whether the items are as high as their heights, in one column each, and found by a walk.
  @inline(__always)
  var areWalkedSingles: Bool {
    columns.walksPlaces && places.input.hasSingles && !places.input.rules.stretchesItems
  }

  /// Returns the extent of an item that is stretched down to the items below.
  @inline(never)
  private func stretchedExtent(of item: Int, from origin: Double) -> Extent {
    let start = places.start(of: item)
    let height = places.input.height(of: item)
    if rules.alignsRows {
      return Extent(start: origin + start, length: places.heightOfRow(of: item))
    }
    var end = length + slack
    for column in places.columns(of: item) {
      guard let next = columns.firstItem(after: item, inColumn: column, of: places) else {
        continue
      }
      if places.start(of: next) <= places.spacedEnd(of: item) {
        return Extent(start: origin + start, length: height)
      }
      end = min(end, places.start(of: next) - rules.itemSpacing)
    }
    return Extent(start: origin + start, length: max(height, end - start))
  }

  /// The end of each column without item spacing, in points from the start of the content.
  var columnEnds: [Double] {
    if rules.alignsRows { return [Double](repeating: length, count: rules.columnCount) }
    var ends = columns.lastItems(before: count, of: places).enumerated().map { column, last in
      last < 0 ? 0 : end(ofColumn: column, last: last)
    }
    let starts = rules.columnStarts
    for stamp in rules.stamps {
      for column in stamp.columns where starts?[column].isFinite ?? true {
        ends[column] = max(ends[column], stamp.height)
      }
    }
    return ends
  }

  /// Returns the end of a column, whose last items may take up no space beside one that does.
  private func end(ofColumn column: Int, last: Int) -> Double {
    var end = extent(of: last).end
    var item = last
    while places.fillsHoles, !places.occupies(item),
      let above = columns.lastItem(before: item, inColumn: column, of: places)
    {
      end = max(end, extent(of: above).end)
      item = above
    }
    return end
  }

  /// Returns the items that may meet a range along the scroll axis.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - columns: The columns to search. Items outside them may be included.
  /// - Returns: All items that meet the range, and few others.
  /// - Complexity: O(c · log n + k · log k) for c columns, n items and k items in the range
  func candidates(
    in range: AxisRange,
    from origin: Double,
    columns: Range<Int>
  ) -> ItemCandidates {
    self.columns.candidates(in: range, from: origin, columns: columns, of: places)
  }

  /// Calls a function with items at growing distances from a coordinate until all others are too
  /// far away.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: The start of the section's items, in the same coordinates.
  ///   - visit: The function, which returns the distance along the scroll axis beyond which items
  ///     are too far away.
  /// - Complexity: O(c · log n + k) for c columns, n items and k items that aren't too far away
  func visitItems(near coordinate: Double, from origin: Double, _ visit: (Int) -> Double) {
    columns.visitItems(near: coordinate, from: origin, of: places, visit)
  }
}
