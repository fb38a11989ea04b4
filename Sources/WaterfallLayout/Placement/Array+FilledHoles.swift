/// Lists of items, some of which fill holes above earlier ones.
extension [Int32] {
  /// Sorts items of the same columns, which are ascending by index, from the top down.
  ///
  /// Only items in holes are above earlier ones: they alone are sorted, and put between runs of the
  /// others (`layout/holes` in the benchmark).
  mutating func sortFromTop(of places: ItemPlaces) {
    let positions = positionsInHoles(of: places)
    if positions.isEmpty { return }
    let inHoles = positions.map { self[$0] }.sorted { places.precedes(Int($0), Int($1)) }
    let others = removing(positions)
    removeAll(keepingCapacity: true)
    var rest = others[...]
    for item in inHoles {
      let count = rest.partitioningIndex { places.precedes(Int(item), Int($0)) } - rest.startIndex
      append(contentsOf: rest.prefix(count))
      append(item)
      rest.removeFirst(count)
    }
    append(contentsOf: rest)
  }

  /// Returns the positions of the items that are above earlier ones, ascending.
  private func positionsInHoles(of places: ItemPlaces) -> [Int] {
    var positions: [Int] = []
    var (lowest, lowestStart) = (-1, -Double.infinity)
    for position in indices {
      let item = Int(self[position])
      let start = places.start(of: item)
      if start <= lowestStart, places.precedes(item, lowest) {
        positions.append(position)
      } else {
        (lowest, lowestStart) = (item, start)
      }
    }
    return positions
  }

  /// Returns the elements except for those at some positions, which are ascending.
  private func removing(_ positions: [Int]) -> [Int32] {
    var others: [Int32] = []
    others.reserveCapacity(count)
    var first = 0
    for position in positions {
      others += self[first..<position]
      first = position + 1
    }
    others += self[first...]
    return others
  }
}
