/// The ends of some columns in ascending order, for items of one column in the shortest of them.
///
/// The least end is the first, and a new end mostly belongs near the last.
struct SortedColumnEnds: ColumnChooser {
  private struct Entry {
    var end: Double
    var column: Int
  }

  private var entries: [Entry]
  private let spacing: Double
  private let ties: TieRule

  /// Makes a chooser for columns that are filled up to some ends.
  init(_ ends: ColumnFill, rules: PlacementRules) {
    entries = ends.ends(ofColumns: rules.columnCount).enumerated()
      .map { Entry(end: $1, column: $0) }
      .sorted { $0.end < $1.end }
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
  }

  /// Places the next item.
  ///
  /// With the pointer the array isn't checked for other owners at each entry that moves up, which
  /// halves the time (`layout/columns/8` in the benchmark). Positions stay below the number of
  /// entries.
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let (spacing, ties) = (spacing, ties)
    return entries.withUnsafeMutableBufferPointer { entries in
      var position = Self.leadingTie(in: entries, ties)
      let chosen = entries[position]
      let end = chosen.end + height + spacing
      while position + 1 < entries.count, entries[position + 1].end < end {
        entries[position] = entries[position + 1]
        position += 1
      }
      entries[position] = Entry(end: end, column: chosen.column)
      return (chosen.column, chosen.end)
    }
  }

  /// Returns the position of the leading-most column that is tied with the least end.
  @inline(__always)
  private static func leadingTie(
    in entries: UnsafeMutableBufferPointer<Entry>,
    _ ties: TieRule
  ) -> Int {
    let least = entries[0].end
    var leading = 0
    var position = 1
    while position < entries.count, ties.isTied(entries[position].end, withLeast: least) {
      if entries[position].column < entries[leading].column { leading = position }
      position += 1
    }
    return leading
  }
}
