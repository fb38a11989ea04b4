/// An index of the items in each column of a section, which finds those before and after an item,
/// in a range and near a coordinate.
///
/// Where starts don't fall from item to item, or there are only a few items, it walks over the
/// places themselves, with checkpoints that keep the walks short. Otherwise each column has a list
/// of its items.
struct ColumnIndex: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case walked(ColumnCheckpoints)
    case listed(ColumnLists)
  }

  private var storage: Storage

  /// The least number of items for which a section whose starts fall has lists.
  static let listThreshold = 64

  /// Makes an index without items.
  init(columnCount: Int) {
    storage = .walked(ColumnCheckpoints(columnCount: columnCount))
  }

  /// Updates the index after the items from a first one on have been placed.
  @inline(__always)
  mutating func update(from first: Int, of places: ItemPlaces) {
    // Ten thousand short sections have nothing to update (`layout/sections` in the benchmark).
    if case .walked(let checkpoints) = storage, places.count < Self.listThreshold,
      checkpoints.isEmpty(forColumns: places.input.rules.columnCount)
    {
      return
    }
    updateStorage(from: first, of: places)
  }

  private mutating func updateStorage(from first: Int, of places: ItemPlaces) {
    let needsLists = places.count >= Self.listThreshold && !places.isOrdered
    let columnCount = places.rules.columnCount
    switch storage {
    case .walked(var checkpoints) where !needsLists && first > 0:
      storage = .walked(ColumnCheckpoints(columnCount: columnCount))
      checkpoints.removeItems(from: first)
      checkpoints.addItems(of: places)
      storage = .walked(checkpoints)
    case .listed(var lists) where needsLists && first > 0:
      // With two owners, all lists would be copied.
      storage = .walked(ColumnCheckpoints(columnCount: columnCount))
      lists.removeItems(from: first, of: places)
      lists.addItems(from: first, of: places)
      storage = .listed(lists)
    default:
      if needsLists {
        var lists = ColumnLists(columnCount: columnCount)
        lists.addItems(from: 0, of: places)
        storage = .listed(lists)
      } else {
        var checkpoints = ColumnCheckpoints(columnCount: columnCount)
        checkpoints.addItems(of: places)
        storage = .walked(checkpoints)
      }
    }
  }
}

// MARK: - Before and after an item

extension ColumnIndex {
  /// Returns the last item before another one in each column, or -1 where there is none.
  func lastItems(before item: Int, of places: ItemPlaces) -> [Int] {
    switch storage {
    case .walked where places.fillsHoles:
      (0..<places.rules.columnCount).map {
        places.lastItem(before: item, inColumn: $0) ?? -1
      }
    case .walked(let checkpoints): checkpoints.lastItems(before: item, of: places)
    case .listed(let lists): lists.lastItems(before: item, of: places)
    }
  }

  /// Returns the last item before another one in a column, or `nil` if there is none.
  func lastItem(before item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    switch storage {
    case .walked where places.fillsHoles: places.lastItem(before: item, inColumn: column)
    case .walked(let checkpoints): checkpoints.lastItem(before: item, inColumn: column, of: places)
    case .listed(let lists): lists.lastItem(before: item, inColumn: column, of: places)
    }
  }

  /// Returns the first item after another one in a column, or `nil` if there is none.
  func firstItem(after item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    switch storage {
    case .walked where places.fillsHoles: places.firstItem(after: item, inColumn: column)
    case .walked(let checkpoints): checkpoints.firstItem(after: item, inColumn: column, of: places)
    case .listed(let lists): lists.firstItem(after: item, inColumn: column, of: places)
    }
  }

  /// Returns the items of a column, ascending; no item may cover several columns.
  func singles(inColumn column: Int, of places: ItemPlaces) -> [Int32] {
    switch storage {
    case .walked:
      (0..<places.count).filter { places.column(of: $0) == column }
        .map { Int32(truncatingIfNeeded: $0) }
    case .listed(let lists): lists.singles(inColumn: column)
    }
  }

  /// Returns the end of the lowest item.
  func length(of places: ItemPlaces) -> Double {
    switch storage {
    case .walked where places.count < Self.listThreshold:
      places.greatestEnd(of: 0..<places.count)
    case .walked(let checkpoints):
      checkpoints.lastItems(before: places.count, of: places).reduce(0) {
        $1 < 0 ? $0 : max($0, places.end(of: $1))
      }
    case .listed(let lists): lists.length(of: places)
    }
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
  /// Calls a function with each item that may meet a range, ascending, each once.
  ///
  /// They include all items that meet it, and few others.
  ///
  /// - Parameters:
  ///   - range: The range, in points.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - columns: The columns to search. Items outside them may be included.
  ///   - places: The places of the items.
  ///   - body: The function.
  /// - Complexity: O(c · log n + k · log k) for c columns, n items and k items in the range
  @inline(__always)
  func forEachCandidate(
    in range: AxisRange,
    from origin: Double,
    columns: Range<Int>,
    of places: ItemPlaces,
    _ body: (Int) -> Void
  ) {
    switch storage {
    case .walked where places.count < Self.listThreshold:
      for item in 0..<places.count { body(item) }
    case .walked(let checkpoints):
      let range = range.widened(by: places.orderTolerance)
      let middle = places.firstItem(startingAt: range.lower, from: origin)
      let (first, stragglers) = checkpoints.reach(before: middle, of: places)
      for item in stragglers { body(item) }
      for item in first..<places.count {
        if origin + places.start(of: item) >= range.upper { break }
        body(item)
      }
    case .listed(let lists):
      let range = range.widened(by: 0)
      for item in lists.items(in: range, from: origin, columns: columns, of: places) { body(item) }
    }
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
    switch storage {
    case .walked where places.count < Self.listThreshold:
      for item in 0..<places.count { _ = visit(item) }
    case .walked(let checkpoints):
      visitItems(near: coordinate, from: origin, of: places, checkpoints, visit)
    case .listed(let lists):
      lists.visitItems(near: coordinate, from: origin, of: places, visit)
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
    let tolerance = places.orderTolerance
    let middle = places.firstItem(startingAt: coordinate, from: origin)
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
  fileprivate func widened(by tolerance: Double) -> AxisRange {
    func margin(_ bound: Double) -> Double {
      max(tolerance + 2 * Tolerance.epsilon, bound.magnitude * 0x1p-50)
    }
    return AxisRange(lower: lower - margin(lower), upper: upper + margin(upper))
  }
}
