/// An index of the items in each column of a section, which finds those before and after an item,
/// in a range and near a coordinate.
///
/// A few items are walked over one by one. Where starts don't fall from item to item, the places
/// themselves are walked over, with checkpoints that keep the walks short. Otherwise each column
/// has a list of its items.
struct ColumnIndex: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    /// Nothing, for a few items.
    case none
    /// The checkpoints of many items whose starts don't fall.
    case checkpoints(ColumnCheckpoints)
    /// The lists of many items whose starts fall.
    case lists(ColumnLists)
  }

  private var storage = Storage.none
  /// The samples of many places whose starts don't fall.
  private(set) var samples = StartSamples()

  private var checkpoints: ColumnCheckpoints? {
    if case .checkpoints(let checkpoints) = storage { checkpoints } else { nil }
  }

  private var lists: ColumnLists? {
    if case .lists(let lists) = storage { lists } else { nil }
  }

  /// Whether items are found by a walk over their places rather than in lists.
  @inline(__always)
  var walksPlaces: Bool {
    if case .lists = storage { false } else { true }
  }

  /// Whether nothing is stored.
  @inline(__always)
  var isEmpty: Bool {
    if case .none = storage { true } else { false }
  }

  /// The least number of items that have checkpoints or lists: ten thousand short sections have
  /// nothing to update (`layout/sections` in the benchmark).
  static let threshold = 64

  /// Updates the index after the items from a first one on have been placed, at least as many as
  /// the threshold.
  mutating func update(from first: Int, of places: ItemPlaces) {
    let columnCount = places.rules.columnCount
    if places.isOrdered {
      var checkpoints = checkpoints ?? ColumnCheckpoints(columnCount: columnCount)
      // Two owners would have all of them copied.
      storage = .none
      if first == 0 { checkpoints = ColumnCheckpoints(columnCount: columnCount) }
      checkpoints.removeItems(from: first)
      checkpoints.addItems(of: places)
      storage = .checkpoints(checkpoints)
      samples.update(from: first, of: places)
    } else {
      samples = StartSamples()
      let first = lists == nil ? 0 : first
      var lists = lists ?? ColumnLists(columnCount: columnCount)
      storage = .none  // as above
      if first == 0 { lists = ColumnLists(columnCount: columnCount) }
      lists.removeItems(from: first, of: places)
      lists.addItems(from: first, of: places)
      storage = .lists(lists)
    }
  }
}

// MARK: - Before and after an item

extension ColumnIndex {
  /// Returns the last item before another one in each column, or -1 where there is none.
  func lastItems(before item: Int, of places: ItemPlaces) -> [Int] {
    if let lists { return lists.lastItems(before: item, of: places) }
    if places.fillsHoles {
      return (0..<places.rules.columnCount).map {
        places.lastItem(before: item, inColumn: $0) ?? -1
      }
    }
    return checkpoints(of: places).lastItems(before: item, of: places)
  }

  /// Calls a function with each column that has an item before another one and the last such item,
  /// in any order of columns.
  ///
  /// It makes no array, which takes longer than a walk to the last items (`append` in the
  /// benchmark).
  @inline(__always)
  func forEachLastItem(
    before item: Int,
    of places: ItemPlaces,
    _ body: (_ column: Int, _ last: Int) -> Void
  ) {
    if let checkpoints {
      checkpoints.forEachLastItem(before: item, of: places, body)
    } else {
      for (column, last) in lastItems(before: item, of: places).enumerated() where last >= 0 {
        body(column, last)
      }
    }
  }

  /// Returns the last item before another one in a column, or `nil` if there is none.
  func lastItem(before item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    if let lists { return lists.lastItem(before: item, inColumn: column, of: places) }
    if places.fillsHoles { return places.lastItem(before: item, inColumn: column) }
    return checkpoints(of: places).lastItem(before: item, inColumn: column, of: places)
  }

  /// Returns the first item after another one in a column, or `nil` if there is none.
  func firstItem(after item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    if let lists { return lists.firstItem(after: item, inColumn: column, of: places) }
    if places.fillsHoles { return places.firstItem(after: item, inColumn: column) }
    return checkpoints(of: places).firstItem(after: item, inColumn: column, of: places)
  }

  /// Returns the checkpoints, of which a few items have none.
  private func checkpoints(of places: ItemPlaces) -> ColumnCheckpoints {
    checkpoints ?? ColumnCheckpoints(columnCount: places.rules.columnCount)
  }

