#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What an item brings along when it comes into a section.
struct ItemContent: Hashable, Sendable {
  /// The height, in points, before it is rounded to pixels.
  var height: CGFloat
  /// What it wants other than a single automatic column.
  var request: ItemRequest
}

/// Items that leave a section, and items that come into it.
struct ItemEdit: Sendable {
  /// The indices before the edit of the items that leave, ascending.
  var removed: [Int] = []
  /// The items that come, ascending.
  var inserted: [Insertion] = []

  /// An item that comes.
  struct Insertion: Sendable {
    /// Its index after the edit.
    var item: Int
    var content: ItemContent
  }

  /// The first index that the edit touches, `nil` where it touches none.
  var first: Int? {
    switch (removed.first, inserted.first?.item) {
    case (let removed?, let inserted?): min(removed, inserted)
    case (let removed, let inserted): removed ?? inserted
    }
  }
}

extension PlacedItems {
  /// Returns what an item takes along when it leaves for another section.
  func content(of item: Int) -> ItemContent {
    ItemContent(height: heights[item], request: requests?.values[item] ?? .automatic)
  }

  /// Removes and inserts items, and places what comes at or after the first of them.
  mutating func apply(_ edit: ItemEdit) {
    guard let first = edit.first else { return }
    if requests != nil || edit.inserted.contains(where: { $0.content.request != .automatic }) {
      var requests = requests ?? ItemRequests(automatic: count)
      let tail = Self.tail(of: requests.values, from: first, edit) { $0.request }
      // Two owners would have all of them copied.
      self.requests = nil
      requests.replace(from: first, with: tail)
      self.requests = requests.specialCount > 0 ? requests : nil
    }
    if rules.keepsColumns {
      let tail = Self.tail(of: places, from: first, edit) { _ in .unknown }
      places.replaceSubrange(first..., with: tail)
    }
    heights.replaceSubrange(first..., with: Self.tail(of: heights, from: first, edit) { $0.height })
    place(from: first)
  }

  /// Returns the elements from one on as an edit leaves them.
  private static func tail<Element>(
    of elements: [Element],
    from first: Int,
    _ edit: ItemEdit,
    inserted: (ItemContent) -> Element
  ) -> [Element] {
    if first == elements.count { return edit.inserted.map { inserted($0.content) } }
    let count = elements.count - edit.removed.count + edit.inserted.count
    var tail: [Element] = []
    tail.reserveCapacity(count - first)
    var (old, removals, insertions) = (first, 0, 0)
    for new in first..<count {
      if insertions < edit.inserted.count, edit.inserted[insertions].item == new {
        tail.append(inserted(edit.inserted[insertions].content))
        insertions += 1
        continue
      }
      while removals < edit.removed.count, edit.removed[removals] == old {
        removals += 1
        old += 1
      }
      tail.append(elements[old])
      old += 1
    }
    return tail
  }

  /// Takes on other rules, and heights where they have changed, and places everything they concern.
  ///
  /// Columns are chosen anew where the rules have changed.
  mutating func update(rules: PlacementRules, heights: [CGFloat]?) {
    guard rules != self.rules || heights != nil else { return }
    self.rules = rules
    if let heights { self.heights = heights }
    places = []
    place(from: 0)
  }

  /// Takes other items in the stead of those so far, and places them, in the columns that they keep
  /// if there are any.
  mutating func replaceAll(
    heights: [CGFloat],
    requests: ItemRequests?,
    keptColumns: [UInt16] = []
  ) {
    self.heights = heights
    self.requests = requests
    places = keptColumns.map { Place(start: 0, column: $0) }
    place(from: 0)
  }
}
