/// The ends of many columns in ascending order, for items of one column in the shortest of them.
///
/// The least end is the first, and a new end mostly belongs near the last: it is a queue, whose
/// start moves on in an array, and at whose end few entries move up (`layout/columns/64` in the
/// benchmark).
struct QueuedColumnEnds: ColumnChooser {
  private struct Entry {
    var end: Double
    var column: Int
  }

  /// The entries in `first..<(first + count)`; those before have left.
  private var entries: [Entry]
  /// The position of the least end.
  private var first = 0
  private let count: Int
  private let spacing: Double
  private let ties: TieRule

  /// The number of items after which the entries move back to the start of the array.
  private static let slack = 256

  /// Makes a chooser for columns that are filled up to some ends.
  init(_ ends: ColumnFill, rules: PlacementRules) {
    entries = ends.ends(ofColumns: rules.columnCount).enumerated()
      .map { Entry(end: $1, column: $0) }
      .sorted { $0.end < $1.end }
    count = entries.count
    entries += repeatElement(Entry(end: .infinity, column: 0), count: Self.slack)
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
  }

  /// Places the next item.
  ///
  /// With the pointer the array isn't checked for other owners and bounds at each entry that moves
  /// up, which halves the time (`layout/columns/64`). Positions are below `slack + count`, the
  /// length of the array. The loop stops at the chosen entry, which ends no later than it will.
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    if first == Self.slack { moveBack() }
    let (first, end, spacing, ties) = (first, first + count, spacing, ties)
    self.first = first + 1
    return entries.withUnsafeMutableBufferPointer { entries in
      if ties.isTied(entries[first + 1].end, withLeast: entries[first].end) {
        Self.moveLeadingTieToStart(of: first..<end, &entries, ties)
      }
      let chosen = entries[first]
      let newEnd = chosen.end + height + spacing
      var position = end
      while entries[position - 1].end > newEnd {
        entries[position] = entries[position - 1]
        position -= 1
      }
      entries[position] = Entry(end: newEnd, column: chosen.column)
      return (chosen.column, chosen.end)
    }
  }

  /// Moves the leading-most column that is tied with the least end to the start, and those before
  /// it up by one.
  @inline(never)
  private static func moveLeadingTieToStart(
    of positions: Range<Int>,
    _ entries: inout UnsafeMutableBufferPointer<Entry>,
    _ ties: TieRule
  ) {
    let first = positions.lowerBound
    var leading = first
    for position in positions.dropFirst() {
      guard ties.isTied(entries[position].end, withLeast: entries[first].end) else { break }
      if entries[position].column < entries[leading].column { leading = position }
    }
    let entry = entries[leading]
    for position in (first..<leading).reversed() { entries[position + 1] = entries[position] }
    entries[first] = entry
  }

  /// Moves the entries back to the start of the array.
  @inline(never)
  private mutating func moveBack() {
    for position in 0..<count { entries[position] = entries[first + position] }
    first = 0
  }
}
