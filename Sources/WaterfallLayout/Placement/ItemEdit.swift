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
struct ItemEdit: ~Copyable, Sendable {
  /// The indices before the edit of the items that leave.
  let removed: IndexRuns
  /// The indices after the edit of the items that come.
  let inserted: IndexRuns
  /// The height of each item that comes.
  private(set) var heights: [CGFloat] = []
  /// The request of each item that comes, or `nil` if all of them are placed automatically in one
  /// column.
  private(set) var requests: [ItemRequest]?
  /// Whether each height was measured, or `nil` where none was.
  private(set) var areMeasured: [Bool]?

  /// Makes an edit without the contents of the items that come.
  init(removed: IndexRuns = IndexRuns(), inserted: IndexRuns = IndexRuns()) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Sets the heights of the items that come, automatic ones of one column that weren't measured.
  mutating func setHeights(_ heights: [CGFloat]) { self.heights = heights }

  /// Sets the contents of the items that come.
  mutating func setContents(_ contents: [ItemContent]) {
    heights = contents.map { $0.height }
    let isAutomatic = contents.allSatisfy { $0.request == .automatic }
    requests = isAutomatic ? nil : contents.map { $0.request }
    areMeasured = contents.contains { $0.isMeasured } ? contents.map { $0.isMeasured } : nil
  }

  /// The content of each item that comes.
  var contents: [ItemContent] {
    heights.indices.map { item in
      ItemContent(
        height: heights[item],
        request: requests?[item] ?? .automatic,
        isMeasured: areMeasured?[item] ?? false
      )
    }
  }

  /// The first index that changes, or `nil` if none does.
  var first: Int? { least(removed.first, inserted.first) }
}

extension ItemEdit {
  /// Returns the elements after the edit, from the first changed item on, where each item has one.
  ///
  /// - Parameters:
  ///   - elements: The elements of the items before the edit.
  ///   - inserted: The elements of the items that come.
  /// - Returns: The elements from the first changed item on, in order.
  /// - Complexity: O(n − i + k) for a first changed item i of n, and k items that come
  func tail<Element>(
    of elements: ArraySlice<Element>,
    inserting inserted: [Element]
  ) -> [Element] {
    guard let first, first < elements.count else { return inserted }
    let count = elements.count - removed.count + inserted.count
    var tail: [Element] = []
    tail.reserveCapacity(count - first)
    var (old, removals) = (first, removed.runs)
    var coming = inserted[...]
    func appendStaying(before new: Int) {
      while first + tail.count < new {
        if let removal = removals.first, removal.first == old {
          removals.removeFirst()
          old = removal.last + 1
        }
        let runEnd = min(
          old + new - first - tail.count,
          removals.first?.first ?? elements.count
        )
        tail += elements.dropFirst(old).prefix(runEnd - old)
        old = runEnd
      }
    }
    for run in self.inserted.runs {
      appendStaying(before: run.first)
      tail += coming.prefix(run.count)
      coming = coming.dropFirst(run.count)
    }
    appendStaying(before: count)
    return tail
  }
}

/// Returns the lesser of two numbers, either of which may be `nil`.
func least(_ first: Int?, _ second: Int?) -> Int? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
