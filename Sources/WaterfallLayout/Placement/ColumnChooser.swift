/// A way to choose a column for one item after another and to fill it.
///
/// All choosers choose the same columns; they differ in what they are fast at.
protocol ColumnChooser {
  /// Fills the column of the next item, an automatic one of one column, and returns that column and
  /// where the item starts.
  mutating func fillNext(height: Double) -> (column: Int, start: Double)
}

/// A chooser for items of any span, in columns that it chooses or is given.
protocol SpanChooser: ColumnChooser {
  /// Fills the columns of the next item, an automatic one, and returns the leading-most of them and
  /// where the item starts.
  mutating func fillNext(span: Int, height: Double) -> (column: Int, start: Double)

  /// Fills given columns with an item and returns where it starts.
  ///
  /// The cursor moves behind them if the item would have been free to choose.
  mutating func fill(_ columns: Range<Int>, height: Double, movesCursor: Bool) -> Double
}
