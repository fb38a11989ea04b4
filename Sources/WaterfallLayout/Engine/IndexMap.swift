/// Where the elements of an array go when some leave and some come; the others keep their order.
///
/// - Complexity: O(log k) a look-up, for k elements that leave or come
struct IndexMap<Indices: RandomAccessCollection> where Indices.Index == Int {
  /// The indices before of those that leave, ascending.
  let removed: Indices
  /// The indices after of those that come, ascending.
  let added: Indices
  /// Returns an index of a list's element.
  let index: (Indices.Element) -> Int

  /// Returns the index after of an element, `nil` where it leaves.
  func new(of old: Int) -> Int? {
    contains(removed, old) ? nil : newOfNext(old)
  }

  /// Returns the index before of an element, `nil` where it comes.
  func old(of new: Int) -> Int? {
    contains(added, new) ? nil : free(rank: new - rank(of: new, among: added), among: removed)
  }

  /// Returns the index after of an element or, where it leaves, of the next one that stays; the
  /// first index behind all that stay where there is none.
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

  /// Returns the index that has `rank` free ones before it, apart from those taken; the greatest
  /// number where there is none.
  private func free(rank: Int, among taken: Indices) -> Int {
    let positions = 0..<taken.count
    let takenBefore = positions.partitioningIndex {
      index(taken[taken.startIndex + $0]) - $0 > rank
    }
    let free = rank.addingReportingOverflow(takenBefore)
    return free.overflow ? .max : free.partialValue
  }
}
