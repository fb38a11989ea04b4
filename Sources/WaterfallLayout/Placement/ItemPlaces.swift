#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The items of a section and where they are along the scroll axis.
///
/// Starts are measured from the start of the section's content.
struct ItemPlaces: Equatable, Sendable {
  /// What decides where the items are.
  private(set) var input: ItemInput
  /// Where each item is.
  private var places: [Place] = []
  /// The flow cursors behind the items.
  private var cursors = FlowCursors()

  /// Starts without items.
  init(rules: PlacementRules) {
    input = ItemInput(rules: rules)
  }

  /// What holds for all items.
  var rules: PlacementRules { input.rules }

  /// The number of items.
  var count: Int { input.count }

  /// Returns the leading-most column of an item.
  @inline(__always)
  func column(of item: Int) -> Int { Int(places[item].column) }

  /// Returns the columns that an item covers.
  @inline(__always)
  func columns(of item: Int) -> Range<Int> {
    let column = column(of: item)
    return column..<(column + input.span(of: item))
  }

  /// Returns where an item starts.
  @inline(__always)
  func start(of item: Int) -> Double { places[item].start }

  /// Returns where an item ends, not stretched.
  @inline(__always)
  func end(of item: Int) -> Double { start(of: item) + input.height(of: item) }

  /// Returns where the next item in an item's columns may start: at its end and the spacing.
  @inline(__always)
  func spacedEnd(of item: Int) -> Double { end(of: item) + input.rules.itemSpacing }

  /// Whether starts never fall by the order tolerance or more from an item to any later one.
  var isOrdered: Bool {
    if rules.alignsRows { return true }
    return placesSingles && orderTolerance <= Self.greatestTolerance
  }

  /// By less than how much starts may fall where they are ordered: an item never starts that far
  /// below the lowest of the columns' ends, which only grow.
  @inline(__always)
  var orderTolerance: Double { input.rules.alignsRows ? 0 : input.rules.tieTolerance }

  /// Up to which tolerance a walk over ordered starts meets few items in vain.
  private static let greatestTolerance = 64.0

  /// Returns the first item that starts at or after a coordinate, as far as starts are ordered.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate along the scroll axis.
  ///   - origin: Where the section's content starts, in the same coordinates.
  /// - Returns: The item, or the number of items where there is none.
  /// - Complexity: O(log n) for n items
  @inline(__always)
  func firstItem(startingAt coordinate: Double, from origin: Double) -> Int {
    places.partitioningIndex { origin + $0.start >= coordinate }
  }

  /// Returns whether an item comes before another one in a column of both: by index or, where holes
  /// are filled, from the top down.
  @inline(__always)
  func precedes(_ item: Int, _ other: Int) -> Bool {
    guard fillsHoles, other < count else { return item < other }
    return (start(of: item), end(of: item), item) < (start(of: other), end(of: other), other)
  }

  /// Returns whether an item takes up room: without height and spacing it takes none, and a later
  /// one that fills a hole may cover it.
  @inline(__always)
  func occupies(_ item: Int) -> Bool { spacedEnd(of: item) > start(of: item) }

  /// Returns where the search for a place for an item starts.
  func cursor(before item: Int) -> Int { cursors.cursor(before: item, of: self) }

  /// Whether there is a place for each item.
  var isComplete: Bool { places.count == count }
}

// MARK: - Changes of what is placed

extension ItemPlaces {
  /// Replaces all items by others without places.
  mutating func setItems(heights: [CGFloat], requests: ItemRequests?) {
    input.setItems(heights: heights, requests: requests)
    places = []
  }

  /// Gives items that haven't been placed the columns that they keep.
  mutating func setKeptColumns(_ columns: [UInt16]) {
    places = columns.map { Place(start: 0, column: $0) }
  }

  /// Takes the places away from all items.
  mutating func forgetPlaces() { places = [] }

