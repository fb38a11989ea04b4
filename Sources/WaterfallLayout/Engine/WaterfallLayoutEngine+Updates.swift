extension WaterfallLayoutEngine {
  /// Updates the layout after changes of the delegate's data.
  ///
  /// Call it after the delegate's data have changed. Updates mean the same as for collection views:
  /// deletions, reloads and the sources of moves refer to the state before, insertions and the
  /// targets of moves to the state after, in any order.
  ///
  /// The delegate is asked for all counts, and about the sections and items that were inserted or
  /// reloaded; other items keep their heights, measured ones too. Before the first preparation and
  /// after `reloadData()`, everything is asked.
  ///
  ///     notes.heights.append(45)
  ///     let map = try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 4))])
  ///
  /// - Parameter updates: The changes. For an item or section that is both deleted and moved, or
  ///   deleted and reloaded, only the deletion counts. An empty array changes nothing.
  /// - Returns: The map between the old and the new paths of items and indices of sections.
  /// - Throws: A `WaterfallUpdateError` for an item or section that doesn't exist or is named
  ///   twice, for an item in a section that is inserted, deleted or reloaded as a whole, and if the
  ///   updates don't lead to the delegate's counts. Nothing changes then.
  /// - Complexity: O(n − i + S) for a first change at item i of a section of n items, among S
  ///   sections: appending k items is O(k + S). If an older geometry is still in use, the arrays
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

  /// Updates the layout after a change of a section's data, given as a collection difference.
  ///
  /// - Parameters:
  ///   - difference: The difference between the items before and after, with or without inferred
  ///     moves.
  ///   - section: The index of the section.
  /// - Returns: The map between the old and the new paths of items and indices of sections.
  /// - Throws: A `WaterfallUpdateError` if the difference doesn't fit the data; nothing changes
  ///   then.
  /// - Complexity: that of the same updates in a batch
  @discardableResult
  public func performBatchUpdates<Element>(
    _ difference: CollectionDifference<Element>,
    inSection section: Int
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    try performBatchUpdates(WaterfallUpdate.updates(of: difference, inSection: section))
  }
}
