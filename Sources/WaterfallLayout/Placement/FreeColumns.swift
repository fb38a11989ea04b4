/// Columns that items fill from the top down, and the holes above their ends.
///
/// The place of an item is a run of neighboring columns, so there is a list of holes for each place
/// and for each span that some item has. Holes are looked at only if an item may fit in one, meets
/// one, or is wide and leaves some above itself.
struct FreeColumns: Sendable {
  /// The places for items of one span.
  private struct Places {
    /// The number of columns that an item covers.
    let span: Int
    /// The length of the shortest item, its spacing included.
    let least: Double
    /// The holes at each place.
    var spaces: [FreeSpace]
    /// The length of the longest item that fits in some hole, or negative infinity.
    var longest = -Double.infinity
    /// A coordinate below all holes, or negative infinity.
    var lowest = -Double.infinity

    /// Updates what depends on the holes.
    mutating func measure() {
      (longest, lowest) = (-.infinity, -.infinity)
      for space in spaces {
        longest = max(longest, space.longest)
        lowest = max(lowest, space.lowest)
      }
    }
  }

  /// The end of each column, item spacing included.
  private var ends: [Double]
  /// The places for each span that some item has.
  private var places: [Places] = []
  /// The position of each span among these, or -1 for one that no item has.
  private var positions: [Int]
  /// The length of the longest item that fits in some hole, or negative infinity if there is none.
  private var longest = -Double.infinity
  /// A coordinate below all holes, or negative infinity if there is none.
  private var lowest = -Double.infinity
  private let ties: TieRule
  /// The tops of the places for a span: the greatest ends of their columns.
  private var windows = WindowMaxima()
  /// The span whose tops these are, or 0 if the ends have changed.
  private var measuredSpan = 0

  /// Makes columns without items.
  ///
  /// - Parameters:
  ///   - starts: The start of each column.
  ///   - leastLengths: For each span, the length of the shortest item, its spacing included, or
  ///     `nil` if no item has that span.
  ///   - ties: The rule for ties.
  init(starts: [Double], leastLengths: [Double?], ties: TieRule) {
    ends = starts
    self.ties = ties
    positions = [Int](repeating: -1, count: leastLengths.count)
    for (span, least) in leastLengths.enumerated() {
      guard let least else { continue }
      positions[span] = places.count
      let spaces = [FreeSpace](repeating: FreeSpace(), count: starts.count - span + 1)
      places.append(Places(span: span, least: least, spaces: spaces))
    }
  }
}

// MARK: - Choosing a place

extension FreeColumns {
  /// A place that an item takes.
  struct Choice {
    /// The leading-most column.
    let column: Int
    let start: Double
    let isHole: Bool
  }

  /// Places an automatic item of one column if it neither fits in a hole nor meets one: the most
  /// frequent and fastest case.
  ///
  /// - Parameters:
  ///   - length: The length of the item, its spacing included.
  ///   - cursor: The column at which the search for a place starts.
  /// - Returns: The place, or `nil` if the item may fit in a hole or meets one.
  @inline(__always)
  mutating func fillSingle(length: Double, cursor: Int) -> Choice? {
    let column = firstTie(in: ends, from: cursor)
    let start = ends[column]
    if longest > length - Tolerance.epsilon || start < lowest { return nil }
    ends[column] = start + length
    measuredSpan = 0
    return Choice(column: column, start: start, isHole: false)
  }

  /// Chooses the place of an automatic item.
  ///
  /// - Parameters:
  ///   - span: The number of columns that the item covers.
  ///   - length: The length of the item, its spacing included.
  ///   - cursor: The column at which the search for an ordinary place starts.
  /// - Returns: A hole if the item takes one, or else the ordinary place.
  mutating func choose(span: Int, length: Double, cursor: Int) -> Choice {
    if span == 1 { return choose(span: span, length: length, tops: ends, cursor: cursor) }
    measureTops(ofSpan: span)
    return choose(span: span, length: length, tops: windows.maxima, cursor: cursor)
  }

  @inline(__always)
  private func choose(span: Int, length: Double, tops: [Double], cursor: Int) -> Choice {
    let column = firstTie(in: tops, from: cursor)
    let position = positions[span]
    if places[position].longest > length - Tolerance.epsilon,
      let hole = hole(places[position], fitting: length, tops: tops, before: column)
    {
      return hole
    }
    return Choice(column: column, start: tops[column], isHole: false)
  }