  /// Replaces the rules without placing anything.
  mutating func setRules(_ rules: PlacementRules) { input.rules = rules }

  /// Replaces the height of an item that was measured, without placing anything.
  mutating func setMeasuredHeight(_ height: CGFloat, of item: Int) {
    input.setMeasuredHeight(height, of: item)
  }

  /// Takes the columns away from the items from one on.
  mutating func forgetColumns(from first: Int) {
    for item in first..<count { places[item] = .unknown }
  }

  /// Applies a change but for the rules, without placing anything; items that want other columns
  /// than before have none then.
  mutating func apply(_ change: ItemChange) {
    if let edit = change.edit { apply(edit) }
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

  /// Takes the column away from an item that keeps it.
  private mutating func forget(_ item: Int) {
    if rules.keepsColumns { places[item] = .unknown }
  }

  /// Gives the lightest columns to the items without any that come before one that keeps its own.
  ///
  /// - Parameter first: An item before which all have columns.
  /// - Complexity: O(k) for k items behind the last one with columns; where there are others
  ///   without, O(n · s + k · c) for n items of span s, and k of them in c columns
  mutating func takeLightestColumns(from first: Int) {
    guard let last = places.lastIndex(where: \.isKnown), first < last else { return }
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
  @inline(__always)
  mutating func setStart(_ start: Double, of item: Int) { places[item].start = start }

  /// Removes and inserts items; only those before the first of them have their places then.
  private mutating func apply(_ edit: ItemEdit) {
    guard let first = edit.first else { return }
    if rules.keepsColumns {
      let inserted = Array(repeating: Place.unknown, count: edit.inserted.count)
      places.replaceSubrange(first..., with: edit.tail(of: places, inserting: inserted))
    }
    input.apply(edit)
  }
}

// MARK: - Placing

extension ItemPlaces {
  /// Places the items from one on, by the rules; items before it stay where they are.
  ///
  /// - Parameters:
  ///   - first: The first item to be placed.
  ///   - fill: How far the columns are filled before it; of no concern where rows are aligned.
  mutating func place(from first: Int, after fill: ColumnFill) {
    if rules.alignsRows {
      replacePlaces(from: first, with: RowPlaces(of: self, from: first))
    } else if fillsHoles {
      replacePlaces(from: 0, with: HolePlaces(of: input))
    } else {
      switch FittingChooser(fill, rules: rules, placesSingles: placesSingles) {
      case .few(let chooser): place(from: first, choosing: chooser)
      case .sorted(let chooser): placeSingles(from: first, choosing: chooser)
      case .any(let chooser): place(from: first, choosing: chooser)
      }
    }
    cursors.update(from: first, of: self)
  }

  /// Whether items may be above earlier ones of the same columns, which takes items over several
  /// columns or in columns of their choice; then all are placed anew at every change.
  var fillsHoles: Bool { rules.fillsHoles && !input.hasSingles }

  /// Whether all items to be placed are automatic ones of one column.
  private var placesSingles: Bool { input.hasSingles && !rules.keepsColumns }

  @inline(__always)
  private mutating func place(from first: Int, choosing chooser: some SpanChooser) {
    if placesSingles {
      placeSingles(from: first, choosing: chooser)
    } else {
      let kept = rules.keepsColumns ? Array(places.dropFirst(first)) : []
      let others = RequestedPlaces(of: input, from: first, kept: kept, chooser: chooser)
      replacePlaces(from: first, with: others)
    }
  }

  @inline(__always)
  private mutating func placeSingles(from first: Int, choosing chooser: some ColumnChooser) {
    replacePlaces(
      from: first,
      with: SinglePlaces(
        from: first,
        heights: input.heights,
        pixels: input.rules.pixels,
        chooser: chooser
      )
    )
  }

  @inline(__always)
  private mutating func replacePlaces(from first: Int, with others: some Sequence<Place>) {
    places.removeLast(max(0, places.count - first))
    places.append(contentsOf: others)
  }
}
