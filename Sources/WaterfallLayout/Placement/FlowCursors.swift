/// The column behind the last automatic item, from each item on.
///
/// It is that behind the item itself unless items choose their columns: only then something has to
/// be remembered.
struct FlowCursors: Equatable, Sendable {
  /// The cursor behind each item, or nothing where it follows from the item.
  private var remembered: [UInt16] = []

  /// Returns where the search for a place for an item starts, 0 where the rules have no cursor.
  func cursor(before item: Int, of places: ItemPlaces) -> Int {
    guard places.rules.usesCursor, item > 0 else { return 0 }
    return remembered.isEmpty
      ? Self.cursor(behind: item - 1, of: places) : Int(remembered[item - 1])
  }

  /// Remembers the cursors behind the items from one on, if they don't follow from the items.
  mutating func update(from first: Int, of places: ItemPlaces) {
    guard places.rules.usesCursor, !places.fillsHoles,
      let requests = places.input.requests, requests.namedCount > 0
    else {
      if !remembered.isEmpty { remembered = [] }
      return
    }
    let first = min(first, remembered.count)
    remembered.removeLast(remembered.count - first)
    for item in first..<places.count {
      let isAutomatic = !places.input.request(of: item).namesColumn
      let cursor =
        isAutomatic ? Self.cursor(behind: item, of: places) : Int(remembered.last ?? 0)
      remembered.append(UInt16(truncatingIfNeeded: cursor))
    }
  }

  /// Returns the column behind an item, the first one behind the last.
  private static func cursor(behind item: Int, of places: ItemPlaces) -> Int {
    let next = places.columns(of: item).upperBound
    return next < places.rules.columnCount ? next : 0
  }
}
