import Foundation
import WaterfallLayout

/// What a lazy waterfall shows, as functions of places: how many items there are, which, and how
/// they are laid out.
///
/// The functions are called with places that exist only.
package struct LazySections {
  /// How the heights of items become known.
  package enum ItemHeights {
    /// By asking for the height at a width.
    case given((ItemPath, CGFloat) -> CGFloat)
    /// By measuring the views; until then an item has the height that it had last, at first the
    /// estimated one.
    case measured(estimate: CGFloat)
  }

  /// The number of items in each section, at least 0.
  package let itemCounts: [Int]
  /// Returns the configuration of a section.
  package let configuration: (Int) -> WaterfallSection
  /// Returns the identity of an item, unique in all sections.
  package let identity: (ItemPath) -> AnyHashable
  /// How the heights of items become known.
  package let heights: ItemHeights
  /// Returns what an item wants other than a single automatic column; `nil` is nothing for all.
  package let placement: ((ItemPath) -> WaterfallItemPlacement)?

  /// Makes the description of what is shown.
  package init(
    itemCounts: [Int],
    configuration: @escaping (Int) -> WaterfallSection,
    identity: @escaping (ItemPath) -> AnyHashable,
    heights: ItemHeights,
    placement: ((ItemPath) -> WaterfallItemPlacement)? = nil
  ) {
    self.itemCounts = itemCounts.map { max($0, 0) }
    self.configuration = configuration
    self.identity = identity
    self.heights = heights
    self.placement = placement
  }

  /// Nothing at all.
  package static var empty: LazySections {
    LazySections(
      itemCounts: [],
      configuration: { _ in WaterfallSection() },
      identity: { $0 },
      heights: .measured(estimate: 0)
    )
  }

  /// Whether heights are measured.
  package var areHeightsMeasured: Bool {
    if case .measured = heights { true } else { false }
  }

  /// Whether items keep something when others come or go: their measured heights, or their columns.
  var areItemsKept: Bool {
    areHeightsMeasured || itemCounts.indices.contains { configuration($0).keepsColumns }
  }

  /// Returns whether an item is at a place.
  func has(_ identity: AnyHashable, at path: ItemPath) -> Bool {
    contains(path) && self.identity(path) == identity
  }

  /// Returns the place of the first of some items, in their own order, that is still there.
  ///
  /// The first is looked for where it was; then all items are searched, once.
  func firstPath(of items: [KeptPosition.Item]) -> (index: Int, path: ItemPath)? {
    if let first = items.first, has(first.identity, at: first.path) { return (0, first.path) }
    var indices: [AnyHashable: Int] = [:]
    for (index, item) in items.enumerated() { indices[item.identity] = index }
    var found: (index: Int, path: ItemPath)?
    for section in itemCounts.indices {
      for item in 0..<itemCounts[section] {
        let path = ItemPath(section: section, item: item)
        guard let index = indices[identity(path)], index < (found?.index ?? .max) else { continue }
        if index == 0 { return (index, path) }
        found = (index, path)
      }
    }
    return found
  }

  private func contains(_ path: ItemPath) -> Bool {
    itemCounts.indices.contains(path.section) && path.item >= 0
      && path.item < itemCounts[path.section]
  }
}
