#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The items of one section with their places along the scroll axis and an index to find them by.
///
/// Once they are placed, every change leaves them placed, except for heights that are set one by
/// one.
struct PlacedItems: Equatable, Sendable {
  /// The items and their places.
  private(set) var places: ItemPlaces
  /// The index of the items in each column.
  private(set) var columns = ColumnIndex()
  /// The end of the lowest item, in points from the start of the content.
  private(set) var length = 0.0
  /// The length that the last items of their columns are stretched by beyond the common end, in
  /// points: the difference between the content and its sections.
  var slack = 0.0

  /// Makes the items of a section, which are still to be placed, in kept columns if there are any.
  init(
    rules: PlacementRules,
    heights: [CGFloat],
    requests: ItemRequests?,
    keptColumns: [UInt16] = []
  ) {
    places = ItemPlaces(
      rules: rules,
      heights: heights,
      requests: requests,
      keptColumns: keptColumns
    )
  }

  /// The input of the placement.
  var input: ItemInput { places.input }
  /// The rules for all items.
  @inline(__always)
  var rules: PlacementRules { places.input.rules }
  /// The height of each item, in points, before it is rounded to pixels.
  var heights: ArrayPart<CGFloat> { places.input.heights }
  /// The requests, or `nil` if all items are placed automatically in one column.
  var requests: ItemRequests? { places.input.requests }
  /// The number of items.
  var count: Int { places.count }

  /// Returns the columns that an item covers.
  @inline(__always)
  func columns(of item: Int) -> Range<Int> { places.columns(of: item) }

  /// Returns the height of an item in whole pixels, not stretched.
  func height(of item: Int) -> Double { places.input.height(of: item) }

  /// Returns the content that an item keeps when it moves.
  func content(of item: Int) -> ItemContent { places.input.content(of: item) }
}

// MARK: - Changes

extension PlacedItems {
  /// Places all items for the first time.
  mutating func placeAll() { place(from: 0) }

  /// Places items of given heights for the first time at the end of an array of places, which has
  /// to be handed back in a part when it is complete.
  mutating func placeAll(_ heights: ArrayPart<CGFloat>, atEndOf array: inout [Place]) {
    if places.placesSingles, places.input.rules.fillsFewEmptyColumns {
      places.setFirstHeights(heights)
      length = array.appendFewColumns(of: heights, places.input.rules)
    } else {
      places.begin(heights, atEndOf: &array)
      place(from: 0)
      array = places.takePlaces()
    }
  }

  /// Sets the places that the items have got at the end of an array.
  mutating func setPlaces(_ places: ArrayPart<Place>) { self.places.setPlaces(places) }

  /// Applies a change, and places the items from the first changed one on.
  ///
  /// Where columns are kept, an item keeps its columns unless its request changes. Columns are
  /// chosen anew for all items if the rules change by more than lengths, or if the items' widths
  /// do.
  mutating func apply(_ change: borrowing ItemChange) {
    let (old, rules) = (rules, change.rules ?? rules)
    let fillsHoles = places.fillsHoles
    places.apply(change)
    if rules != old || change.choosesColumns {
      places.setRules(rules)
      if change.choosesColumns || !rules.choosesColumns(like: old) { places.forgetPlaces() }
      place(from: 0)
    } else if let first = change.firstItem {
      // Without its last wide item a section has no holes, and its items never were in them.
      place(from: fillsHoles ? 0 : first)
    }
  }

  /// Chooses kept columns anew, from an item on.
  mutating func rebalance(from first: Int) {
    guard rules.keepsColumns, first < count else { return }
    places.forgetColumns(from: first)
    place(from: first)
  }

  /// Sets the measured height of an item, without placing anything.
  mutating func setMeasuredHeight(_ height: CGFloat, of item: Int) {
    places.setMeasuredHeight(height, of: item)
  }

  /// Updates the places after the heights of some items have been set.
  ///
  /// - Parameter changed: The indices of the items, ascending.
  mutating func place(changed: [Int]) {
    guard let first = changed.first else { return }
    guard rules.keepsColumns else { return place(from: first) }
    places.push(below: changed, columns: columns)
    updateLength()
  }

  @inline(__always)
  private mutating func updateLength() {
    length = columns.isEmpty ? places.greatestEnd : columns.length(of: places)
    if !places.input.rules.stamps.isEmpty { length = max(length, rules.stampLength) }
  }

  /// Places the items from a first one on; those before it stay where they are.
  private mutating func place(from first: Int) {
    let first = places.fillsHoles ? 0 : first
    if rules.keepsColumns { places.takeLightestColumns(from: first) }
    if count - first <= ColumnCheckpoints.leastPartLength {
      place(first..<count)
    } else {
      placeInParts(from: first)
    }
    updateLength()
  }

  private mutating func placeInParts(from first: Int) {
    var placed = first
    while placed < count {
      let part = places.nextPart(from: placed)
      place(part)
      placed = part.upperBound
    }
  }

  @inline(__always)
  private mutating func place(_ items: Range<Int>) {
    places.place(items, after: fill(before: items.lowerBound))
    updateColumns(from: items.lowerBound)
  }

  /// Updates the index after items from a first one on have been placed.
  @inline(__always)
  private mutating func updateColumns(from first: Int) {
    if places.count >= ColumnIndex.threshold {
      columns.update(from: first, of: places)
    } else if !columns.isEmpty {
      columns = ColumnIndex()
    }
  }

  /// Returns how far the columns are filled before an item.
  @inline(__always)
  private func fill(before item: Int) -> ColumnFill {
    let isEmpty = item == 0 && places.input.rules.startsAtZero
    return rules.alignsRows || isEmpty ? .empty : fillOfItems(before: item)
  }

  /// Returns how far the items before another one and what columns start with fill the columns, out
  /// of line: short sections mostly have none (`layout/sections` in the benchmark).
  @inline(never)
  private func fillOfItems(before item: Int) -> ColumnFill {
    var fill = ColumnFill(
      columnCount: rules.columnCount,
      starts: rules.columnStarts,
      cursor: item == 0 ? 0 : places.cursor(before: item)
    )
    if item == 0 { return fill }
    columns.forEachLastItem(before: item, of: places) { column, last in
      fill[column] = max(fill[column], places.spacedEnd(of: last))
    }
    return fill
  }
}
