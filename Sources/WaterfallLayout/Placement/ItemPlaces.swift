#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The items of a section and their places along the scroll axis.
///
/// Starts are measured from the start of the section's content.
struct ItemPlaces: Equatable, Sendable {
  /// The input of the placement.
  private(set) var input: ItemInput
  /// The place of each item.
  private var places: ArrayPart<Place>
  /// The flow cursors after the items.
  var cursors = FlowCursors()

  /// Makes items without places, or with the columns that they keep.
  init(
    rules: PlacementRules,
    heights: [CGFloat],
    requests: ItemRequests?,
    keptColumns: [UInt16]
  ) {
    input = ItemInput(rules: rules, heights: heights, requests: requests)
    places = ArrayPart(keptColumns.map { Place(start: 0, column: $0) })
  }

  /// The rules for all items.
  @inline(__always)
  var rules: PlacementRules { input.rules }

  /// The number of items.
  var count: Int { input.count }

  /// The place of each item.
  var all: ArrayPart<Place> { places }

  /// Returns the leading-most column of an item.
  @inline(__always)
  func column(of item: Int) -> Int { Int(places[item].column) }

  /// Returns the columns that an item covers.
  @inline(__always)
  func columns(of item: Int) -> Range<Int> {
    let column = column(of: item)
    return column..<(column + input.span(of: item))
  }

  /// Returns the start of an item.
  @inline(__always)
  func start(of item: Int) -> Double { places[item].start }

  /// Returns the end of an item, not stretched.
  @inline(__always)
  func end(of item: Int) -> Double { start(of: item) + input.height(of: item) }

  /// Returns the extent of an item, not stretched, in the coordinates of `origin`, the start of the
  /// section's items.
  @inline(__always)
  func extent(of item: Int, from origin: Double) -> Extent {
    Extent(start: origin + start(of: item), length: input.height(of: item))
  }

  /// The end of the lowest item, or 0 where there are none.
  @inline(__always)
  var greatestEnd: Double {
    input.heights.withUnsafeBufferPointer { heights in
      places.withUnsafeBufferPointer { places in
        places[...].greatestEnd(heights: heights, input.rules.pixels)
      }
    }
  }

  /// Returns the least start of an item below another one: its end plus the spacing.
  @inline(__always)
  func spacedEnd(of item: Int) -> Double { input.spacedEnd(of: item, from: start(of: item)) }

  /// Whether starts never fall by the order tolerance or more from an item to any later one.
  var isOrdered: Bool {
    if rules.alignsRows { return true }
    return placesSingles && rules.orderTolerance <= OrderedPlaces.greatestTolerance
  }

  /// Returns the first item that starts at or after a coordinate; the places must be ordered.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: The start of the section's items, in the same coordinates.
  ///   - estimate: An item that may start near the coordinate, or `nil` if none is known.
  /// - Returns: The item, or the number of items if there is none.
  /// - Complexity: O(log n) for n items
  func firstItem(
    startingAt coordinate: Double,
    from origin: Double,
    near estimate: Int?
  ) -> Int {
    places.firstItem(startingAt: coordinate, from: origin, near: estimate)
  }

  /// Returns the items that start in a range, and maybe a few beside them; the places must be
  /// ordered.
  func items(startingIn range: AxisRange, from origin: Double, near estimate: Int?) -> Range<Int> {
    places.items(startingIn: range, from: origin, rules, near: estimate)
  }

  /// Returns the neighboring items that may meet a range, or `nil` where there are too many
  /// columns; the places must be ordered or few.
  func neighbors(
    in range: AxisRange,
    from origin: Double,
    near estimate: Int?
  ) -> ItemNeighbors? {
    places.neighbors(in: range, from: origin, rules, near: estimate) { input.span(of: $0) }
  }

  /// Returns whether an item comes before another one in a column of both: by index or, where holes
  /// are filled, from the top down.
  @inline(__always)
  func precedes(_ item: Int, _ other: Int) -> Bool {
    guard fillsHoles, other < count else { return item < other }
    let (start, otherStart) = (start(of: item), start(of: other))
    if start != otherStart { return start < otherStart }
    return (end(of: item), item) < (end(of: other), other)
  }

