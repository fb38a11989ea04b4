/// The places of items that may fill holes above earlier ones, computed one after the other.
struct HolePlaces: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let items: ItemInput
  private var item = 0
  private let ties: TieRule
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
    let ends = items.rules.columnStarts ?? [Double](repeating: 0, count: columnCount)
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
    let requested = items.requestedColumn(of: item)
    var (column, start) = positions[index].ordinaryPlace(requested, from: cursor, ties)
    let hole = positions[index].hole(fitting: length, requested, before: (column, start), ties)
    if let hole {
      (column, start) = hole
    } else if requested == nil, items.rules.usesCursor {
      cursor = column + span < items.rules.columnCount ? column + span : 0
    }
    for index in positions.indices {
      positions[index].occupy(column..<(column + span), from: start, to: start + length)
    }
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
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

  /// Makes the places in columns without items.
  init(span: Int, least: Double, ends: [Double]) {
    self.span = span
    self.least = least
    var windows = WindowMaxima()
    windows.measure(ends, length: span)
    free = windows.maxima.map { FreeSpace(from: $0) }
  }

  /// Removes a range that an item occupies in some columns from the free space.
  @inline(__always)
  mutating func occupy(_ columns: Range<Int>, from start: Double, to end: Double) {
    let first = max(0, columns.lowerBound - span + 1)
    for place in first..<min(free.count, columns.upperBound) {
      free[place].occupy(from: start, to: end, keepingHolesOf: least)
    }
  }

  /// Returns the column and the start of an item that fills no hole: in the column that it names,
  /// or else at the first tied place at or after the cursor, or else at the first one.
  @inline(__always)
  func ordinaryPlace(
    _ requested: Int?,
    from cursor: Int,
    _ ties: TieRule
  ) -> (column: Int, start: Double) {
    if let requested { return (requested, free[requested].top) }
    var lowest = Double.infinity
    for place in free.indices { lowest = min(lowest, free[place].top) }
    var first: Int?
    for place in free.indices where ties.isTied(free[place].top, withLeast: lowest) {
      if place >= cursor { return (place, free[place].top) }
      if first == nil { first = place }
    }
    let place = first ?? 0
    return (place, free[place].top)
  }

  /// Returns the hole that an item takes rather than an ordinary place, `nil` if it takes none.
  ///
  /// Of the holes that are tied with the highest one, it is the leading-most that is above the
  /// ordinary place, or as high and before it.
  @inline(__always)
  func hole(
    fitting length: Double,
    _ requested: Int?,
    before ordinary: (column: Int, top: Double),
    _ ties: TieRule
  ) -> (column: Int, start: Double)? {
    let places = requested.map { $0..<($0 + 1) } ?? free.indices
    var highest = Double.infinity
    for place in places { highest = min(highest, free[place].holeStart(fitting: length)) }
    return highest < .infinity
      ? hole(fitting: length, at: places, highest: highest, before: ordinary, ties) : nil
  }

  private func hole(
    fitting length: Double,
    at places: Range<Int>,
    highest: Double,
    before ordinary: (column: Int, top: Double),
    _ ties: TieRule
  ) -> (column: Int, start: Double)? {
    for place in places {
      let start = free[place].holeStart(fitting: length)
      guard start < .infinity, ties.isTied(start, withLeast: highest) else { continue }
      let isAbove = start < ordinary.top - Tolerance.epsilon
      let isLevel = start < ordinary.top + Tolerance.epsilon && place < ordinary.column
      if isAbove || isLevel { return (place, start) }
    }
    return nil
  }
}
