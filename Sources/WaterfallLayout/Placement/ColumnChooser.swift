/// A chooser of the columns of one item after the other.
///
/// All choosers choose the same columns, but each is fast for other numbers and kinds of them.
protocol ColumnChooser {
  /// Places the next item, an automatic one of one column, and returns its column and its start.
  mutating func fillNext(height: Double) -> (column: Int, start: Double)
}

/// A chooser for items of any span, in chosen or given columns.
protocol SpanChooser: ColumnChooser {
  /// Places the next item, an automatic one, and returns its leading-most column and its start.
  mutating func fillNext(span: Int, height: Double) -> (column: Int, start: Double)

  /// Places an item in given columns and returns its start.
  ///
  /// The cursor moves to the column after them if `movesCursor` is true, as for an automatic item.
  mutating func fill(_ columns: Range<Int>, height: Double, movesCursor: Bool) -> Double
}
