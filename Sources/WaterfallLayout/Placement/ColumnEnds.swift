/// How far each column of a section is filled, and which columns the next item takes.
struct ColumnEnds: Sendable {
  /// From how many columns on the least end is kept in a tree instead of being searched for.
  static let treeThreshold = 24

  /// The end of each column, item spacing included.
  private(set) var values: [Double]
  private var tree: LeastTree?

  init(_ values: [Double]) {
    self.values = values
    if values.count >= Self.treeThreshold { tree = LeastTree(values) }
  }

  /// Returns the column for an item of one column.
  ///
  /// Columns whose ends are less than `tolerance` above the least end are tied. Of those it is the
  /// first one at or after the cursor, else the first one.
  @inline(__always)
  func column(from cursor: Int, within tolerance: Double) -> Int {
    if let tree {
      return tree.firstColumn(from: cursor, within: tolerance)
        ?? tree.firstColumn(from: 0, within: tolerance) ?? 0
    }
    var least = values[0]
    for column in 1..<max(values.count, 1) { least = min(least, values[column]) }
    return Self.firstTie(in: values, from: cursor, least: least, within: tolerance)
  }

  /// Returns the leading-most column for an item over several columns.
  ///
  /// A place is as high as the lowest of its columns' ends; ties are broken as for one column.
  func position(forSpan span: Int, from cursor: Int, within tolerance: Double) -> Int {
    if span == 1 { return column(from: cursor, within: tolerance) }
    let tops = tops(forSpan: span)
    let least = tops.min() ?? 0
    return Self.firstTie(
      in: tops,
      from: cursor < tops.count ? cursor : 0,
      least: least,
      within: tolerance
    )
  }

  @inline(__always)
  private static func firstTie(
    in tops: [Double],
    from cursor: Int,
    least: Double,
    within tolerance: Double
  ) -> Int {
    var position = cursor
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

  /// Returns where an item over some columns starts: the greatest of their ends.
  @inline(__always)
  func top(of columns: Range<Int>) -> Double {
    var top = values[columns.lowerBound]
    for column in columns.dropFirst() { top = max(top, values[column]) }
    return top
  }

  /// Fills a column up to an end.
  @inline(__always)
  mutating func fill(_ column: Int, to end: Double) {
    values[column] = end
    tree?[column] = end
  }
}
