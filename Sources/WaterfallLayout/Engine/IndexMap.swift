/// The old and new indices of an array's elements, some of which leave while others come and the
/// rest keep their order.
///
/// A look-up is O(log k) for k runs of elements that leave or come.
struct IndexMap {
  /// The old indices of the elements that leave.
  let removed: IndexRuns
  /// The new indices of the elements that come.
  let added: IndexRuns

  /// Returns the new index of an element, or `nil` for one that leaves.
  func new(of old: Int) -> Int? {
    removed.contains(old) ? nil : newOfNext(old)
  }

  /// Returns the old index of an element, or `nil` for one that comes.
  func old(of new: Int) -> Int? {
    added.contains(new) ? nil : removed.gap(rank: new - added.rank(of: new))
  }

  /// Returns the new index of an element or, if it leaves, of the next one that stays.
  ///
  /// If none stays after it, the result is the first index after all that stay.
  func newOfNext(_ old: Int) -> Int {
    added.gap(rank: old - removed.rank(of: old))
  }
}
