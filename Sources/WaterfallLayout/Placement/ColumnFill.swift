/// The ends of the columns before an item, which a chooser starts from.
struct ColumnFill: Sendable {
  /// The end of each column, item spacing included, or `nil` where all columns start at 0.
  ///
  /// Without an array, ten thousand small sections take less time (`layout/sections` in the
  /// benchmark).
  private let ends: [Double]?
  /// The column at which the search for a place starts.
  let cursor: Int

  /// The ends of columns without items.
  static let empty = ColumnFill(ends: nil, cursor: 0)

  init(ends: [Double]?, cursor: Int) {
    self.ends = ends
    self.cursor = cursor
  }

  /// The end of a column.
  @inline(__always)
  subscript(column: Int) -> Double { ends.map { $0[column] } ?? 0 }

  /// Returns the ends of a number of columns, from the leading one on.
  func ends(ofColumns count: Int) -> [Double] { ends ?? [Double](repeating: 0, count: count) }
}