  /// Returns whether an item takes up space, which one without height and spacing doesn't: a later
  /// item that fills a hole may cover it.
  @inline(__always)
  func occupies(_ item: Int) -> Bool { spacedEnd(of: item) > start(of: item) }

  /// The number of items that have been placed, which is less than that of all items while they are
  /// placed in parts.
  var placedCount: Int { places.count }
}

// MARK: - Places in a shared array

extension ItemPlaces {
  /// Sets the heights of items without any, whose places are set later.
  mutating func setFirstHeights(_ heights: ArrayPart<CGFloat>) { input.setFirstHeights(heights) }

  /// Sets the heights of items without any, and the array at whose end their places are to be.
  mutating func begin(_ heights: ArrayPart<CGFloat>, atEndOf array: inout [Place]) {
    input.setFirstHeights(heights)
    places = ArrayPart(array, array.count..<array.count)
    array = []
  }

  /// Removes the places, and returns the array that has them at its end.
  mutating func takePlaces() -> [Place] { places.takeArray() }

  /// Sets the places of items that have none.
  mutating func setPlaces(_ places: ArrayPart<Place>) { self.places = places }
}

// MARK: - Changes of items and rules

extension ItemPlaces {
  /// Removes the places of all items.
  mutating func forgetPlaces() { places = ArrayPart([]) }

  /// Replaces the rules without placing anything.
  mutating func setRules(_ rules: PlacementRules) { input.rules = rules }

  /// Sets the measured height of an item without placing anything.
  mutating func setMeasuredHeight(_ height: CGFloat, of item: Int) {
    input.setMeasuredHeight(height, of: item)
  }

  /// Removes the columns of the items from a first one on.
  mutating func forgetColumns(from first: Int) {
    for item in first..<count { places[item] = .unknown }
  }

  /// Applies a change except for its rules, without placing anything.
  ///
  /// Items whose requests change have no columns then.
  mutating func apply(_ change: borrowing ItemChange) {
    apply(change.edit)
    for replaced in change.replaced {
      if input.request(of: replaced.item) != replaced.content.request { forget(replaced.item) }
      input.replace(replaced.item, by: replaced.content)
    }
    if let requests = change.requests {
      for item in 0..<count where input.request(of: item) != requests[item] { forget(item) }
      input.setRequests(requests)
    }
    if let heights = change.heights { input.setHeights(heights) }
  }

  /// Removes the column of an item that keeps it.
  private mutating func forget(_ item: Int) {
    if rules.keepsColumns { places[item] = .unknown }
  }

  /// Chooses the lightest columns for the items without any that come before one with kept columns.
  ///
  /// - Parameter first: An item before which all have columns.
  /// - Complexity: O(k) for k items after the last one with columns; if there are others without,
  ///   O(n · s + k · c) for n items of span s, and k of them in c columns
  mutating func takeLightestColumns(from first: Int) {
    guard let last = places.lastIndex(where: { $0.isKnown }), first < last else { return }
    let coming = (first..<last).filter { !places[$0].isKnown }
    if coming.isEmpty { return }
    var loads = ColumnLoads(rules: rules)
    for item in places.indices where places[item].isKnown {
      loads.add(input.height(of: item) + rules.itemSpacing, to: columns(of: item))
    }
    for item in coming {
      let span = input.span(of: item)
      let column = input.requestedColumn(of: item) ?? loads.lightestColumn(forSpan: span)
      places[item] = Place(start: 0, column: UInt16(truncatingIfNeeded: column))
      loads.add(input.height(of: item) + rules.itemSpacing, to: columns(of: item))
    }
  }

  /// Replaces the start of an item.
  mutating func setStart(_ start: Double, of item: Int) { places[item].start = start }

  /// Calls a function with the memory of the places, whose indices are the items.
  ///
  /// Otherwise the array is checked for other owners at each change, which doubles the time
  /// (`height-change/kept-columns` in the benchmark).
  @inline(__always)
  mutating func withMutablePlaces(_ body: (UnsafeMutableBufferPointer<Place>) -> Void) {
    places.withUnsafeMutableBufferPointer(body)
  }

  /// Removes and inserts items; only those before the first change have places then.
  private mutating func apply(_ edit: borrowing ItemEdit) {
    guard let first = edit.first else { return }
    if rules.keepsColumns {
      let inserted = Array(repeating: Place.unknown, count: edit.inserted.count)
      places.replaceSubrange(first..., with: edit.tail(of: places.slice, inserting: inserted))
    }
    input.apply(edit)
  }
}

