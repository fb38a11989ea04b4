/// The ends of up to four columns, for items of one column that flow around a cursor.
///
/// Which columns are tied is a set of bits, made and searched without branches: no processor could
/// predict them (`layout/flow` in the benchmark).
struct FewFlowEnds: ColumnChooser {
  private var first: Double
  /// The end of the second column; it and the next two are infinite where there is no such column.
  private var second: Double
  private var third: Double
  private var fourth: Double

  private let columnCount: Int
  private let spacing: Double
  private let ties: TieRule
  /// The column at which the search for a place starts.
  private var cursor: Int

  /// Makes a chooser for 1 to 4 columns that are filled up to some ends.
  @inline(__always)
  init(_ ends: ColumnFill, rules: PlacementRules) {
    columnCount = rules.columnCount
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
    cursor = ends.cursor
    first = ends[0]
    second = columnCount > 1 ? ends[1] : .infinity
    third = columnCount > 2 ? ends[2] : .infinity
    fourth = columnCount > 3 ? ends[3] : .infinity
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let least = min(min(first, second), min(third, fourth))
    func bit(_ end: Double, _ column: UInt8) -> UInt8 {
      ties.isTied(end, withLeast: least) ? 1 << column : 0
    }
    let tied = bit(first, 0) | bit(second, 1) | bit(third, 2) | bit(fourth, 3)
    let tiedFromCursor = tied & (0xf << UInt8(truncatingIfNeeded: cursor))
    let column = (tiedFromCursor != 0 ? tiedFromCursor : tied).trailingZeroBitCount
    let start = column < 2 ? (column == 0 ? first : second) : (column == 2 ? third : fourth)
    let end = start + height + spacing
    first = column == 0 ? end : first
    second = column == 1 ? end : second
    third = column == 2 ? end : third
    fourth = column == 3 ? end : fourth
    cursor = column + 1 < columnCount ? column + 1 : 0
    return (column, start)
  }
}
