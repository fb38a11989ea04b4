/// A change of the data behind a layout.
///
/// Deletions, reloads and the sources of moves refer to the state before a batch, insertions and
/// the targets of moves to the state after it, whatever their order in the batch.
public enum WaterfallUpdate: Hashable, Sendable {
  /// A new item, by its path after the batch.
  case insertItem(ItemPath)
  /// A deleted item, by its path before the batch.
  case deleteItem(ItemPath)
  /// A moved item, by its paths before and after the batch.
  ///
  /// It keeps its height. A move of an item that is deleted too is ignored.
  case moveItem(from: ItemPath, to: ItemPath)
  /// An item whose height and placement are to be asked for again, by its path before the batch.
  case reloadItem(ItemPath)
  /// A new section, by its index after the batch; its items come with it.
  case insertSection(Int)
  /// A section that is deleted with its items, by its index before the batch.
  case deleteSection(Int)
  /// A section that is moved with its items, by its indices before and after the batch.
  ///
  /// A move of a section that is deleted too is ignored.
  case moveSection(from: Int, to: Int)
  /// A section that is to be asked for again, its number of items included, by its index before the
  /// batch.
  case reloadSection(Int)
}

extension WaterfallUpdate {
  /// Returns the updates that correspond to a collection difference of a section's data.
  ///
  /// - Parameters:
  ///   - difference: The difference between the items before and after. Inferred moves are moves
  ///     here too.
  ///   - section: The index of the section, the same before and after.
  /// - Returns: One update for each change, or for each pair of changes that is a move, in the
  ///   order of the difference.
  /// - Complexity: O(k) for k changes
  public static func updates<Element>(
    of difference: CollectionDifference<Element>,
    inSection section: Int
  ) -> [WaterfallUpdate] {
    difference.compactMap { change in
      switch change {
      case .remove(let offset, _, let target):
        let path = ItemPath(section: section, item: offset)
        return target.map { .moveItem(from: path, to: ItemPath(section: section, item: $0)) }
          ?? .deleteItem(path)
      case .insert(let offset, _, let source):
        return source == nil ? .insertItem(ItemPath(section: section, item: offset)) : nil
      }
    }
  }
}
