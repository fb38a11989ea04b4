/// Chooses a column for one item after another, and fills it.
protocol ColumnChooser {
  /// Fills the column of the next item, of one column and some height; returns which one and where
  /// the item starts.
  mutating func fillNext(height: Double) -> (column: Int, start: Double)
}

/// How far each column of a section is filled, and which columns the next item takes.
struct ColumnEnds: ColumnChooser, Sendable {
  /// From how many columns on the least end is kept in a tree instead of being searched for.
  static let treeThreshold = 24

  /// The end of each column, item spacing included.
  private var values: [Double]
  private var tree: LeastTree?
  /// Places less than this below the highest one are as high.
  private let tolerance: Double
  private let usesCursor: Bool
  private let spacing: Double
  /// Where the search for a place starts.
  private(set) var cursor: Int

  init(_ values: [Double], rules: PlacementRules, cursor: Int) {
    self.values = values
    if values.count >= Self.treeThreshold { tree = LeastTree(values) }
    tolerance = rules.tieTolerance
    usesCursor = rules.usesCursor
    spacing = rules.itemSpacing
    self.cursor = cursor
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let column = nextColumn
    let start = values[column]
    fill(column..<(column + 1), to: start + height + spacing)
    moveCursor(behind: column + 1)
    return (column, start)
  }

  /// Fills columns up to an end.
  @inline(__always)
  mutating func fill(_ columns: Range<Int>, to end: Double) {
    for column in columns {
      values[column] = end
      tree?.setEnd(end, ofColumn: column)
    }
  }

  /// Has the next search start at a column, or at the first one behind the last.
  @inline(__always)
  mutating func moveCursor(behind column: Int) {
    if usesCursor { cursor = column < values.count ? column : 0 }
  }

  /// Returns where an item over some columns starts: the greatest of their ends.
  @inline(__always)
  func top(of columns: Range<Int>) -> Double {
    var top = values[columns.lowerBound]
    for column in columns.dropFirst() { top = max(top, values[column]) }
    return top
  }
}

// MARK: - Choosing

extension ColumnEnds {
  /// The column for an item of one column.
  @inline(__always)
  private var nextColumn: Int {
    if let tree {
      return tree.firstColumn(from: cursor, within: tolerance)
        ?? tree.firstColumn(within: tolerance)
    }
    return firstTie(in: values)
  }

  /// Returns the leading-most column for an item over several columns.
  ///
  /// A place is as high as the lowest of its columns' ends; ties are broken as for one column.
  func position(forSpan span: Int) -> Int {
    span == 1 ? nextColumn : firstTie(in: tops(forSpan: span))
  }

  /// Returns the first tied place at or after the cursor, else the first one.
  @inline(__always)
  private func firstTie(in tops: [Double]) -> Int {
    var least = tops[0]
    for position in 1..<max(tops.count, 1) { least = min(least, tops[position]) }
    var position = min(cursor, tops.count)
    while position < tops.count {
      if tops[position] - least < tolerance { return position }
      position += 1
    }
    position = 0
    while position < cursor, !(tops[position] - least < tolerance) { position += 1 }
    return position
  }

  /// Returns the top of each place for an item over several columns: the greatest of their ends.
  ///
  /// The columns whose ends may still be the greatest wait in a queue, greatest first, so that the
  /// cost is linear in the number of columns, whatever the span.
  private func tops(forSpan span: Int) -> [Double] {
    var tops: [Double] = []
    tops.reserveCapacity(values.count - span + 1)
    var queue: [Int] = []
    var head = 0
    for column in values.indices {
      while queue.count > head, let last = queue.last, values[last] <= values[column] {
        queue.removeLast()
      }
      queue.append(column)
      if queue[head] <= column - span { head += 1 }
      if column >= span - 1 { tops.append(values[queue[head]]) }
    }
    return tops
  }
}
