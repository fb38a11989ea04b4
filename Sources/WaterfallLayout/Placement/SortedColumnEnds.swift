/// The ends of some columns in ascending order, for items of one column in the shortest of them.
///
/// The least end is the first, and a new end mostly belongs near the last: it is a queue, whose
/// start moves on in the array, and at whose end few entries move up (`layout/columns` in the
/// benchmark).
struct SortedColumnEnds: ColumnChooser {
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
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    if first == Self.slack { moveBack() }
    var chosen = entries[first]
    if ties.isTied(entries[first + 1].end, withLeast: chosen.end) { chosen = takeLeadingTie() }
    first += 1
    insert(Entry(end: chosen.end + height + spacing, column: chosen.column))
    return (chosen.column, chosen.end)
  }

  /// Inserts an entry behind the lesser ones, in the place after the last of them.
  ///
  /// With the pointer the array isn't checked for other owners at each entry that moves up, which
  /// halves the time (`layout/columns/64`). Positions stay in `first..<(first + count)`, which is
  /// within the array.
  @inline(__always)
  private mutating func insert(_ entry: Entry) {
    let (first, last) = (first, first + count - 1)
    entries.withUnsafeMutableBufferPointer { entries in
      var position = last
      while position > first, entries[position - 1].end > entry.end {
        entries[position] = entries[position - 1]
        position -= 1
      }
      entries[position] = entry
    }
  }

  /// Returns the leading-most column that is tied with the least end, and moves those before it up
  /// by one.
  private mutating func takeLeadingTie() -> Entry {
    let least = entries[first].end
    var leading = first
    var position = first + 1
    while position < first + count, ties.isTied(entries[position].end, withLeast: least) {
      if entries[position].column < entries[leading].column { leading = position }
      position += 1
    }
    let entry = entries[leading]
    for position in stride(from: leading, to: first, by: -1) {
      entries[position] = entries[position - 1]
    }
    return entry
  }

  /// Moves the entries back to the start of the array.
  private mutating func moveBack() {
    for position in 0..<count { entries[position] = entries[first + position] }
    first = 0
  }
}
