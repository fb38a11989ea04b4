#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Everything that a pass changes about the items of a section.
struct ItemChange: Sendable {
  /// The rules, where they may have changed.
  var rules: PlacementRules?
  /// The items that leave and come.
  var edit: ItemEdit?
  /// The items, by their indices after the edit, that have other contents, ascending.
  var replaced: [ReplacedItem] = []
  /// What all items want after the edit, where it was asked anew.
  var requests: [ItemRequest]?
  /// The heights of all items after the edit, where some of them were asked anew.
  var heights: ChangedHeights?
  /// Whether kept columns are given up, since items have other widths.
  var choosesColumns = false

  /// An item that has another content.
  struct ReplacedItem: Sendable {
    let item: Int
    let content: ItemContent
  }

  /// The heights of all items, and which of them were measured.
  struct ChangedHeights: Sendable {
    var values: [CGFloat]
    /// Whether each height was measured; empty where none was.
    var areMeasured: [Bool]
  }

  /// The first item that has changed by itself, `nil` where none has.
  var firstItem: Int? {
    if requests != nil || heights != nil { return 0 }
    return least(edit?.first, replaced.first?.item)
  }
}
