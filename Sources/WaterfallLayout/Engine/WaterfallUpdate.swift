/// A change of the data behind a layout.
///
/// Deletions, reloads and the sources of moves name the state before a batch, insertions and the
/// targets of moves the state after it, whatever the order they are given in.
public enum WaterfallUpdate: Hashable, Sendable {
  /// A new item, by its path after the batch.
  case insertItem(ItemPath)
  /// An item that goes away, by its path before the batch.
  case deleteItem(ItemPath)
  /// An item that goes elsewhere, by its paths before and after the batch.
  ///
  /// Its height goes along. A move of an item that is deleted too is dropped.
  case moveItem(from: ItemPath, to: ItemPath)
  /// An item whose height and placement are asked anew, by its path before the batch.
  case reloadItem(ItemPath)
  /// A new section, by its index after the batch; its items come with it.
  case insertSection(Int)
  /// A section that goes away with its items, by its index before the batch.
  case deleteSection(Int)
  /// A section that goes elsewhere with its items, by its indices before and after the batch.
  ///
  /// A move of a section that is deleted too is dropped.
  case moveSection(from: Int, to: Int)
  /// A section of which everything is asked anew, the number of items included, by its index before
  /// the batch.
  case reloadSection(Int)
}

extension WaterfallUpdate {
  /// Returns the updates that a difference of the standard library makes in a section.
  ///
  /// - Parameters:
  ///   - difference: The difference between the items before and after. Where its moves are
  ///     inferred, they are moves here too.
  ///   - section: The index of the section, the same before and after.
  /// - Returns: An update a change, or a move a pair of changes.
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
