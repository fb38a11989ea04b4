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
  let removed: [Int]
  /// The indices after the edit of the items that come, ascending.
  let inserted: [Int]
  /// The height of each item that comes.
  private(set) var heights: [CGFloat] = []
  /// What each item that comes wants, `nil` where none wants anything.
  private(set) var requests: [ItemRequest]?

  /// Starts without the content of the items that come.
  init(removed: [Int], inserted: [Int]) {
    self.removed = removed
    self.inserted = inserted
    heights.reserveCapacity(inserted.count)
  }

  /// The first index that the edit touches, `nil` where it touches none.
  var first: Int? { least(removed.first, inserted.first) }

  /// Adds the content of the next item that comes.
  mutating func append(_ content: ItemContent) {
    if requests == nil, content.request != .automatic {
      requests = Array(repeating: .automatic, count: heights.count)
    }
    requests?.append(content.request)
    heights.append(content.height)
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
    if requests != nil || edit.requests != nil {
      var requests = requests ?? ItemRequests(automatic: count)
      let inserted = edit.requests ?? Array(repeating: .automatic, count: edit.inserted.count)
      let tail = Self.tail(of: requests.values, from: first, edit, inserting: inserted)
      // Two owners would have all of them copied.
      self.requests = nil
      requests.replace(from: first, with: tail)
      self.requests = requests.specialCount > 0 ? requests : nil
    }
    if rules.keepsColumns {
      let inserted = Array(repeating: Place.unknown, count: edit.inserted.count)
      let tail = Self.tail(of: places, from: first, edit, inserting: inserted)
      places.replaceSubrange(first..., with: tail)
    }
    let tail = Self.tail(of: heights, from: first, edit, inserting: edit.heights)
    heights.replaceSubrange(first..., with: tail)
    place(from: first)
  }

  /// Returns the elements from one on as an edit leaves them.
  private static func tail<Element>(
    of elements: [Element],
    from first: Int,
    _ edit: ItemEdit,
    inserting inserted: [Element]
  ) -> [Element] {
    if first == elements.count { return inserted }
    let count = elements.count - edit.removed.count + inserted.count
    var tail: [Element] = []
    tail.reserveCapacity(count - first)
    var (old, removals, insertions) = (first, 0, 0)
    for new in first..<count {
      if insertions < inserted.count, edit.inserted[insertions] == new {
        tail.append(inserted[insertions])
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

  /// Takes the first items of a section that has none, and places them, in the columns that they
  /// keep if there are any.
  @inline(__always)
  mutating func fill(
    heights: [CGFloat],
    requests: ItemRequests?,
    keptColumns: [UInt16] = []
  ) {
    self.heights = heights
    self.requests = requests
    if !keptColumns.isEmpty { places = keptColumns.map { Place(start: 0, column: $0) } }
    place(from: 0)
  }
}
