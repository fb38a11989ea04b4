#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The changes that a pass makes to the items of a section.
///
/// It has too many lists to be copied for a short batch (`append` in the benchmark).
struct ItemChange: ~Copyable, Sendable {
  /// The rules, or `nil` if they can't have changed.
  var rules: PlacementRules?
  /// The items that leave and come.
  var edit = ItemEdit()
  /// The items, by their indices after the edit, that have other contents, ascending.
  var replaced: [ReplacedItem] = []
  /// The requests of all items after the edit, or `nil` if they weren't asked for anew.
  var requests: [ItemRequest]?
  /// The heights of all items after the edit, or `nil` if none was asked for anew.
  var heights: ChangedHeights?
  /// Whether kept columns are discarded, since items have other widths.
  var choosesColumns = false

  /// An item with a new content.
  struct ReplacedItem: Sendable {
    let item: Int
    let content: ItemContent
  }

  /// The heights of all items, and which of them were measured.
  struct ChangedHeights: Sendable {
    var values: [CGFloat]
    /// Whether each height was measured, or `nil` where none was.
    var areMeasured: [Bool]?
  }

  /// The first item with a change of its own, or `nil` if there is none.
  var firstItem: Int? {
    if requests != nil || heights != nil { return 0 }
    return least(edit.first, replaced.first?.item)
  }
}
