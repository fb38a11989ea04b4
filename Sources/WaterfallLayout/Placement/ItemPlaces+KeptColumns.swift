extension ItemPlaces {
  /// Moves the items below those whose heights have changed, each in its columns.
  ///
  /// - Parameters:
  ///   - changed: The indices of the items, ascending, at least one.
  ///   - columns: The index of the items in each column.
  mutating func push(below changed: [Int], columns: ColumnIndex) {
    if input.hasSingles {
      pushSingles(below: changed, columns)
    } else if let first = changed.first {
      var ends = rules.columnStarts ?? [Double](repeating: 0, count: rules.columnCount)
      for (column, last) in columns.lastItems(before: first, of: self).enumerated() where last >= 0
      {
        ends[column] = spacedEnd(of: last)
      }
      pushAny(below: changed, ends: ends)
    }
  }

  /// Moves items of one column each, column by column.
  private mutating func pushSingles(below changed: [Int], _ columns: ColumnIndex) {
    var pending = [[Int]](repeating: [], count: rules.columnCount)
    for item in changed { pending[column(of: item)].append(item) }
    for column in pending.indices {
      guard let first = pending[column].first, let last = pending[column].last else { continue }
      push(columns.singles(inColumn: column, of: self), from: first, atLeastTo: last)
    }
  }

  /// Moves the items of a column below one of them, until one after the last changed one stays; the
  /// items exist, and so have places.
  private mutating func push(_ items: [Int32], from first: Int, atLeastTo last: Int) {
    let (input, end) = (input, spacedEnd(of: first))
    withMutablePlaces { places in
      var start = end
      for item in items[items.partitioningIndex { $0 > first }...].lazy.map({ Int($0) }) {
        if places[item].start == start, item > last { return }
        places[item].start = start
        start = input.spacedEnd(of: item, from: start)
      }
    }
  }

  /// Moves items of any span, in order, as long as the end of some column has moved.
  ///
  /// - Complexity: O((n − i) · s) for the first changed item i of n, and spans of s columns
  private mutating func pushAny(below changed: [Int], ends: [Double]) {
    var ends = ends
    var changed = changed[...]
    var isMoved = [Bool](repeating: false, count: rules.columnCount)
    var movedCount = 0
    for item in (changed.first ?? count)..<count {
      let columns = columns(of: item)
      let start = columns.reduce(0) { max($0, ends[$1]) }
      let moves = start != self.start(of: item) || changed.first == item
      if changed.first == item { changed.removeFirst() }
      setStart(start, of: item)
      let end = input.spacedEnd(of: item, from: start)
      for column in columns {
        ends[column] = end
        if isMoved[column] != moves { movedCount += moves ? 1 : -1 }
        isMoved[column] = moves
      }
      if movedCount == 0, changed.isEmpty { return }
    }
  }
}
