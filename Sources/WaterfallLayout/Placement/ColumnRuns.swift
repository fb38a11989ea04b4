/// The fewest aligned runs of columns that make up some neighboring columns.
///
/// A run is a single column, or two, four, eight and so on of them that start at a multiple of
/// their number: the nodes of a binary tree whose leaves are the columns. Run 1 is the root, the
/// runs `2 * n` and `2 * n + 1` are the halves of run `n`.
struct ColumnRuns: Sequence, IteratorProtocol {
  private var first: Int
  private var end: Int
  /// The run at the trailing side that is still to be returned, or 0 if there is none.
  private var trailing = 0

  /// Makes the runs of neighboring columns in a tree whose number of leaves is a power of two.
  init(of columns: Range<Int>, leafCount: Int) {
    first = leafCount + columns.lowerBound
    end = leafCount + columns.upperBound
  }

  @inline(__always)
  mutating func next() -> Int? {
    if trailing > 0 {
      defer { trailing = 0 }
      return trailing
    }
    while first < end {
      let leading = first.isMultiple(of: 2) ? 0 : first
      trailing = end.isMultiple(of: 2) ? 0 : end - 1
      (first, end) = ((first + 1) / 2, end / 2)
      if leading > 0 { return leading }
      if trailing > 0 {
        defer { trailing = 0 }
        return trailing
      }
    }
    return nil
  }
}
