/// The ends of up to four columns, for items in the shortest of them.
///
/// The ends are in variables rather than an array and stay in registers, which halves the time for
/// an item (`layout/heights` in the benchmark).
struct FewColumnEnds: SpanChooser {
  private var first: Double
  /// The end of the second column; it and the next two are infinite where there is no such column.
  private var second: Double
  private var third: Double
  private var fourth: Double
  /// The lesser of the third and the fourth end, which most items are compared with.
  private var lesserOfLast: Double

  private let spacing: Double
  private let ties: TieRule

  /// Makes a chooser for 1 to 4 columns that are filled up to some ends.
  @inline(__always)
  init(_ ends: ColumnFill, rules: PlacementRules) {
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
    first = ends[0]
    second = rules.columnCount > 1 ? ends[1] : .infinity
    third = rules.columnCount > 2 ? ends[2] : .infinity
    fourth = rules.columnCount > 3 ? ends[3] : .infinity
    lesserOfLast = min(third, fourth)
  }

  /// Places the next item.
  ///
  /// Each least end has a branch of its own, with its own tests for ties, since branch prediction
  /// is faster than computing a minimum.
  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    if first <= second, first <= lesserOfLast {
      return (0, Self.fill(&first, height, spacing))
    }
    if second <= lesserOfLast {
      if ties.isTied(first, withLeast: second) { return (0, Self.fill(&first, height, spacing)) }
      return (1, Self.fill(&second, height, spacing))
    }
    let least = lesserOfLast
    if ties.isTied(first, withLeast: least) { return (0, Self.fill(&first, height, spacing)) }
    if ties.isTied(second, withLeast: least) { return (1, Self.fill(&second, height, spacing)) }
    defer { compareLast() }
    if ties.isTied(third, withLeast: least) { return (2, Self.fill(&third, height, spacing)) }
    return (3, Self.fill(&fourth, height, spacing))
  }

  /// Notes the lesser of the third and the fourth end, after one of them has changed.
  @inline(__always)
  private mutating func compareLast() { lesserOfLast = third < fourth ? third : fourth }

  @inline(__always)
  private static func fill(_ end: inout Double, _ height: Double, _ spacing: Double) -> Double {
    let start = end
    end = start + height + spacing
    return start
  }
}

// MARK: - Spans

extension FewColumnEnds {
  @inline(__always)
  mutating func fillNext(span: Int, height: Double) -> (column: Int, start: Double) {
    switch span {
    case 1: return fillNext(height: height)
    case 2: return fillPair(height: height)
    case 3:
      let middle = max(second, third)
      let tops = (leading: max(first, middle), trailing: max(middle, fourth))
      let isLeading = ties.isTied(tops.leading, withLeast: min(tops.leading, tops.trailing))
      let column = isLeading ? 0 : 1
      return (column, fill(column..<(column + 3), height: height, movesCursor: false))
    default: return (0, fill(0..<4, height: height, movesCursor: false))
    }
  }

  /// Fills the columns of an automatic item over two columns.
  @inline(__always)
  private mutating func fillPair(height: Double) -> (column: Int, start: Double) {
    defer { compareLast() }
    let tops = (max(first, second), max(second, third), max(third, fourth))
    let least = min(tops.0, tops.1, tops.2)
    if ties.isTied(tops.0, withLeast: least) {
      first = tops.0 + height + spacing
      second = first
      return (0, tops.0)
    }
    if ties.isTied(tops.1, withLeast: least) {
      second = tops.1 + height + spacing
      third = second
      return (1, tops.1)
    }
    third = tops.2 + height + spacing
    fourth = third
    return (2, tops.2)
  }

  @inline(__always)
  mutating func fill(_ columns: Range<Int>, height: Double, movesCursor: Bool) -> Double {
    var start = 0.0
    if columns.contains(0) { start = max(start, first) }
    if columns.contains(1) { start = max(start, second) }
    if columns.contains(2) { start = max(start, third) }
    if columns.contains(3) { start = max(start, fourth) }
    let end = start + height + spacing
    if columns.contains(0) { first = end }
    if columns.contains(1) { second = end }
    if columns.contains(2) { third = end }
    if columns.contains(3) { fourth = end }
    compareLast()
    return start
  }
}
