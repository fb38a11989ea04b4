/// The places of items in aligned rows, worked out one after another.
struct RowPlaces: Sequence, IteratorProtocol {
  /// How many places there are.
  let underestimatedCount: Int
  private let items: ItemInput
  private var item: Int
  /// Where the row that is being filled starts.
  private var top = 0.0
  private var height = 0.0
  /// The first column behind the row's last item.
  private var nextColumn = 0

  /// Starts at the first of some items, in the row of the item before it.
  init(of places: ItemPlaces, from first: Int) {
    items = places.input
    underestimatedCount = items.count - first
    item = first
    guard first > 0 else { return }
    let firstInRow = places.firstItemInRow(of: first - 1)
    top = places.start(of: firstInRow)
    height = (firstInRow..<first).reduce(0) { Swift.max($0, places.input.height(of: $1)) }
    nextColumn = places.columns(of: first - 1).upperBound
  }

  mutating func next() -> Place? {
    guard item < items.count else { return nil }
    defer { item += 1 }
    let span = items.span(of: item)
    let requested = items.requestedColumn(of: item)
    let fits =
      requested.map { $0 >= nextColumn } ?? (nextColumn + span <= items.rules.columnCount)
    if !fits {
      top = top + height + items.rules.itemSpacing
      (height, nextColumn) = (0, 0)
    }
    let column = requested ?? nextColumn
    height = Swift.max(height, items.height(of: item))
    nextColumn = column + span
    return Place(start: top, column: UInt16(truncatingIfNeeded: column))
  }
}

extension ItemPlaces {
  /// Returns the first item of the row that an item stands in; rows must be aligned.
  func firstItemInRow(of item: Int) -> Int {
    var first = item
    while first > 0, columns(of: first - 1).upperBound <= column(of: first) { first -= 1 }
    return first
  }
}
