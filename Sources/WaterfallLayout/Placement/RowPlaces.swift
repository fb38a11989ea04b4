/// The places of items in aligned rows, computed one after the other.
struct RowPlaces: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let items: ItemInput
  private var item: Int
  /// The start of the row that is being filled.
  private var top = 0.0
  private var height = 0.0
  /// The first column after the row's last item.
  private var nextColumn = 0
  /// The starts of the columns, infinite for those that have vanished, or `nil` if all start at 0.
  private let starts: [Double]?

  /// Makes the places of items from a first one on, in the row of the item before it.
  init(of places: ItemPlaces, from first: Int) {
    items = places.input
    underestimatedCount = items.count - first
    item = first
    starts = items.rules.columnStarts
    guard first > 0 else {
      top = starts?.filter { $0.isFinite }.max() ?? 0
      return
    }
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
    var column = requested ?? firstColumn(from: nextColumn, forSpan: span)
    if column.map({ $0 < nextColumn }) ?? true {
      top = top + height + items.rules.itemSpacing
      (height, nextColumn) = (0, 0)
      column = requested ?? firstColumn(from: 0, forSpan: span)
    }
    let first = column ?? 0
    height = Swift.max(height, items.height(of: item))
    nextColumn = first + span
    return Place(start: top, column: UInt16(truncatingIfNeeded: first))
  }
}

extension RowPlaces {
  /// Returns the first column at or after another one where an automatic item of a span fits, or
  /// `nil` if there is none.
  private func firstColumn(from first: Int, forSpan span: Int) -> Int? {
    let last = items.rules.columnCount - span
    guard first <= last else { return nil }
    guard let starts else { return first }
    return (first...last).first { column in
      starts[column..<column + span].allSatisfy { $0.isFinite }
    }
  }
}

extension ItemPlaces {
  /// Returns the height of the row that an item is in; rows must be aligned.
  ///
  /// - Complexity: O(c) for c columns
  func heightOfRow(of item: Int) -> Double {
    var height = 0.0
    var other = firstItemInRow(of: item)
    repeat {
      height = max(height, input.height(of: other))
      other += 1
    } while other < count && columns(of: other - 1).upperBound <= column(of: other)
    return height
  }

  /// Returns the first item of the row that an item is in; rows must be aligned.
  func firstItemInRow(of item: Int) -> Int {
    var first = item
    while first > 0, columns(of: first - 1).upperBound <= column(of: first) { first -= 1 }
    return first
  }
}
