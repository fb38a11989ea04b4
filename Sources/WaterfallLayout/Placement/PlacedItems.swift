#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The items of one section: what is known of them, and where they are along the scroll axis.
///
/// Starts are measured from the start of the section's content. A column's items are sorted by
/// index and by position, so that finding the items in a range, or how far each column is filled
/// before some item, is a binary search a column.
struct PlacedItems: Equatable, Sendable {
  /// From how many items on each column has a list of its items; a shorter section is walked.
  static let listThreshold = 64
  /// What decides where the items are.
  var rules: PlacementRules
  /// The height of each item, in points, before it is rounded to pixels.
  ///
  /// They stay of the type they came in, so that an array of heights that somebody has is shared
  /// rather than copied.
  var heights: [CGFloat] = []
  /// What the items want other than a single automatic column, or `nil` where none does.
  var requests: ItemRequests?
  /// Where each item is.
  var places: [Place] = []
  /// The indices of each column's items, ascending; no lists in a short section.
  var columnItems: [[Int32]] = []
  /// The flow cursor behind each item, where it doesn't follow from the item: in a flow with
  /// columns of the items' choice.
  var cursors: [UInt16] = []
  /// How far the items reach from the start of the content, in points.
  var length = 0.0

  /// Starts without items.
  init(rules: PlacementRules) {
    self.rules = rules
  }

  /// The number of items.
  var count: Int { heights.count }

  /// Returns how many columns an item covers.
  @inline(__always)
  func span(of item: Int) -> Int {
    guard let requests else { return 1 }
    return min(Int(requests.values[item].span), rules.columnCount)
  }

  /// Returns the columns that an item covers.
  @inline(__always)
  func columns(of item: Int) -> Range<Int> {
    let position = Int(places[item].column)
    return position..<(position + span(of: item))
  }

  /// Returns the height of an item in whole pixels, not stretched.
  @inline(__always)
  func height(of item: Int) -> Double { rules.pixels.roundedUp(Double(heights[item])) }

  /// Returns what an item covers along the scroll axis, stretched where bottoms are level.
  ///
  /// The result is in the coordinates of `origin`, where the section's content starts.
  @inline(__always)
  func extent(of item: Int, from origin: Double = 0) -> Extent {
    let start = places[item].start
    if rules.stretchesItems, isLastInItsColumns(item) {
      return Extent(start: origin + start, length: length - start)
    }
    return Extent(start: origin + start, length: height(of: item))
  }

  private func isLastInItsColumns(_ item: Int) -> Bool {
    columns(of: item).allSatisfy { columnItems[$0].last == Int32(item) }
  }
}

// MARK: - Ends of columns

extension PlacedItems {
  /// Returns the last item before another one in each column, `nil` where there is none.
  func lastItems(before item: Int) -> [Int?] {
    guard columnItems.isEmpty else {
      return columnItems.map { Self.lastItem(before: item, in: $0) }
    }
    var last = [Int?](repeating: nil, count: rules.columnCount)
    for earlier in 0..<item {
      for column in columns(of: earlier) { last[column] = earlier }
    }
    return last
  }

  /// Returns how many items of a column's list are before an item; mostly it is asked for the end.
  static func position(of item: Int, in list: [Int32]) -> Int {
    if let last = list.last, last >= item { return list.partitionPoint { $0 < item } }
    return list.count
  }

  /// Returns the last item of a column's list before an item, `nil` where there is none.
  static func lastItem(before item: Int, in list: [Int32]) -> Int? {
    let position = position(of: item, in: list)
    return position > 0 ? Int(list[position - 1]) : nil
  }

  /// Returns where the next item in an item's columns may start: at its end and the spacing.
  @inline(__always)
  func spacedEnd(of item: Int) -> Double {
    places[item].start + height(of: item) + rules.itemSpacing
  }

  /// The end of each column without item spacing, in points from the start of the content.
  var columnEnds: [Double] {
    if rules.alignsRows { return [Double](repeating: length, count: rules.columnCount) }
    return lastItems(before: count).map { $0.map { extent(of: $0).end } ?? 0 }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fails a condition that only the first elements fulfil.
  @inline(__always)
  func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
    var candidates = startIndex..<endIndex
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        isBefore(self[middle])
        ? (middle + 1)..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return candidates.lowerBound
  }
}