  /// Returns the items of a column, ascending; no item may cover several columns.
  func singles(inColumn column: Int, of places: ItemPlaces) -> [Int32] {
    if let lists { return lists.singles(inColumn: column) }
    return (0..<places.count).filter { places.column(of: $0) == column }
      .map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the end of the lowest item.
  func length(of places: ItemPlaces) -> Double {
    if let lists { return lists.length(of: places) }
    var length = 0.0
    checkpoints(of: places).forEachLastItem(before: places.count, of: places) { _, last in
      length = max(length, places.end(of: last))
    }
    return length
  }
}

extension ItemPlaces {
  /// Returns the last item before another one in a column by a look at each item.
  fileprivate func lastItem(before item: Int, inColumn column: Int) -> Int? {
    (0..<count).filter { columns(of: $0).contains(column) && precedes($0, item) }
      .max { precedes($0, $1) }
  }

  /// Returns the first item after another one in a column by a look at each item.
  fileprivate func firstItem(after item: Int, inColumn column: Int) -> Int? {
    (0..<count).filter { columns(of: $0).contains(column) && precedes(item, $0) }
      .min { precedes($0, $1) }
  }
}

// MARK: - Along the scroll axis

extension ColumnIndex {
  /// Returns the items that may meet a range.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - columns: The columns to search. Items outside them may be included.
  ///   - places: The places of the items.
  /// - Returns: All items that meet the range, and few others.
  /// - Complexity: O(c · log n + k · log k) for c columns, n items and k items in the range
  func candidates(
    in range: AxisRange,
    from origin: Double,
    columns: Range<Int>,
    of places: ItemPlaces
  ) -> ItemCandidates {
    if let lists {
      let found = lists.items(in: range.widened(by: 0), from: origin, columns: columns, of: places)
      return ItemCandidates(listed: found)
    }
    let estimate = samples.item(near: range.lower - origin, count: places.count)
    if let neighbors = places.neighbors(in: range, from: origin, near: estimate) {
      let stragglers = stragglers(before: neighbors, of: places)
      return ItemCandidates(listed: stragglers, neighbors: neighbors.items)
    }
    let starting = places.items(startingIn: range, from: origin, near: estimate)
    let last = lastItems(before: starting.lowerBound, of: places)
    return ItemCandidates(listed: last.filter { $0 >= 0 }.ascending.unique, neighbors: starting)
  }

  /// Returns the last item before some neighbors in each of the columns that none of them is in,
  /// ascending, each once.
  private func stragglers(before neighbors: ItemNeighbors, of places: ItemPlaces) -> [Int] {
    if neighbors.unseenColumns == 0 { return [] }
    return (0..<places.rules.columnCount).compactMap { column in
      neighbors.unseenColumns >> column & 1 == 0
        ? nil : lastItem(before: neighbors.items.lowerBound, inColumn: column, of: places)
    }.ascending.unique
  }

  /// Calls a function with items at growing distances from a coordinate until all others are too
  /// far away.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: The start of the section's items, in the same coordinates.
  ///   - places: The places of the items.
  ///   - visit: The function, which returns the distance along the scroll axis beyond which items
  ///     are too far away.
  /// - Complexity: O(c · log n + k) for c columns, n items and k items that aren't too far away
  func visitItems(
    near coordinate: Double,
    from origin: Double,
    of places: ItemPlaces,
    _ visit: (Int) -> Double
  ) {
    if let lists {
      lists.visitItems(near: coordinate, from: origin, of: places, visit)
    } else if let checkpoints {
      visitItems(near: coordinate, from: origin, of: places, checkpoints, visit)
    } else {
      for item in 0..<places.count { _ = visit(item) }
    }
  }

  /// Visits items by a walk over the places in both directions.
  private func visitItems(
    near coordinate: Double,
    from origin: Double,
    of places: ItemPlaces,
    _ checkpoints: ColumnCheckpoints,
    _ visit: (Int) -> Double
  ) {
    let tolerance = places.rules.orderTolerance
    let middle = places.firstItem(
      startingAt: coordinate,
      from: origin,
      near: samples.item(near: coordinate - origin, count: places.count)
    )
    for item in middle..<places.count {
      let reach = visit(item)
      if origin + places.start(of: item) - tolerance - coordinate > reach { break }
    }
    // Apart from the last one of each column, those before an item end above its start.
    for item in (0..<middle).reversed() {
      let reach = visit(item)
      guard coordinate - tolerance - origin - places.start(of: item) > reach else { continue }
      for last in checkpoints.lastItems(before: item, of: places) where last >= 0 {
        _ = visit(last)
      }
      break
    }
  }
}

extension AxisRange {
  /// Returns the range widened for noise, and for starts that fall by less than a tolerance.
  func widened(by tolerance: Double) -> AxisRange {
    func margin(_ bound: Double) -> Double {
      max(tolerance + 2 * Tolerance.epsilon, bound.magnitude * 0x1p-50)
    }
    return AxisRange(lower: lower - margin(lower), upper: upper + margin(upper))
  }
}
