/// The requests of a section's items, kept only where some item has one.
struct ItemRequests: Hashable, Sendable {
  /// The request of each item.
  private(set) var values: [ItemRequest]
  /// The number of items that aren't placed automatically in one column.
  private(set) var specialCount: Int32 = 0
  /// The number of items that ask for a column.
  private(set) var namedCount: Int32 = 0

  /// Makes the requests of items, or `nil` if all of them are placed automatically in one column.
  init?(_ values: [ItemRequest]) {
    self.values = values
    count(values, by: 1)
    if specialCount == 0 { return nil }
  }

  /// Makes the requests of items that are placed automatically in one column.
  init(automatic count: Int) {
    values = Array(repeating: .automatic, count: count)
  }

  /// Replaces the requests from an item on.
  mutating func replace(from first: Int, with tail: [ItemRequest]) {
    count(values[first...], by: -1)
    count(tail[...], by: 1)
    values.replaceSubrange(first..., with: tail)
  }

  private mutating func count(_ requests: some Sequence<ItemRequest>, by step: Int32) {
    for request in requests where request != .automatic {
      specialCount += step
      if request.namesColumn { namedCount += step }
    }
  }
}
