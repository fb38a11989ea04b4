import WaterfallLayout

/// The items of one section along the scroll axis, by the rules of `HowItemsArePlaced`, "The four
/// packings", and by brute force.
///
/// For each new item every earlier one is looked at again. Tops are measured from the first item's.
struct ReferencePlacement {
  /// Where an item came to stand.
  struct Place {
    var top: Double
    var height: Double
    var columns: Range<Int>
    /// Whether the placement was free to choose the column.
    var isAutomatic: Bool

    var bottom: Double { top + height }
  }

  let columnCount: Int
  /// Whether automatic items can enter each column.
  let isOpen: [Bool]
  let spacing: Double
  /// By how much places may differ and still be tied, apart from a tolerance.
  let tie: Double
  private(set) var places: [Place] = []

  /// Places items in order.
  ///
  /// - Parameters:
  ///   - section: The configuration of the section.
  ///   - columnCount: How many columns there are.
  ///   - isOpen: Whether automatic items can enter each column.
  ///   - spacing: The distance between items, rounded already.
  ///   - tie: By how much places may differ and still be tied, apart from a tolerance.
  ///   - items: The heights, rounded already, and what each item asks for.
  ///   - fixedColumns: For each item the column that it keeps, or `nil` to have it chosen.
  init(
    _ section: WaterfallSection,
    columnCount: Int,
    isOpen: [Bool],
    spacing: Double,
    tie: Double,
    items: [(height: Double, placement: WaterfallItemPlacement)],
    fixedColumns: [Int?]?
  ) {
    self.columnCount = columnCount
    self.isOpen = isOpen
    self.spacing = spacing
    self.tie = tie
    let placement = section.packing
    let fixed = fixedColumns ?? Array(repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      let span = min(max(item.placement.span, 1), columnCount)
      let wish = item.placement.column.map { min(max($0, 0), columnCount - span) }
      let position: Int
      let top: Double
      if placement == .alignedRows {
        (position, top) = nextInRow(span: span, wish: wish)
      } else {
        position =
          wish ?? fixed[index]
          ?? lightestPosition(at: index, span: span, items, fixed)
          ?? chosenPosition(span: span, placement)
        top = self.top(at: position, span: span)
      }
      places.append(
        Place(
          top: top,
          height: item.height,
          columns: position..<position + span,
          isAutomatic: wish == nil
        )
      )
    }
    if section.stretchesItems, placement != .alignedRows { stretchedItems() }
  }

  /// The lower edge of the lowest item, 0 without items.
  var extent: Double { places.map(\.bottom).max() ?? 0 }

  /// The lower edge of the lowest item in each column, without spacing.
  func columnEnds(aligned: Bool) -> [Double] {
    (0..<columnCount).map { column in
      if aligned { return extent }
      return places.filter { $0.columns.contains(column) }.map(\.bottom).max() ?? 0
    }
  }

  /// Stretches the items that are the last in all of their columns to the lowest item's lower edge.
  private mutating func stretchedItems() {
    let end = extent
    let levelled = places.indices.filter { index in
      places[(index + 1)...].allSatisfy { !$0.columns.overlaps(places[index].columns) }
    }
    for index in levelled { places[index].height = end - places[index].top }
  }
}

// MARK: - Columns of their own

extension ReferencePlacement {
  private func top(at position: Int, span: Int) -> Double {
    tops(ofSpan: span)[position]
  }

  /// The least top that an item could have at each position, from all earlier items.
  private func tops(ofSpan span: Int) -> [Double] {
    var ends = isOpen.map { $0 ? 0 : Double.infinity }
    for place in places {
      for column in place.columns {
        ends[column] = max(ends[column], place.bottom + spacing)
      }
    }
    return (0...columnCount - span).map { ends[$0..<$0 + span].max() ?? 0 }
  }

  private func chosenPosition(span: Int, _ placement: WaterfallPacking) -> Int {
    let tops = tops(ofSpan: span)
    let low = tops.min() ?? 0
    guard case .flow(let tolerance) = placement else {
      return tops.firstIndex { $0 < low + tie } ?? 0
    }
    let limit = Double(tolerance) + tie
    let tied = tops.indices.filter { tops[$0] - low < limit }
    return tied.first { $0 >= cursor } ?? tied.first ?? 0
  }

  /// The column after the last automatically placed item, the first one after the last column.
  private var cursor: Int {
    let end = places.last { $0.isAutomatic }?.columns.upperBound ?? 0
    return end == columnCount ? 0 : end
  }
}

// MARK: - Kept columns

extension ReferencePlacement {
  /// The lightest position for an item that comes before one that keeps its columns, `nil` for one
  /// that comes behind all of these: of the loads of all kept items and of those that came before.
  private func lightestPosition(
    at index: Int,
    span: Int,
    _ items: [(height: Double, placement: WaterfallItemPlacement)],
    _ fixed: [Int?]
  ) -> Int? {
    guard let lastFixed = fixed.lastIndex(where: { $0 != nil }), index < lastFixed else {
      return nil
    }
    var loads = [Double](repeating: 0, count: columnCount)
    for (other, item) in items.enumerated() {
      let columns: Range<Int>
      if other < index {
        columns = places[other].columns
      } else if let column = fixed[other] {
        columns = column..<column + min(max(item.placement.span, 1), columnCount)
      } else {
        continue
      }
      for column in columns { loads[column] += item.height + spacing }
    }
    let greatest = (0...columnCount - span).map { loads[$0..<$0 + span].max() ?? 0 }
    let least = greatest.min() ?? 0
    return greatest.firstIndex { $0 < least + ReferencePixels.noise }
  }
}

// MARK: - Aligned rows

extension ReferencePlacement {
  private func nextInRow(span: Int, wish: Int?) -> (position: Int, top: Double) {
    guard let last = places.last else { return (wish ?? 0, 0) }
    let position = wish ?? last.columns.upperBound
    if position >= last.columns.upperBound, position + span <= columnCount {
      return (position, last.top)
    }
    let bottom = places.filter { $0.top == last.top }.map(\.bottom).max() ?? 0
    return (wish ?? 0, bottom + spacing)
  }
}
