/// Lists of the items in each column, from the top down.
///
/// A list belongs to an aligned run of columns (`ColumnRuns`), and an item is in the lists of the
/// fewest runs that make up its columns: one over a thousand columns is listed a few times, not a
/// thousand times. The items of a list lie below one another, so that they are sorted by start and
/// by end.
struct ColumnLists: Equatable, Sendable {
  private let columnCount: Int
  /// The number of runs of a single column: a power of two.
  private var leafCount: Int { lists.count / 2 }
  /// The items of each run; there is no run 0.
  private var lists: [[Int32]]

  /// Makes lists without items.
  init(columnCount: Int) {
    self.columnCount = columnCount
    var leafCount = 1
    while leafCount < columnCount { leafCount *= 2 }
    lists = [[Int32]](repeating: [], count: 2 * leafCount)
  }

  /// Removes the items from a first one on, which must be the last ones of their lists.
  mutating func removeItems(from item: Int, of places: ItemPlaces) {
    for run in lists.indices where !lists[run].isEmpty {
      lists[run].removeLast(lists[run].count - position(of: item, inRun: run, of: places))
    }
  }

  /// Adds the items from a first one on.
  mutating func addItems(from first: Int, of places: ItemPlaces) {
    let hasSingles = places.input.hasSingles
    if columnCount <= (hasSingles ? Self.blockColumns : Self.spanBlockColumns) {
      addBlocks(from: first, of: places)
    } else {
      for item in first..<places.count {
        for run in ColumnRuns(of: places.columns(of: item), leafCount: leafCount) {
          lists[run].append(Int32(truncatingIfNeeded: item))
        }
      }
    }
    if places.fillsHoles {
      for run in lists.indices { lists[run].sortFromTop(of: places) }
    }
  }

  /// Returns the number of items of a run before an item, which mostly is all of them.
  private func position(of item: Int, inRun run: Int, of places: ItemPlaces) -> Int {
    guard let last = lists[run].last, !places.precedes(Int(last), item) else {
      return lists[run].count
    }
    return lists[run].partitioningIndex { !places.precedes(Int($0), item) }
  }
}

// MARK: - Before and after an item

extension ColumnLists {
  /// Returns the runs that a column belongs to.
  private func runs(ofColumn column: Int) -> some Sequence<Int> {
    sequence(first: leafCount + column) { $0 > 1 ? $0 / 2 : nil }
  }

  /// Returns the last item before another one in a column, or `nil` if there is none.
  func lastItem(before item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    runs(ofColumn: column).lazy.compactMap { lastItem(before: item, inRun: $0, of: places) }
      .max { places.precedes($0, $1) }
  }

  /// Returns the first item after another one in a column, or `nil` if there is none.
  func firstItem(after item: Int, inColumn column: Int, of places: ItemPlaces) -> Int? {
    runs(ofColumn: column).lazy.compactMap { run in
      var position = position(of: item, inRun: run, of: places)
      if position < lists[run].count, Int(lists[run][position]) == item { position += 1 }
      return position < lists[run].count ? Int(lists[run][position]) : nil
    }.min { places.precedes($0, $1) }
  }

  /// Returns the last item before another one in each column, or -1 where there is none.
  func lastItems(before item: Int, of places: ItemPlaces) -> [Int] {
    var last = [Int](repeating: -1, count: 2 * leafCount)
    for run in 1..<(leafCount + columnCount) {
      last[run] = last[run / 2]
      guard let own = lastItem(before: item, inRun: run, of: places) else { continue }
      if last[run] < 0 || places.precedes(last[run], own) { last[run] = own }
    }
    return Array(last[leafCount..<(leafCount + columnCount)])
  }

  private func lastItem(before item: Int, inRun run: Int, of places: ItemPlaces) -> Int? {
    let position = position(of: item, inRun: run, of: places)
    return position > 0 ? Int(lists[run][position - 1]) : nil
  }

  /// Returns the items of a column, ascending, where no item covers several.
  func singles(inColumn column: Int) -> [Int32] { lists[leafCount + column] }
}

// MARK: - Along the scroll axis

extension ColumnLists {
  /// Returns the items that may meet a range.
  ///
  /// In each list these are the items that start in the range, and the last one before them that
  /// takes up space.
  ///
  /// - Parameters:
  ///   - range: The range, in points, wide enough for what counts as touching.
  ///   - origin: The start of the section's items, in the coordinates of the range.
  ///   - columns: The columns to search.
  ///   - places: The places of the items.
  /// - Returns: The items, ascending, each once.
  /// - Complexity: O(c · log n + k · log k) for c columns, n items and k results
  func items(
    in range: AxisRange,
    from origin: Double,
    columns: Range<Int>,
    of places: ItemPlaces
  ) -> [Int] {
    var found: [Int] = []
    forEachList(meeting: columns) { list in
      var first = list.partitioningIndex { origin + places.start(of: Int($0)) >= range.lower }
      while first > 0, !places.occupies(Int(list[first - 1])) { first -= 1 }
      for position in max(0, first - 1)..<list.count {
        let item = Int(list[position])
        guard origin + places.start(of: item) < range.upper else { break }
        found.append(item)
      }
    }
    found.sort()
    return found.unique
  }

