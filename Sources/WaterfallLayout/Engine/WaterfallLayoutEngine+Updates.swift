extension WaterfallLayoutEngine {
  /// Updates the layout after changes of the delegate's data.
  ///
  /// Call it when the delegate's data are those after the changes. Updates have the meaning that
  /// they have for collection views: deletions, reloads and the sources of moves name the state
  /// before, insertions and the targets of moves the state after, in any mixture and order.
  ///
  /// The delegate is asked for all counts, and for what was inserted or reloaded; heights travel
  /// with their items, measured ones too. Before the first preparation and after `reloadData()`
  /// there is no state before: then everything is asked.
  ///
  ///     notes.heights.append(45)
  ///     let map = try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 4))])
  ///
  /// - Parameter updates: The changes. Of an item or section that is both deleted and moved, or
  ///   deleted and reloaded, the deletion wins. No changes do nothing.
  /// - Returns: Where the items and sections before are now, and the other way round.
  /// - Throws: What doesn't fit: places that don't exist or are named twice, items in sections that
  ///   are inserted, deleted or reloaded as a whole, counts that aren't the delegate's. Nothing has
  ///   changed then.
  /// - Complexity: O(n − i + S) for a first change at item i of a section of n items, among S
  ///   sections: appending k items is O(k + S). Where somebody holds an older geometry, the arrays
  ///   are copied once.
  @discardableResult
  public func performBatchUpdates(
    _ updates: [WaterfallUpdate]
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    if isAsking { throw .calledFromDelegate }
    guard let delegate else { throw .noDelegate }
    defer { reportDiagnostics() }
    if commands.reloadsData {
      settle()
      return .reload
    }
    return try runPass(delegate, updates)
  }

  /// Updates the layout after a difference of the standard library in a section.
  ///
  /// - Parameters:
  ///   - difference: The difference between the items before and after, with or without inferred
  ///     moves.
  ///   - section: The index of the section.
  /// - Returns: Where the items before are now, and the other way round.
  /// - Throws: What doesn't fit; nothing has changed then.
  /// - Complexity: that of the same updates in a batch
  @discardableResult
  public func performBatchUpdates<Element>(
    _ difference: CollectionDifference<Element>,
    inSection section: Int
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    try performBatchUpdates(WaterfallUpdate.updates(of: difference, inSection: section))
  }
}