  /// Returns the place of an item in the columns that it asks for.
  func choose(_ columns: Range<Int>, length: Double) -> Choice {
    let column = columns.lowerBound
    let top = ends[columns].reduce(-.infinity) { max($0, $1) }
    let space = places[positions[columns.count]].spaces[column]
    let hole = space.start(fitting: length, above: top)
    return Choice(column: column, start: hole ?? top, isHole: hole != nil)
  }

  /// Returns the first place at or after the cursor that is tied with the highest one, or else the
  /// first one of all.
  @inline(__always)
  private func firstTie(in tops: [Double], from cursor: Int) -> Int {
    var highest = Double.infinity
    for top in tops { highest = min(highest, top) }
    var first: Int?
    for (column, top) in tops.enumerated() where ties.isTied(top, withLeast: highest) {
      if column >= cursor { return column }
      if first == nil { first = column }
    }
    return first ?? 0
  }

  /// Returns the hole that an item takes rather than its ordinary place, `nil` if it takes none.
  ///
  /// Of the holes that are tied with the highest one, it is the leading-most that is above the
  /// ordinary place, or as high and before it.
  private func hole(
    _ places: Places,
    fitting length: Double,
    tops: [Double],
    before ordinary: Int
  ) -> Choice? {
    func start(_ column: Int) -> Double {
      guard places.spaces[column].longest > length - Tolerance.epsilon else { return .infinity }
      return places.spaces[column].start(fitting: length, above: tops[column]) ?? .infinity
    }
    var highest = Double.infinity
    for column in tops.indices { highest = min(highest, start(column)) }
    for column in tops.indices {
      let start = start(column)
      guard ties.isTied(start, withLeast: highest) else { continue }
      let isAbove = start < tops[ordinary] - Tolerance.epsilon
      let isLevel = start < tops[ordinary] + Tolerance.epsilon && column < ordinary
      if isAbove || isLevel { return Choice(column: column, start: start, isHole: true) }
    }
    return nil
  }
}

// MARK: - Filling columns

extension FreeColumns {
  /// Places an item in some columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - start: The start of the item.
  ///   - end: The least start of an item below it.
  mutating func fill(_ columns: Range<Int>, from start: Double, to end: Double) {
    var top = Double.infinity
    for column in columns { top = min(top, ends[column]) }
    if top < start || start < lowest { updateHoles(columns, from: start, to: end, above: top) }
    for column in columns { ends[column] = max(ends[column], end) }
    measuredSpan = 0
  }

  /// Removes an item from the holes that it meets, and adds those that it leaves above itself.
  ///
  /// - Parameters:
  ///   - columns: The columns of the item.
  ///   - start: The start of the item.
  ///   - end: The least start of an item below it.
  ///   - top: The least end of the columns before the item.
  private mutating func updateHoles(
    _ columns: Range<Int>,
    from start: Double,
    to end: Double,
    above top: Double
  ) {
    // Above the item there is at most this.
    let gap = Hole(start: top, end: start)
    (longest, lowest) = (-.infinity, -.infinity)
    for position in places.indices {
      let isLeft = top < start && (start == end || gap.isUsable(for: places[position].least))
      if isLeft || start < places[position].lowest {
        occupy(columns, from: start, to: end, position)
      }
      longest = max(longest, places[position].longest)
      lowest = max(lowest, places[position].lowest)
    }
  }

  /// Updates the holes at the places for a span that share columns with an item.
  private mutating func occupy(
    _ columns: Range<Int>,
    from start: Double,
    to end: Double,
    _ position: Int
  ) {
    let span = places[position].span
    let first = max(0, columns.lowerBound - span + 1)
    let last = min(places[position].spaces.count, columns.upperBound)
    if span > 1 { measureTops(ofSpan: span) }
    var isChanged = false
    for column in first..<last {
      let top = span > 1 ? windows.maxima[column] : ends[column]
      guard top < start || start < places[position].spaces[column].lowest else { continue }
      isChanged = true
      places[position].spaces[column].occupy(
        from: start,
        to: end,
        top: top,
        keepingHolesOf: places[position].least
      )
    }
    if isChanged { places[position].measure() }
  }

  /// Measures the tops of the places for a span of several columns.
  private mutating func measureTops(ofSpan span: Int) {
    if span == measuredSpan { return }
    windows.measure(ends, length: span)
    measuredSpan = span
  }
}
