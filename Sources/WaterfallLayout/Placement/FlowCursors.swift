/// The cursor after each item: the column after the last automatically placed one.
///
/// Unless items ask for columns, it follows from the item itself, and nothing is stored.
struct FlowCursors: Equatable, Sendable {
  /// The cursor after each item, or `nil` where it follows from the item.
  private var remembered: [UInt16]?

  /// Whether nothing is stored.
  var isEmpty: Bool { remembered == nil }

  /// Returns the stored cursor after an item, or `nil` if it follows from the item.
  subscript(item: Int) -> Int? { remembered.map { Int($0[item]) } }

  /// Removes all cursors, since they follow from the items.
  mutating func removeAll() { remembered = nil }

  /// Removes the stored cursors after the items from a first one on; if nothing is stored,
  /// starts to store cursors.
  mutating func removeItems(from first: Int) {
    if let count = remembered?.count {
      remembered?.removeLast(max(0, count - first))
    } else {
      remembered = []
    }
  }

  /// Adds the cursor after the next item: a column or, if the item has asked for its column, the
  /// cursor after the item before.
  mutating func append(_ column: Int?) {
    let cursor = column.map { UInt16(truncatingIfNeeded: $0) } ?? remembered?.last ?? 0
    remembered?.append(cursor)
  }
}

// MARK: - The cursors of items

extension ItemPlaces {
  /// Returns the column at which the search for the place of an item starts, 0 if the rules use no
  /// cursor; the item must not be the first one.
  func cursor(before item: Int) -> Int {
    guard rules.usesCursor else { return 0 }
    return cursors[item - 1] ?? column(behind: item - 1)
  }

  /// Updates the cursors after the items from a first one on.
  mutating func updateCursors(from first: Int) {
    guard rules.usesCursor, !fillsHoles, let requests = input.requests, requests.namedCount > 0
    else {
      cursors.removeAll()
      return
    }
    let first = cursors.isEmpty ? 0 : first
    cursors.removeItems(from: first)
    for item in first..<count {
      cursors.append(input.request(of: item).namesColumn ? nil : column(behind: item))
    }
  }

  /// Returns the column after an item, which after the last column is the first one.
  private func column(behind item: Int) -> Int {
    let next = columns(of: item).upperBound
    return next < rules.columnCount ? next : 0
  }
}
