extension PlacedItems {
  /// Places the items from one on, by the rules; items before it stay where they are.
  mutating func place(from first: Int) {
    unlist(from: first)
    if rules.alignsRows {
      cursors = []
      makeRoom()
      placeRows(from: first)
    } else if requests == nil, !rules.keepsColumns {
      placeSingles(from: first)
    } else {
      placeAny(from: first)
    }
    list(from: first)
    measureLength()
  }

  /// Makes the places as many as the items.
  private mutating func makeRoom() {
    places.removeLast(max(0, places.count - count))
    places.append(contentsOf: repeatElement(.unknown, count: count - places.count))
  }
}

// MARK: - Items of one automatic column each

extension PlacedItems {
  /// Places items of one automatic column each: the common case, and the fast one.
  private mutating func placeSingles(from first: Int) {
    let (columnCount, spacing) = (rules.columnCount, rules.itemSpacing)
    let cursor = cursor(before: first)
    if !cursors.isEmpty { cursors = [] }
    if !rules.usesCursor, columnCount <= FewColumnEnds.capacity {
      let ends = first > 0 ? ends(before: first) : nil
      let chooser = FewColumnEnds(columnCount: columnCount, ends: ends, spacing: spacing)
      placeSingles(from: first, choosing: chooser)
    } else if !rules.usesCursor, SortedColumnEnds.counts.contains(columnCount) {
      let chooser = SortedColumnEnds(ends(before: first), spacing: spacing)
      placeSingles(from: first, choosing: chooser)
    } else {
      let chooser = ColumnEnds(ends(before: first), rules: rules, cursor: cursor)
      placeSingles(from: first, choosing: chooser)
    }
  }

  /// Places them in the columns that a chooser gives.
  @inline(__always)
  private mutating func placeSingles(from first: Int, choosing chooser: some ColumnChooser) {
    places.removeLast(max(0, places.count - first))
    places.append(
      contentsOf: SinglePlaces(
        from: first,
        heights: heights,
        pixels: rules.pixels,
        chooser: chooser
      )
    )
  }
}

// MARK: - Items of any kind

extension PlacedItems {
  /// Places items of any span, in columns of their own choice, kept ones, or automatic ones.
  private mutating func placeAny(from first: Int) {
    var ends = ColumnEnds(ends(before: first), rules: rules, cursor: cursor(before: first))
    let remembersCursors = rules.usesCursor && (requests?.namedCount ?? 0) > 0
    rememberCursors(before: remembersCursors ? first : nil)
    makeRoom()
    for item in first..<count {
      let position = position(for: item, ends: ends)
      let columns = position..<(position + span(of: item))
      let start = ends.top(of: columns)
      places[item] = Place(start: start, column: UInt16(truncatingIfNeeded: position))
      ends.fill(columns, to: start + height(of: item) + rules.itemSpacing)
      if requestedPosition(of: item) == nil { ends.moveCursor(behind: columns.upperBound) }
      if remembersCursors { cursors.append(UInt16(truncatingIfNeeded: ends.cursor)) }
    }
  }

  private func position(for item: Int, ends: ColumnEnds) -> Int {
    if rules.keepsColumns, places[item].isKnown { return Int(places[item].column) }
    return requestedPosition(of: item) ?? ends.position(forSpan: span(of: item))
  }

  /// Returns the leading-most column that an item asks for, as far as its span lets it, `nil` for
  /// an automatic one.
  func requestedPosition(of item: Int) -> Int? {
    guard let request = requests?.values[item], request.namesColumn else { return nil }
    return min(Int(request.column), rules.columnCount - span(of: item))
  }
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
      places[item] = Place(start: row.top, column: UInt16(truncatingIfNeeded: position))
      row.height = max(row.height, height(of: item))
      row.nextColumn = position + span
    }
  }

  /// Returns the row that the item before another one stands in.
  private func row(before item: Int) -> Row {
    guard item > 0 else { return Row() }
    var first = item - 1
    while first > 0, columns(of: first - 1).upperBound <= Int(places[first].column) { first -= 1 }
    return Row(
      top: places[first].start,
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
    return lastItems(before: item).map { $0.map { spacedEnd(of: $0) } ?? 0 }
  }

  /// Returns where the search for a place for an item starts.
  private func cursor(before item: Int) -> Int {
    guard rules.usesCursor, item > 0 else { return 0 }
    if !cursors.isEmpty { return Int(cursors[item - 1]) }
    let next = columns(of: item - 1).upperBound
    return next < rules.columnCount ? next : 0
  }

  /// Keeps the cursors behind the items before one, or none.
  private mutating func rememberCursors(before item: Int?) {
    if let item, cursors.isEmpty {
      cursors = (0..<item).map { UInt16(truncatingIfNeeded: cursor(before: $0 + 1)) }
    } else {
      cursors.removeLast(cursors.count - min(item ?? 0, cursors.count))
    }
  }
}

