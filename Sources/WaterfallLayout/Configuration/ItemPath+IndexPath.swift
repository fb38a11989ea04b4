#if canImport(Foundation)
import Foundation

extension ItemPath {
  /// Makes a path from an index path of exactly two indices, a section and an item.
  ///
  /// The result is `nil` for any other index path.
  ///
  /// - Complexity: O(1)
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }
}

extension IndexPath {
  /// Makes an index path of two indices: the section and the item of a path.
  ///
  /// - Complexity: O(1)
  public init(_ path: ItemPath) {
    self.init(indexes: [path.section, path.item])
  }
}
#endif
