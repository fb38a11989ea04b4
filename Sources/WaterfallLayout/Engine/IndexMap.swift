/// The old and new indices of an array's elements, some of which leave while others come and the
/// rest keep their order.
///
/// A look-up is O(log k) for k elements that leave or come.
struct IndexMap<Indices: RandomAccessCollection> where Indices.Index == Int {
  /// The old indices of the elements that leave, ascending.
  let removed: Indices
  /// The new indices of the elements that come, ascending.
  let added: Indices
  /// Returns the index that an element of the lists stands for.
  let index: (Indices.Element) -> Int

  /// Returns the new index of an element, or `nil` for one that leaves.
  func new(of old: Int) -> Int? {
    contains(removed, old) ? nil : newOfNext(old)
  }

  /// Returns the old index of an element, or `nil` for one that comes.
  func old(of new: Int) -> Int? {
    contains(added, new) ? nil : free(rank: new - rank(of: new, among: added), among: removed)
  }

  /// Returns the new index of an element or, if it leaves, of the next one that stays.
  ///
  /// If none stays after it, the result is the first index after all that stay.
  func newOfNext(_ old: Int) -> Int {
    free(rank: old - rank(of: old, among: removed), among: added)
  }

  private func contains(_ indices: Indices, _ element: Int) -> Bool {
    let position = indices.partitioningIndex { index($0) >= element }
    return position < indices.endIndex && index(indices[position]) == element
  }

  private func rank(of element: Int, among indices: Indices) -> Int {
    indices.partitioningIndex { index($0) >= element } - indices.startIndex
  }

  /// Returns the index that isn't taken and has `rank` such indices before it, or the greatest
  /// integer if there is none.
  private func free(rank: Int, among taken: Indices) -> Int {
    let positions = 0..<taken.count
    let takenBefore = positions.partitioningIndex {
      index(taken[taken.startIndex + $0]) - $0 > rank
    }
    let free = rank.addingReportingOverflow(takenBefore)
    return free.overflow ? .max : free.partialValue
  }
}
