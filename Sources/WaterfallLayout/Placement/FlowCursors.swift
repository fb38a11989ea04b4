/// The cursor after each item: the column after the last automatically placed one.
///
/// Unless items ask for columns, it follows from the item itself, and nothing is stored.
struct FlowCursors: Equatable, Sendable {
  /// The cursor after each item, or empty where it follows from the item.
  private var remembered: [UInt16] = []

  /// Whether nothing is remembered.
  var isEmpty: Bool { remembered.isEmpty }

  /// Returns the column at which the search for the place of an item behind the first one starts, 0
  /// if the rules use no cursor.
  func cursor(before item: Int, of places: ItemPlaces) -> Int {
    guard places.rules.usesCursor else { return 0 }
    return remembered.isEmpty
      ? Self.cursor(behind: item - 1, of: places) : Int(remembered[item - 1])
  }

  /// Stores the cursors after the items from a first one on, if they don't follow from the items.
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

  /// Returns the column after an item, which after the last column is the first one.
  private static func cursor(behind item: Int, of places: ItemPlaces) -> Int {
    let next = places.columns(of: item).upperBound
    return next < places.rules.columnCount ? next : 0
  }
}
