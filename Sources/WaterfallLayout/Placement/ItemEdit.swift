#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The height and the request that an item keeps when it moves.
struct ItemContent: Hashable, Sendable {
  /// The height, in points, before it is rounded to pixels.
  var height: CGFloat
  /// The request.
  var request: ItemRequest
  /// Whether the height was measured.
  var isMeasured = false
}

/// The items that leave a section, and those that come into it.
struct ItemEdit: Sendable {
  /// The indices before the edit of the items that leave, ascending.
  let removed: [Int]
  /// The indices after the edit of the items that come, ascending.
  let inserted: [Int]
  /// The height of each item that comes.
  private(set) var heights: [CGFloat] = []
  /// The request of each item that comes, or `nil` if all of them are placed automatically.
  private(set) var requests: [ItemRequest]?
  /// Whether each height was measured.
  private(set) var areMeasured: [Bool] = []
  /// Whether some height was measured.
  private(set) var hasMeasured = false

  /// Makes an edit without the contents of the items that come.
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

  /// The first index that changes, or `nil` if none does.
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
  /// Returns the elements after the edit, from the first changed item on, where each item has one.
  ///
  /// - Parameters:
  ///   - elements: The elements of the items before the edit.
  ///   - inserted: The elements of the items that come.
  /// - Returns: The elements from the first changed item on, in order.
  /// - Complexity: O(n − i + k) for a first changed item i of n, and k items that come
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

/// Returns the lesser of two numbers, either of which may be `nil`.
func least(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
