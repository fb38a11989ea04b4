extension PlacedItems {
  /// Places the items from one on, by the rules; items before it stay where they are.
  mutating func place(from first: Int) {
    unlist(from: first)
    makeRoom(from: first)
    if rules.alignsRows {
      placeRows(from: first)
    } else {
      let ends = ColumnEnds(ends(before: first))
      if requests == nil, !rules.keepsColumns {
        placeSingles(from: first, ends: ends, cursor: cursor(before: first))
      } else {
        placeAny(from: first, ends: ends, cursor: cursor(before: first))
      }
    }
    list(from: first)
    measureLength()
  }

  /// Makes the results as many as items; what is new has no column yet.
  private mutating func makeRoom(from first: Int) {
    starts.resize(to: count, with: 0)
    columns.resize(to: count, with: Self.unplaced)
    let remembersCursors = rules.usesCursor && (requests?.namedCount ?? 0) > 0
    if remembersCursors, cursors.isEmpty {
      cursors = (0..<first).map { UInt16(truncatingIfNeeded: wrapped(columns(of: $0).upperBound)) }
    }
    cursors.resize(to: remembersCursors ? count : 0, with: 0)
  }

  /// Places items of one automatic column each: the common case, and the fast one.
  private mutating func placeSingles(from first: Int, ends: ColumnEnds, cursor: Int) {
    var ends = ends
    var cursor = cursor
    let (usesCursor, tolerance) = (rules.usesCursor, rules.tieTolerance)
    for item in first..<count {
      let column = ends.column(from: cursor, within: tolerance)
      let start = ends.values[column]
      starts[item] = start
      columns[item] = UInt16(truncatingIfNeeded: column)
      ends.fill(column, to: start + height(of: item) + rules.itemSpacing)
      if usesCursor { cursor = wrapped(column + 1) }
    }
  }

  /// Places items of any span, in columns of their own choice, kept ones, or automatic ones.
  private mutating func placeAny(from first: Int, ends: ColumnEnds, cursor: Int) {
    var ends = ends
    var cursor = cursor
    for item in first..<count {
      let position = position(for: item, ends: ends, cursor: cursor)
      let columns = position..<(position + span(of: item))
      let start = ends.top(of: columns)
      starts[item] = start
      self.columns[item] = UInt16(truncatingIfNeeded: position)
      let end = start + height(of: item) + rules.itemSpacing
      for column in columns { ends.fill(column, to: end) }
      if rules.usesCursor, requestedPosition(of: item) == nil {
        cursor = wrapped(columns.upperBound)
      }
      if !cursors.isEmpty { cursors[item] = UInt16(truncatingIfNeeded: cursor) }
    }
  }

  private func position(for item: Int, ends: ColumnEnds, cursor: Int) -> Int {
    if rules.keepsColumns, columns[item] != Self.unplaced { return Int(columns[item]) }
    return requestedPosition(of: item)
      ?? ends.position(forSpan: span(of: item), from: cursor, within: rules.tieTolerance)
  }

  /// Returns the leading-most column that an item asks for, as far as its span lets it, `nil` for an
  /// automatic one.
  func requestedPosition(of item: Int) -> Int? {
    guard let request = requests?.values[item], request.namesColumn else { return nil }
    return min(Int(request.column), rules.columnCount - span(of: item))
  }

  private func wrapped(_ column: Int) -> Int { column < rules.columnCount ? column : 0 }
}

// MARK: - Rows

extension PlacedItems {
  /// A row that is being filled.
  private struct Row {
    var top = 0.0
    var height = 0.0
    /// The first column behind its last item.
    var nextColumn = 0
  }

  private mutating func placeRows(from first: Int) {
    var row = row(before: first)
    for item in first..<count {
      let span = span(of: item)
      let requested = requestedPosition(of: item)
      let fits =
        requested.map { $0 >= row.nextColumn } ?? (row.nextColumn + span <= rules.columnCount)
      if !fits { row = Row(top: row.top + row.height + rules.itemSpacing) }
      let position = requested ?? row.nextColumn
      starts[item] = row.top
      columns[item] = UInt16(truncatingIfNeeded: position)
      row.height = max(row.height, height(of: item))
      row.nextColumn = position + span
    }
  }

  /// Returns the row that the item before another one stands in.
  private func row(before item: Int) -> Row {
    guard item > 0 else { return Row() }
    var first = item - 1
    while first > 0, columns(of: first - 1).upperBound <= Int(columns[first]) { first -= 1 }
    return Row(
      top: starts[first],
      height: (first..<item).reduce(0) { max($0, height(of: $1)) },
      nextColumn: columns(of: item - 1).upperBound
    )
  }
}

// MARK: - Taking up placement at an item

extension PlacedItems {
  /// Returns the end of each column before an item, item spacing included.
  private func ends(before item: Int) -> [Double] {
    if item == 0 { return [Double](repeating: 0, count: rules.columnCount) }
    return lastItems(before: item).map { last in
      guard let last else { return 0 }
      return starts[last] + height(of: last) + rules.itemSpacing
    }
  }

  /// Returns where the search for a place for an item starts.
  private func cursor(before item: Int) -> Int {
    guard rules.usesCursor, item > 0 else { return 0 }
    return cursors.isEmpty ? wrapped(columns(of: item - 1).upperBound) : Int(cursors[item - 1])
  }
}

// MARK: - Lists of the columns' items

extension PlacedItems {
  /// Whether each column has a list of its items.
  private var needsLists: Bool { count >= Self.listThreshold || rules.levelsBottoms }

  /// Takes the items from one on out of the lists.
  private mutating func unlist(from first: Int) {
    if first == 0 { columnItems = [] }
    for column in columnItems.indices {
      let listed = columnItems[column].partitionPoint { $0 < first }
      columnItems[column].removeLast(columnItems[column].count - listed)
    }
  }

  /// Puts the items from one on into the lists.
  private mutating func list(from first: Int) {
    guard needsLists else {
      columnItems = []
      return
    }
    var first = first
    if columnItems.isEmpty {
      columnItems = [[Int32]](repeating: [], count: rules.columnCount)
      first = 0
    }
    for item in first..<count {
      for column in columns(of: item) {
        columnItems[column].append(Int32(truncatingIfNeeded: item))
      }
    }
  }

  mutating func measureLength() {
    if columnItems.isEmpty {
      length = (0..<count).reduce(0) { max($0, starts[$1] + height(of: $1)) }
    } else {
      length = columnItems.reduce(0) { length, list in
        guard let last = list.last.map({ Int($0) }) else { return length }
        return max(length, starts[last] + height(of: last))
      }
    }
  }
}

extension Array {
  /// Cuts the array off or fills it up.
  fileprivate mutating func resize(to count: Int, with element: Element) {
    if count < self.count {
      removeLast(self.count - count)
    } else if count > self.count {
      append(contentsOf: repeatElement(element, count: count - self.count))
    }
  }
}
