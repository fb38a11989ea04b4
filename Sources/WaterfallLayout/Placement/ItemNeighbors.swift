/// Neighboring items that include all that meet a range, but for those far before it.
struct ItemNeighbors {
  /// The items: those that start in the range, and before them the last one of each column.
  let items: Range<Int>
  /// A bit for each column whose last item before the range lies farther back.
  let unseenColumns: UInt64
}
