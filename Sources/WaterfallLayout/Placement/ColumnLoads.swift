/// How heavy the columns are whose items are kept: the heights and spacings of the items in each.
///
/// Where an item comes before kept ones, the ends of the columns there say nothing of what follows;
/// by the loads, items that are added at the start one at a time are spread evenly.
struct ColumnLoads {
  private var loads: [Double]
  private var windows = WindowMaxima()

  /// Starts with columns without items; those that have vanished can't be had.
  init(rules: PlacementRules) {
    let starts = rules.columnStarts ?? [Double](repeating: 0, count: rules.columnCount)
    loads = starts.map { $0.isFinite ? 0 : $0 }
  }

  /// Adds an item's height and spacing to its columns.
  mutating func add(_ length: Double, to columns: Range<Int>) {
    for column in columns { loads[column] += length }
  }

  /// Returns the leading-most place for an item whose greatest load is least.
  mutating func lightestColumn(forSpan span: Int) -> Int {
    windows.measure(loads, length: span)
    let least = windows.maxima.min() ?? 0
    let ties = TieRule(tolerance: Tolerance.epsilon)
    return windows.maxima.firstIndex { ties.isTied($0, withLeast: least) } ?? 0
  }
}
