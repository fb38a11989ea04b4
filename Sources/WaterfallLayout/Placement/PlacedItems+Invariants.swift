extension PlacedItems {
  /// Returns a sentence for each invariant that doesn't hold, after computing everything anew; an
  /// empty array for sound items.
  func brokenInvariants() -> [String] {
    guard places.placedCount == count else { return ["not all of the \(count) items have places"] }
    return places.brokenInvariants() + columns.brokenInvariants(of: places) + brokenFreshness()
  }

  /// Checks that everything is as if it were placed afresh, in the same columns where they are
  /// kept.
  private func brokenFreshness() -> [String] {
    let kept = rules.keepsColumns ? (0..<count).map { UInt16(places.column(of: $0)) } : []
    var fresh = PlacedItems(
      rules: rules,
      heights: Array(heights),
      requests: requests,
      keptColumns: kept
    )
    fresh.placeAll()
    fresh.slack = slack
    return fresh == self ? [] : ["the places differ from those worked out afresh"]
  }
}

extension ItemPlaces {
  fileprivate func brokenInvariants() -> [String] { brokenColumns() + brokenOrder() }

  /// Checks that items are within the columns, and neighbors in a column at least one spacing
  /// apart.
  private func brokenColumns() -> [String] {
    var broken: [String] = []
    var ends = rules.columnStarts ?? [Double](repeating: 0, count: rules.columnCount)
    for item in fillsHoles ? (0..<count).sorted(by: precedes) : Array(0..<count) {
      let columns = columns(of: item)
      guard columns.upperBound <= rules.columnCount else {
        broken.append("item \(item) covers columns \(columns) of \(rules.columnCount)")
        continue
      }
      let (start, end) = (start(of: item), ends[columns].max() ?? 0)
      if fillsHoles, !occupies(item) { continue }
      let isFree = start >= end - (fillsHoles ? Tolerance.epsilon : 0)
      if !isFree || (!rules.alignsRows && !fillsHoles && start != end) {
        broken.append("item \(item) starts at \(start), its columns end at \(end)")
      }
      for column in columns { ends[column] = spacedEnd(of: item) }
    }
    return broken
  }

  /// Checks that starts don't fall by the tolerance or more where queries rely on that.
  private func brokenOrder() -> [String] {
    guard isOrdered else { return [] }
    var greatest = -Double.infinity
    return (0..<count).compactMap { item in
      defer { greatest = max(greatest, start(of: item)) }
      let falls = greatest - start(of: item)
      return falls <= 0 || falls < rules.orderTolerance
        ? nil : "item \(item) starts above earlier ones"
    }
  }
}

extension ColumnIndex {
  /// Checks that each column has exactly its items in the index.
  fileprivate func brokenInvariants(of places: ItemPlaces) -> [String] {
    var last = [Int](repeating: -1, count: places.rules.columnCount)
    var broken: [String] = []
    let order = (0..<places.count).sorted { places.precedes($0, $1) }
    for item in order {
      for column in places.columns(of: item) {
        if lastItem(before: item, inColumn: column, of: places) ?? -1 != last[column] {
          broken.append("before item \(item), column \(column) doesn't end with \(last[column])")
        }
        if last[column] >= 0,
          firstItem(after: last[column], inColumn: column, of: places) != item
        {
          broken.append("after item \(last[column]), column \(column) doesn't go on with \(item)")
        }
        last[column] = item
      }
    }
    if lastItems(before: places.count, of: places) != last {
      broken.append("the columns don't end with the items \(last)")
    }
    return broken
  }
}