  /// Calls a function with items at growing distances from a coordinate, in both directions, until
  /// all others are too far away.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate.
  ///   - origin: The start of the section's items, in the same coordinates.
  ///   - places: The places of the items.
  ///   - visit: The function, which returns the distance along the scroll axis beyond which items
  ///     are too far away.
  func visitItems(
    near coordinate: Double,
    from origin: Double,
    of places: ItemPlaces,
    _ visit: (Int) -> Double
  ) {
    forEachList(meeting: 0..<columnCount) { list in
      let middle = list.partitioningIndex { origin + places.start(of: Int($0)) >= coordinate }
      for item in list[middle...].lazy.map({ Int($0) }) {
        let reach = visit(item)
        if origin + places.start(of: item) - coordinate > reach { break }
      }
      // Those before an item end above its start.
      for item in list[..<middle].reversed().lazy.map({ Int($0) }) {
        let reach = visit(item)
        if places.occupies(item), coordinate - origin - places.start(of: item) > reach { break }
      }
    }
  }

  /// Calls a function with each list of a run that has one of some columns, leading ones first.
  private func forEachList(meeting columns: Range<Int>, _ body: ([Int32]) -> Void) {
    var (first, last) = (leafCount + columns.lowerBound, leafCount + columns.upperBound - 1)
    while first > 0, first <= last {
      for list in lists[first...last] where !list.isEmpty { body(list) }
      (first, last) = (first / 2, last / 2)
    }
  }

  /// Returns the end of the lowest item.
  func length(of places: ItemPlaces) -> Double {
    var length = 0.0
    for list in lists {
      for item in list.reversed().lazy.map({ Int($0) }) {
        length = max(length, places.end(of: item))
        if places.occupies(item) || !places.fillsHoles { break }
      }
    }
    return length
  }
}

// MARK: - Many items at once

extension ColumnLists {
  /// The greatest number of columns for which items of one column are sorted before they are
  /// listed.
  private static let blockColumns = 64
  /// The greatest number of columns for which others are: they have twice as many lists.
  private static let spanBlockColumns = 16
  /// The number of items that are sorted at once.
  private static let blockLength = 1024

  /// Adds the items from one on, in blocks.
  ///
  /// It sorts a block of items by run and then adds each run's part at once, which takes a third of
  /// the time of adding them one by one.
  private mutating func addBlocks(from first: Int, of places: ItemPlaces) {
    let runs = (places.input.hasSingles ? leafCount : 1)..<(leafCount + columnCount)
    if first == 0 { reserveLists(for: places.count) }
    let share = min(Self.blockLength, places.count - first)
    var block = [Int32](repeating: 0, count: share * runs.count)
    var ends: [Int] = []
    for start in stride(from: first, to: places.count, by: Self.blockLength) {
      ends.removeAll(keepingCapacity: true)
      for run in runs.indices { ends.append((run - runs.lowerBound) * share) }
      let items = start..<min(start + Self.blockLength, places.count)
      sort(items, of: places, into: &block, &ends, firstRun: runs.lowerBound)
      for run in runs {
        let start = (run - runs.lowerBound) * share
        lists[run].append(contentsOf: block[start..<ends[run - runs.lowerBound]])
      }
    }
  }

  /// Writes each of some items at the end of its runs' shares of a block, and moves those ends.
  private func sort(
    _ items: Range<Int>,
    of places: ItemPlaces,
    into block: inout [Int32],
    _ ends: inout [Int],
    firstRun: Int
  ) {
    func write(_ item: Int, toRun run: Int) {
      let end = ends[run - firstRun]
      block[end] = Int32(truncatingIfNeeded: item)
      ends[run - firstRun] = end + 1
    }
    for item in items {
      let columns = places.columns(of: item)
      if columns.count == 1 {
        write(item, toRun: leafCount + columns.lowerBound)
      } else {
        for run in ColumnRuns(of: columns, leafCount: leafCount) { write(item, toRun: run) }
      }
    }
  }

  /// Reserves memory for the items of each column, since columns mostly have about equally many.
  private mutating func reserveLists(for count: Int) {
    let share = count / columnCount
    for column in 0..<columnCount {
      lists[leafCount + column].reserveCapacity(share + share / 64 + 16)
    }
  }
}
