/// The ends of up to four columns, for items of one column in a flow.
///
/// The ends are in variables that are in the order of the search: the first is that of the column
/// at the cursor. They stay in registers, which takes two thirds of the time of a search through an
/// array (`layout/flow` in the benchmark).
struct FewFlowEnds: ColumnChooser {
  private var first: Double
  private var second: Double
  private var third: Double
  /// The end of the column that is searched last, which the last item is in.
  private var fourth: Double
  /// The column at which the search for a place starts, which may be one that doesn't exist.
  private var cursor: Int
  private let spacing: Double
  private let ties: TieRule

  /// The number of columns, those included that don't exist and have an infinite end.
  static let capacity = 4

  /// Makes a chooser for 1 to 4 columns that are filled up to some ends.
  @inline(__always)
  init(_ ends: ColumnFill, rules: PlacementRules) {
    func end(_ distance: Int) -> Double {
      let column = (ends.cursor + distance) % Self.capacity
      return column < rules.columnCount ? ends[column] : .infinity
    }
    (first, second, third, fourth) = (end(0), end(1), end(2), end(3))
    cursor = ends.cursor
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    let least = min(min(first, second), min(third, fourth))
    let start: Double
    if ties.isTied(first, withLeast: least) {
      start = first
      (first, second, third) = (second, third, fourth)
    } else if ties.isTied(second, withLeast: least) {
      start = second
      cursor += 1
      (first, second, third) = (third, fourth, first)
    } else if ties.isTied(third, withLeast: least) {
      start = third
      cursor += 2
      (first, second, third) = (fourth, first, second)
    } else {
      start = fourth
      cursor += 3
    }
    fourth = start + height + spacing
    let column = cursor % Self.capacity
    cursor = (cursor + 1) % Self.capacity
    return (column, start)
  }
}