// MARK: - Placing

extension ItemPlaces {
  /// Places some items, and removes those after them; the ones before stay where they are.
  ///
  /// - Parameters:
  ///   - items: The items: a part of those that can be placed in parts, or else all up to the last.
  ///   - fill: The ends of the columns before them, which aligned rows don't use.
  mutating func place(_ items: Range<Int>, after fill: ColumnFill) {
    if rules.alignsRows {
      replacePlaces(from: items.lowerBound, with: RowPlaces(of: self, from: items.lowerBound))
    } else if let requests = input.requests, rules.fillsHoles {
      replacePlaces(from: 0, with: HolePlaces(of: input, requests))
    } else {
      placeInOrder(items, after: fill)
    }
    // A look for a cursor where there is none would copy all of this (`layout/sections`).
    if input.rules.usesCursor || !cursors.isEmpty { updateCursors(from: items.lowerBound) }
  }

  /// Places some items, none of which is above earlier ones, by the fastest chooser.
  @inline(__always)
  private mutating func placeInOrder(_ items: Range<Int>, after fill: ColumnFill) {
    let rules = input.rules
    switch FittingChooser(rules, placesSingles: placesSingles) {
    case .few: place(items, choosing: FewColumnEnds(fill, rules: rules))
    case .vector: placeSingles(items, choosing: VectorColumnEnds(fill, rules: rules))
    case .sorted: placeSingles(items, choosing: SortedColumnEnds(fill, rules: rules))
    case .queued: placeSingles(items, choosing: QueuedColumnEnds(fill, rules: rules))
    case .flow: placeSingles(items, choosing: FewFlowEnds(fill, rules: rules))
    case .searching: place(items, choosing: ColumnEnds(fill, rules: rules, usesTree: false))
    case .tree: place(items, choosing: ColumnEnds(fill, rules: rules, usesTree: true))
    }
  }

  /// Whether items may be above earlier ones of the same columns, which is possible only with spans
  /// or requested columns; then every change places all items anew.
  var fillsHoles: Bool { rules.fillsHoles && !input.hasSingles }

  /// The items of the first part to be placed, from an item on: all of them, or of items in order
  /// no more than stay in the processor's cache until they are looked at again.
  func nextPart(from first: Int) -> Range<Int> {
    guard placesSingles, isOrdered, !rules.alignsRows else { return first..<count }
    let length = ColumnCheckpoints.partLength(columnCount: rules.columnCount)
    return first..<min(count, first + length)
  }

  /// Whether all items to be placed are automatic ones of one column.
  var placesSingles: Bool { input.hasSingles && !rules.keepsColumns }

  @inline(__always)
  private mutating func place(_ items: Range<Int>, choosing chooser: some SpanChooser) {
    let first = items.lowerBound
    if placesSingles {
      placeSingles(items, choosing: chooser)
    } else if let requests = input.requests, requests.namedCount == 0, !rules.keepsColumns {
      let others = SpanPlaces(of: input, from: first, requests, chooser: chooser)
      replacePlaces(from: first, with: others)
    } else {
      let kept = rules.keepsColumns ? Array(places.dropFirst(first)) : []
      let others = RequestedPlaces(of: input, from: first, kept: kept, chooser: chooser)
      replacePlaces(from: first, with: others)
    }
  }

  @inline(__always)
  private mutating func placeSingles(_ items: Range<Int>, choosing chooser: some ColumnChooser) {
    removePlaces(from: items.lowerBound)
    // Reserved for a part of them, the memory would grow by copies of it.
    if items.lowerBound == 0, items.count < count { places.reserveCapacity(count) }
    let pixels = input.rules.pixels
    input.heights.withUnsafeBufferPointer { heights in
      places.append(
        contentsOf: SinglePlaces(of: items, heights: heights, pixels: pixels, chooser: chooser)
      )
    }
  }

  @inline(__always)
  private mutating func replacePlaces(from first: Int, with others: some Sequence<Place>) {
    removePlaces(from: first)
    places.append(contentsOf: others)
  }

  @inline(__always)
  private mutating func removePlaces(from first: Int) {
    places.removeLast(max(0, places.count - first))
  }
}
