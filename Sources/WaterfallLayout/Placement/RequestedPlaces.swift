/// The places of items of any span, in requested, kept or chosen columns, computed one after the
/// other.
struct RequestedPlaces<Chooser: SpanChooser>: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let items: ItemInput
  private let first: Int
  private var item: Int
  /// The places that items had before, whose columns are kept.
  private let kept: [Place]
  private var chooser: Chooser

  /// Makes the places of items from a first one on.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - first: The first item.
  ///   - kept: The earlier places of the items from that one on, whose columns are kept if they are
  ///     known; there may be fewer of them than items.
  ///   - chooser: The chooser of the columns of the others.
  init(of items: ItemInput, from first: Int, kept: [Place], chooser: Chooser) {
    underestimatedCount = items.count - first
    self.items = items
    self.first = first
    item = first
    self.kept = kept
    self.chooser = chooser
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard item < items.count else { return nil }
    defer { item += 1 }
    let height = items.height(of: item)
    let request = items.request(of: item)
    let span = Swift.min(Int(request.span), items.rules.columnCount)
    let (column, start): (Int, Double)
    if let given = givenColumn(request, span: span) {
      start = chooser.fill(
        given..<(given + span),
        height: height,
        movesCursor: !request.namesColumn
      )
      column = given
    } else {
      (column, start) = chooser.fillNext(span: span, height: height)
    }
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }

  /// Returns the column that an item keeps or asks for, or `nil` if it is automatic.
  @inline(__always)
  private func givenColumn(_ request: ItemRequest, span: Int) -> Int? {
    if item - first < kept.count, kept[item - first].isKnown {
      return Int(kept[item - first].column)
    }
    guard request.namesColumn else { return nil }
    return Swift.min(Int(request.column), items.rules.columnCount - span)
  }
}
