import WaterfallLayout

extension LazySections {
  /// Returns the updates that make other sections of these.
  ///
  /// In each section the items at the start and at the end that are the same stay, what is between
  /// them goes, and what is between them in the other section comes.
  ///
  /// - Returns: `nil` where the number of sections differs.
  /// - Complexity: O(n) for n items, with two identities asked for each
  func updates(to other: LazySections) -> [WaterfallUpdate]? {
    guard itemCounts.count == other.itemCounts.count else { return nil }
    return itemCounts.indices.flatMap { section -> [WaterfallUpdate] in
      let (old, new) = (itemCounts[section], other.itemCounts[section])
      let shorter = min(old, new)
      func isSame(_ oldItem: Int, _ newItem: Int) -> Bool {
        identity(ItemPath(section: section, item: oldItem))
          == other.identity(ItemPath(section: section, item: newItem))
      }
      let start = (0..<shorter).first { !isSame($0, $0) } ?? shorter
      let rest = 0..<(shorter - start)
      let end = rest.first { !isSame(old - 1 - $0, new - 1 - $0) } ?? rest.upperBound
      let deletions = (start..<(old - end)).map {
        WaterfallUpdate.deleteItem(ItemPath(section: section, item: $0))
      }
      let insertions = (start..<(new - end)).map {
        WaterfallUpdate.insertItem(ItemPath(section: section, item: $0))
      }
      return deletions + insertions
    }
  }
}
