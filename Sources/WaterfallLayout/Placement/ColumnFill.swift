/// The ends of the columns before an item, which a chooser starts from.
struct ColumnFill: Sendable {
  /// The ends of up to four columns.
  ///
  /// Short sections and appended items take less time without an array (`layout/sections` and
  /// `append` in the benchmark).
  private var few = SIMD4<Double>.zero
  /// The ends of more columns, or `nil` where there are no more or all columns start at 0.
  private var many: [Double]?
  /// The column at which the search for a place starts.
  let cursor: Int

  /// The ends of columns without items.
  @inline(__always)
  static var empty: ColumnFill { ColumnFill(cursor: 0) }

  @inline(__always)
  private init(cursor: Int) { self.cursor = cursor }

  /// Makes the ends of columns that start at 0 or at some coordinates.
  init(columnCount: Int, starts: [Double]?, cursor: Int) {
    self.cursor = cursor
    if columnCount > few.scalarCount {
      many = starts ?? [Double](repeating: 0, count: columnCount)
    } else if let starts {
      for (column, start) in starts.enumerated() { few[column] = start }
    }
  }

  /// The end of a column, item spacing included.
  @inline(__always)
  subscript(column: Int) -> Double {
    get { many.map { $0[column] } ?? (column < few.scalarCount ? few[column] : 0) }
    set { if many == nil { few[column] = newValue } else { many?[column] = newValue } }
  }

  /// Returns the ends of a number of columns, from the leading one on.
  func ends(ofColumns count: Int) -> [Double] { many ?? (0..<count).map { self[$0] } }
}
