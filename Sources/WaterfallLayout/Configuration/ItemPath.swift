/// The position of an item: its section and its index there, both counted from 0.
///
/// Paths are ordered as items are read: by section, then by item.
public struct ItemPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Makes a path from the index of a section and of an item in it.
  ///
  /// - Complexity: O(1)
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Returns whether the first path comes before the second one in reading order.
  ///
  /// - Complexity: O(1)
  public static func < (first: ItemPath, second: ItemPath) -> Bool {
    first.section != second.section
      ? first.section < second.section : first.item < second.item
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the item, as in `2.7`.
  ///
  /// - Complexity: O(1)
  public var description: String { "\(section).\(item)" }
}
