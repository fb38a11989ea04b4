#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The input of a section's placement: the rules, and the height and request of each item.
struct ItemInput: Sendable {
  /// The rules for all items.
  var rules: PlacementRules
  /// The height of each item, in points, before it is rounded to pixels.
  ///
  /// They keep the type of the public interface, so that an array of heights is shared rather than
  /// copied.
  private(set) var heights: ArrayPart<CGFloat>
  /// The requests, or `nil` if all items are placed automatically in one column.
  private(set) var requests: ItemRequests?
  /// Whether each height was measured, or `nil` where none was.
  private(set) var areMeasured: [Bool]?

  /// Makes the input of items whose heights weren't measured.
  init(rules: PlacementRules, heights: [CGFloat], requests: ItemRequests?) {
    self.rules = rules
    self.heights = ArrayPart(heights)
    self.requests = requests
  }

  /// The number of items.
  var count: Int { heights.count }

  /// Whether every item is an automatic one of one column.
  var hasSingles: Bool { requests == nil }

  /// Returns the request of an item.
  @inline(__always)
  func request(of item: Int) -> ItemRequest { requests?.values[item] ?? .automatic }

  /// Returns the number of columns that an item covers.
  @inline(__always)
  func span(of item: Int) -> Int { min(Int(request(of: item).span), rules.columnCount) }

  /// Returns the column that an item asks for, limited so that its span fits, or `nil` for an
  /// automatic one.
  @inline(__always)
  func requestedColumn(of item: Int) -> Int? {
    let request = request(of: item)
    return request.namesColumn
      ? min(Int(request.column), rules.columnCount - span(of: item)) : nil
  }

  /// Returns the height of an item in whole pixels, not stretched.
  @inline(__always)
  func height(of item: Int) -> Double { rules.pixels.roundedUp(Double(heights[item])) }

  /// Returns the least start of an item below another one that starts at a coordinate.
  @inline(__always)
  func spacedEnd(of item: Int, from start: Double) -> Double {
    start + height(of: item) + rules.itemSpacing
  }

  /// Returns the content that an item keeps when it moves.
  func content(of item: Int) -> ItemContent {
    ItemContent(
      height: heights[item],
      request: request(of: item),
      isMeasured: isMeasured(item)
    )
  }

  /// Returns whether the height of an item was measured.
  func isMeasured(_ item: Int) -> Bool { areMeasured?[item] ?? false }
}

extension ItemInput: Equatable {
  /// Returns whether two inputs have the same places, whichever heights were measured.
  static func == (first: ItemInput, second: ItemInput) -> Bool {
    first.rules == second.rules && first.heights == second.heights
      && first.requests == second.requests
  }
}

// MARK: - Edits

extension ItemInput {
  /// Replaces the height of each item.
  mutating func setHeights(_ heights: ItemChange.ChangedHeights) {
    self.heights = ArrayPart(heights.values)
    areMeasured = heights.areMeasured
  }

  /// Sets the heights of items that have none yet.
  mutating func setFirstHeights(_ heights: ArrayPart<CGFloat>) { self.heights = heights }

  /// Replaces the requests.
  mutating func setRequests(_ requests: [ItemRequest]) { self.requests = ItemRequests(requests) }

  /// Replaces the height of an item that was measured.
  mutating func setMeasuredHeight(_ height: CGFloat, of item: Int) {
    heights[item] = height
    setMeasured(true, item)
  }

  /// Replaces the content of an item.
  mutating func replace(_ item: Int, by content: ItemContent) {
    heights[item] = content.height
    setMeasured(content.isMeasured, item)
    if content.request == request(of: item) { return }
    var values = requests?.values ?? Array(repeating: .automatic, count: count)
    values[item] = content.request
    requests = ItemRequests(values)
  }

  private mutating func setMeasured(_ isMeasured: Bool, _ item: Int) {
    if areMeasured == nil, isMeasured { areMeasured = Array(repeating: false, count: count) }
    areMeasured?[item] = isMeasured
  }

  /// Removes and inserts items.
  mutating func apply(_ edit: borrowing ItemEdit) {
    guard let first = edit.first else { return }
    if requests != nil || edit.requests != nil {
      var requests = requests ?? ItemRequests(automatic: count)
      let inserted = edit.requests ?? Array(repeating: .automatic, count: edit.inserted.count)
      let tail = edit.tail(of: requests.values[...], inserting: inserted)
      // Two owners would have all of them copied.
      self.requests = nil
      requests.replace(from: first, with: tail)
      self.requests = requests.specialCount > 0 ? requests : nil
    }
    if areMeasured != nil || edit.areMeasured != nil {
      var flags = areMeasured ?? Array(repeating: false, count: count)
      let inserted = edit.areMeasured ?? Array(repeating: false, count: edit.inserted.count)
      let tail = edit.tail(of: flags[...], inserting: inserted)
      areMeasured = nil  // as above
      flags.replaceSubrange(first..., with: tail)
      areMeasured = flags
    }
    if first == heights.count {
      heights.append(contentsOf: edit.heights)
    } else {
      heights.replaceSubrange(first..., with: edit.tail(of: heights.slice, inserting: edit.heights))
    }
  }
}