// MARK: - Lists of the columns' items

extension PlacedItems {
  /// Whether each column has a list of its items.
  private var needsLists: Bool { count >= Self.listThreshold || rules.stretchesItems }

  /// Takes the items from one on out of the lists.
  private mutating func unlist(from first: Int) {
    if columnItems.isEmpty { return }
    if first == 0 { columnItems = [] }
    for column in columnItems.indices {
      let listed = Self.position(of: first, in: columnItems[column])
      columnItems[column].removeLast(columnItems[column].count - listed)
    }
  }

  /// Puts the items from one on into the lists.
  private mutating func list(from first: Int) {
    guard needsLists else {
      if !columnItems.isEmpty { columnItems = [] }
      return
    }
    var first = first
    if columnItems.isEmpty {
      columnItems = [[Int32]](repeating: [], count: rules.columnCount)
      first = 0
    }
    if requests == nil, rules.columnCount <= Self.blockColumns {
      listSingles(from: first)
    } else {
      for item in first..<count {
        for column in columns(of: item) {
          columnItems[column].append(Int32(truncatingIfNeeded: item))
        }
      }
    }
  }

  /// Up to how many columns items are sorted before they are listed.
  private static let blockColumns = 64
  /// How many items are sorted by column at once.
  private static let blockLength = 1024

  /// Puts items of one column each into the lists.
  ///
  /// It sorts a block of items by column and then adds each column's share at once, which costs a
  /// third of adding them one by one.
  private mutating func listSingles(from first: Int) {
    if first == 0 { reserveLists() }
    let share = min(Self.blockLength, count - first)
    var block = [Int32](repeating: 0, count: share * rules.columnCount)
    var ends: [Int] = []
    for start in stride(from: first, to: count, by: Self.blockLength) {
      ends.removeAll(keepingCapacity: true)
      for column in columnItems.indices { ends.append(column * share) }
      Self.sort(start..<min(start + Self.blockLength, count), by: places, into: &block, &ends)
      for column in columnItems.indices {
        columnItems[column].append(contentsOf: block[(column * share)..<ends[column]])
      }
    }
  }

  /// Writes each of some items at the end of its column's share of a block, and moves that end.
  ///
  /// The pointers spare checks of bounds and owners: without them `height-change` in the benchmark
  /// takes a third longer. `places` must hold all of the items, each with a column that has an end,
  /// and the block have room for all of them behind each end.
  private static func sort(
    _ items: Range<Int>,
    by places: [Place],
    into block: inout [Int32],
    _ ends: inout [Int]
  ) {
    places.withUnsafeBufferPointer { places in
      block.withUnsafeMutableBufferPointer { block in
        ends.withUnsafeMutableBufferPointer { ends in
          for item in items {
            let column = Int(places[item].column)
            block[ends[column]] = Int32(truncatingIfNeeded: item)
            ends[column] += 1
          }
        }
      }
    }
  }

  /// Makes room for the items of each column, given that columns mostly have about equally many.
  private mutating func reserveLists() {
    let share = count / rules.columnCount
    for column in columnItems.indices {
      columnItems[column].reserveCapacity(share + share / 64 + 16)
    }
  }

  mutating func measureLength() {
    var length = 0.0
    if columnItems.isEmpty {
      for item in 0..<count { length = max(length, places[item].start + height(of: item)) }
    } else {
      for list in columnItems {
        guard let last = list.last.map({ Int($0) }) else { continue }
        length = max(length, places[last].start + height(of: last))
      }
    }
    self.length = length
  }
}
