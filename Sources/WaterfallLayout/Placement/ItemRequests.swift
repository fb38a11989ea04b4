/// The requests of a section's items, kept only where some item has one.
struct ItemRequests: Hashable, Sendable {
  /// The request of each item.
  private(set) var values: [ItemRequest]
  /// How many items want something other than a single automatic column.
  private(set) var specialCount = 0
  /// How many items name their column.
  private(set) var namedCount = 0

  /// Takes down requests, one an item; `nil` where no item has one.
  init?(_ values: [ItemRequest]) {
    self.values = values
    count(values, by: 1)
    if specialCount == 0 { return nil }
  }

  /// Makes requests of items without any.
  init(automatic count: Int) {
    values = Array(repeating: .automatic, count: count)
  }

  /// Replaces the requests of the items from one on.
  mutating func replace(from first: Int, with tail: [ItemRequest]) {
    count(values[first...], by: -1)
    count(tail[...], by: 1)
    values.replaceSubrange(first..., with: tail)
  }

  private mutating func count(_ requests: some Sequence<ItemRequest>, by step: Int) {
    for request in requests where request != .automatic {
      specialCount += step
      if request.namesColumn { namedCount += step }
    }
  }
}
