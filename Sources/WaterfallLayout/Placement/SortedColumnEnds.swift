/// The ends of some columns in ascending order, for items of one column in the shortest of them.
///
/// It chooses what `ColumnEnds` chooses. The least end is at hand, and a new one mostly belongs
/// near the back: for 5 to 63 columns that beats both a search for the least end and a tree.
struct SortedColumnEnds: ColumnChooser {
  /// The numbers of columns that it is good for.
  static let counts = 5..<64

  private struct Entry {
    var end: Double
    var column: Int
  }

  private var entries: [Entry]
  private let spacing: Double

  init(_ ends: [Double], spacing: Double) {
    entries = ends.enumerated().map { Entry(end: $1, column: $0) }.sorted { $0.end < $1.end }
    self.spacing = spacing
  }

  /// Fills the column of the next item.
  ///
  /// The pointer spares a look for other owners at each of the entries that move up: that halves
  /// the cost (`layout/columns/8` in the benchmark). Positions stay below the number of entries.
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let spacing = spacing
    return entries.withUnsafeMutableBufferPointer { entries in
      var position = Self.leadingTie(in: entries)
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
  private static func leadingTie(in entries: UnsafeMutableBufferPointer<Entry>) -> Int {
    let least = entries[0].end
    var leading = 0
    var position = 1
    while position < entries.count, entries[position].end - least < Tolerance.epsilon {
      if entries[position].column < entries[leading].column { leading = position }
      position += 1
    }
    return leading
  }
}
