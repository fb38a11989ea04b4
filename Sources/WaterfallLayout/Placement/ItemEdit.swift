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
  /// Whether the height was measured.
  var isMeasured = false
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
  /// Whether each height was measured.
  private(set) var areMeasured: [Bool] = []
  /// Whether some height was measured.
  private(set) var hasMeasured = false

  /// Starts without the content of the items that come.
  init(removed: [Int], inserted: [Int]) {
    self.removed = removed
    self.inserted = inserted
    heights.reserveCapacity(inserted.count)
  }

  /// The content of each item that comes.
  var contents: [ItemContent] {
    heights.indices.map { item in
      ItemContent(
        height: heights[item],
        request: requests?[item] ?? .automatic,
        isMeasured: areMeasured[item]
      )
    }
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
    areMeasured.append(content.isMeasured)
    if content.isMeasured { hasMeasured = true }
  }
}

extension ItemEdit {
  /// Returns an array of one element an item as the edit leaves it, from the first touched item on.
  ///
  /// - Parameters:
  ///   - elements: The elements of the items before the edit.
  ///   - inserted: The elements of the items that come.
  /// - Returns: The elements from the first touched item on, in order.
  /// - Complexity: O(n − i + k) for a first touched item i of n, and k items that come
  func tail<Element>(of elements: [Element], inserting inserted: [Element]) -> [Element] {
    guard let first, first < elements.count else { return inserted }
    let count = elements.count - removed.count + inserted.count
    var tail: [Element] = []
    tail.reserveCapacity(count - first)
    var (old, removals, insertions) = (first, 0, 0)
    for new in first..<count {
      if insertions < inserted.count, self.inserted[insertions] == new {
        tail.append(inserted[insertions])
        insertions += 1
        continue
      }
      while removals < removed.count, removed[removals] == old {
        removals += 1
        old += 1
      }
      tail.append(elements[old])
      old += 1
    }
    return tail
  }
}

/// Returns the lesser of two numbers, the one that there is, or `nil` where there is none.
func least(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
