/// The places of items that may fill holes above earlier ones, computed one after the other.
struct HolePlaces: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let items: ItemInput
  private var item = 0
  private let ties: TieRule
  /// The end of each column, item spacing included.
  private var ends: [Double]
  /// The column at which the search for a place starts.
  private var cursor = 0
  /// The places for each span that some item has.
  private var positions: [SpanPositions] = []
  /// The index of each span among these.
  private var indices: [Int]

  /// Makes the places of items from the first one on.
  init(of items: ItemInput) {
    underestimatedCount = items.count
    self.items = items
    ties = TieRule(tolerance: items.rules.tieTolerance)
    let columnCount = items.rules.columnCount
    ends = items.rules.columnStarts ?? [Double](repeating: 0, count: columnCount)
    var least = [Double](repeating: .infinity, count: columnCount + 1)
    for item in 0..<items.count {
      let span = items.span(of: item)
      least[span] = Swift.min(least[span], items.height(of: item) + items.rules.itemSpacing)
    }
    indices = [Int](repeating: -1, count: columnCount + 1)
    for span in 1...columnCount where least[span] < .infinity {
      indices[span] = positions.count
      positions.append(SpanPositions(span: span, least: least[span], ends: ends))
    }
  }

  mutating func next() -> Place? {
    guard item < items.count else { return nil }
    defer { item += 1 }
    let index = indices[items.span(of: item)]
    let span = positions[index].span
    let length = items.height(of: item) + items.rules.itemSpacing
    positions[index].measure(ends)
    let requested = items.requestedColumn(of: item)
    let ordinary = requested ?? positions[index].firstTie(from: cursor, ties)
    let top = positions[index].tops[ordinary]
    let candidates = requested.map { $0..<$0 + 1 } ?? 0..<positions[index].tops.count
    let hole = positions[index].hole(
      fitting: length,
      at: candidates,
      before: (column: ordinary, top: top),
      ties
    )
    let (column, start) = hole ?? (ordinary, top)
    if hole == nil, requested == nil, items.rules.usesCursor {
      cursor = column + span < ends.count ? column + span : 0
    }
    occupy(column..<(column + span), from: start, to: start + length)
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }

  private mutating func occupy(_ columns: Range<Int>, from start: Double, to end: Double) {
    for column in columns { ends[column] = Swift.max(ends[column], end) }
    for index in positions.indices { positions[index].occupy(columns, from: start, to: end) }
  }
}

/// The places for items of one span: the ends of their columns, and the free space in them.
struct SpanPositions: Sendable {
  /// The number of columns that an item covers.
  let span: Int
  /// The length of the shortest item, its spacing included.
  private let least: Double
  /// The free space at each place.
  private var free: [FreeSpace]
  private var windows = WindowMaxima()

  /// Makes the places in columns without items.
  init(span: Int, least: Double, ends: [Double]) {
    self.span = span
    self.least = least
    windows.measure(ends, length: span)
    free = windows.maxima.map { FreeSpace(from: $0) }
  }

  /// The greatest of the columns' ends at each place, as of the last measurement.
  var tops: [Double] { windows.maxima }

  /// Measures the tops.
  mutating func measure(_ ends: [Double]) { windows.measure(ends, length: span) }

  /// Removes a range that an item occupies in some columns from the free space.
  mutating func occupy(_ columns: Range<Int>, from start: Double, to end: Double) {
    let first = max(0, columns.lowerBound - span + 1)
    for place in first..<min(free.count, columns.upperBound) {
      free[place].occupy(from: start, to: end, keepingHolesOf: least)
    }
  }

  /// Returns the first tied place at or after the cursor, or else the first one of all.
  func firstTie(from cursor: Int, _ ties: TieRule) -> Int {
    let tops = windows.maxima
    let lowest = tops.min() ?? 0
    let isTied = { (place: Int) in ties.isTied(tops[place], withLeast: lowest) }
    return (min(cursor, tops.count)..<tops.count).first(where: isTied)
      ?? (0..<tops.count).first(where: isTied) ?? 0
  }

  /// Returns the hole that an item takes rather than its ordinary place, or `nil` if it takes none.
  ///
  /// Of the holes that are tied with the highest one, it is the leading-most that is above the
  /// ordinary place, or as high and before it.
  func hole(
    fitting length: Double,
    at places: Range<Int>,
    before ordinary: (column: Int, top: Double),
    _ ties: TieRule
  ) -> (column: Int, start: Double)? {
    var highest = Double.infinity
    for place in places { highest = min(highest, holeStart(fitting: length, at: place)) }
    guard highest < .infinity else { return nil }
    for place in places {
      let start = holeStart(fitting: length, at: place)
      guard start < .infinity, ties.isTied(start, withLeast: highest) else { continue }
      let isAbove = start < ordinary.top - Tolerance.epsilon
      let isLevel = start < ordinary.top + Tolerance.epsilon && place < ordinary.column
      if isAbove || isLevel { return (place, start) }
    }
    return nil
  }

  /// Returns the start of a hole that fits a length, or infinity if it isn't above the top.
  @inline(__always)
  private func holeStart(fitting length: Double, at place: Int) -> Double {
    let start = free[place].start(fitting: length)
    return start < windows.maxima[place] - Tolerance.epsilon ? start : .infinity
  }
}
