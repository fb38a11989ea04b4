/// The ends of any number of columns, for items of any kind.
struct ColumnEnds: SpanChooser {
  /// The end of each column, item spacing included.
  private var values: [Double]
  /// A tree of the same ends that finds the least one, where there are many columns.
  private var tree: LeastTree?
  private let ties: TieRule
  private let usesCursor: Bool
  private let spacing: Double
  /// The column at which the search for a place starts.
  private var cursor: Int
  /// The memory in which the tops of the places for a span are computed.
  private var windows = WindowMaxima()

  /// Makes a chooser for columns that are filled up to some ends.
  ///
  /// - Parameters:
  ///   - ends: The ends and the cursor.
  ///   - rules: The rules to choose by.
  ///   - usesTree: Whether the least end comes from a tree rather than from a search.
  init(_ ends: ColumnFill, rules: PlacementRules, usesTree: Bool) {
    values = ends.ends(ofColumns: rules.columnCount)
    if usesTree { tree = LeastTree(values) }
    ties = TieRule(tolerance: rules.tieTolerance)
    usesCursor = rules.usesCursor
    spacing = rules.itemSpacing
    cursor = ends.cursor
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let column = nextColumn
    let start = values[column]
    let end = start + height + spacing
    values[column] = end
    tree?.setEnd(end, ofColumn: column)
    moveCursor(behind: column + 1)
    return (column, start)
  }

  mutating func fillNext(span: Int, height: Double) -> (column: Int, start: Double) {
    if span == 1 { return fillNext(height: height) }
    let column = span == values.count ? 0 : nextColumn(forSpan: span)
    let start = fill(column..<(column + span), height: height, movesCursor: true)
    return (column, start)
  }

  mutating func fill(_ columns: Range<Int>, height: Double, movesCursor: Bool) -> Double {
    var start = values[columns.lowerBound]
    for column in columns.dropFirst() { start = max(start, values[column]) }
    let end = start + height + spacing
    for column in columns { values[column] = end }
    tree?.setEnd(end, ofColumns: columns)
    if movesCursor { moveCursor(behind: columns.upperBound) }
    return start
  }

  /// Moves the cursor to a column, or to the first one after the last.
  @inline(__always)
  private mutating func moveCursor(behind column: Int) {
    if usesCursor { cursor = column < values.count ? column : 0 }
  }

  /// The column for an automatic item of one column.
  @inline(__always)
  private var nextColumn: Int {
    if let tree { return tree.firstColumn(from: cursor, ties) ?? tree.firstColumn(ties) }
    return firstTie(in: values)
  }

  /// Returns the leading-most column for an automatic item over several columns.
  ///
  /// The top of a place is the greatest of its columns' ends; ties are broken as for one column.
  private mutating func nextColumn(forSpan span: Int) -> Int {
    windows.measure(values, length: span)
    return firstTie(in: windows.maxima)
  }

  /// Returns the first tied place at or after the cursor, or else the first one of all.
  @inline(__always)
  private func firstTie(in tops: [Double]) -> Int {
    var least = tops[0]
    for position in 1..<max(tops.count, 1) { least = min(least, tops[position]) }
    var position = min(cursor, tops.count)
    while position < tops.count {
      if ties.isTied(tops[position], withLeast: least) { return position }
      position += 1
    }
    position = 0
    while position < cursor, !ties.isTied(tops[position], withLeast: least) { position += 1 }
    return position
  }
}
