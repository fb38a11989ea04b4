/// The loads of columns: the sums of the heights and spacings of the items in each.
///
/// They choose the columns of items that come before kept ones, where the ends of the columns don't
/// count the items below. So items that are added at the start one at a time are spread evenly.
struct ColumnLoads {
  private var loads: [Double]
  private var windows = WindowMaxima()

  /// Makes the loads of columns without items; columns that have vanished are never chosen.
  init(rules: PlacementRules) {
    let starts = rules.columnStarts ?? [Double](repeating: 0, count: rules.columnCount)
    loads = starts.map { $0.isFinite ? 0 : $0 }
  }

  /// Adds an item's height and spacing to its columns.
  mutating func add(_ length: Double, to columns: Range<Int>) {
    for column in columns { loads[column] += length }
  }

  /// Returns the leading-most place for an item whose greatest load is the least.
  mutating func lightestColumn(forSpan span: Int) -> Int {
    windows.measure(loads, length: span)
    let least = windows.maxima.min() ?? 0
    let ties = TieRule(tolerance: Tolerance.epsilon)
    return windows.maxima.firstIndex { ties.isTied($0, withLeast: least) } ?? 0
  }
}
