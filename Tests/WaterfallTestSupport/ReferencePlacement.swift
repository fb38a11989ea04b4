import WaterfallLayout

/// The items of one section along the scroll axis, by the rules of `HowItemsArePlaced`, "The four
/// packings", "Holes", "Stamps" and "Stretched items", and by brute force.
///
/// For each new item every earlier one is looked at again. Tops are measured from the first item's.
struct ReferencePlacement {
  /// Where an item came to stand.
  struct Place {
    var top: Double
    var height: Double
    var columns: Range<Int>
    /// The row that it stands in, where rows are aligned.
    var row = 0
    /// Whether the next item is searched for from behind it.
    var movesCursor: Bool

    var bottom: Double { top + height }
  }

  let columnCount: Int
  let spacing: Double
  /// By how much places may differ and still be tied, apart from a tolerance.
  let tie: Double
  /// Where each column starts, at infinity where it has vanished.
  let starts: [Double]
  /// How far stamps reach.
  let stampLength: Double
  private(set) var places: [Place] = []

  /// Places items in order.
  ///
  /// - Parameters:
  ///   - section: The configuration of the section.
  ///   - columns: The columns.
  ///   - pixels: The pixels to round to.
  ///   - items: The items of the section.
  ///   - fixedColumns: For each item the column that it keeps, or `nil` to have it chosen.
  init(
    _ section: WaterfallSection,
    columns: ReferenceColumns,
    pixels: ReferencePixels,
    items: [LayoutScenario.Item],
    fixedColumns: [Int?]?
  ) {
    columnCount = columns.count
    spacing = pixels.nearest(Double(section.itemSpacing))
    tie = pixels.tie
    let stamps = section.stamps.map { Stamp($0, columnCount: columns.count, pixels) }
    stampLength = stamps.map(\.height).max() ?? 0
    let spacing = spacing
    starts = (0..<columns.count).map { column in
      if !columns.isOpen[column] { return .infinity }
      return stamps.filter { $0.columns.contains(column) }.map { $0.height + spacing }.max() ?? 0
    }
    let items = items.map { (height: pixels.up(Double($0.height)), placement: $0.placement) }
    place(items, section, fixedColumns ?? Array(repeating: nil, count: items.count))
    if section.stretchesItems {
      let heights = places.indices.map { stretchedHeight(of: $0, section.packing) }
      for index in places.indices { places[index].height = heights[index] }
    }
  }

  private mutating func place(
    _ items: [(height: Double, placement: WaterfallItemPlacement)],
    _ section: WaterfallSection,
    _ fixed: [Int?]
  ) {
    for (index, item) in items.enumerated() {
      let span = min(max(item.placement.span, 1), columnCount)
      let wish = item.placement.column.map { min(max($0, 0), columnCount - span) }
      var position: Int
      var top: Double
      var isInHole = false
      var row = 0
      if section.packing == .alignedRows {
        (row, position, top) = nextInRow(span: span, wish: wish)
      } else {
        position =
          wish ?? fixed[index]
          ?? lightestPosition(at: index, span: span, items, fixed)
          ?? chosenPosition(span: span, section.packing)
        top = tops(ofSpan: span)[position]
        if section.fillsHoles, !section.keepsColumns,
          let hole = hole(item.height, span: span, wish, (position, top), section.packing)
        {
          (position, top) = hole
          isInHole = true
        }
      }
      places.append(
        Place(
          top: top,
          height: item.height,
          columns: position..<position + span,
          row: row,
          movesCursor: wish == nil && !isInHole
        )
      )
    }
  }

  /// The lower edge of the lowest item or stamp, 0 without any.
  var extent: Double { max(stampLength, places.map(\.bottom).max() ?? 0) }

  /// Returns the lower edge of the lowest item in each column, without spacing.
  func columnEnds(aligned: Bool) -> [Double] {
    (0..<columnCount).map { column in
      if aligned { return extent }
      let lowest = places.filter { $0.columns.contains(column) }.map(\.bottom).max()
      return lowest ?? (starts[column].isFinite ? max(0, starts[column] - spacing) : 0)
    }
  }

  /// Stretches the items with no other ones below them by a further length.
  mutating func reachDown(by length: Double) {
    for index in places.indices where below(index).isEmpty { places[index].height += length }
  }

  /// Returns the items that come below an item in one of its columns.
  private func below(_ index: Int) -> [Int] {
    let place = places[index]
    return places.indices.filter { other in
      other != index && places[other].columns.overlaps(place.columns)
        && (places[other].top, places[other].bottom, other) > (place.top, place.bottom, index)
    }
  }

  /// Returns the height of an item that is stretched down to what follows.
  private func stretchedHeight(of index: Int, _ packing: WaterfallPacking) -> Double {
    let place = places[index]
    if packing == .alignedRows {
      return places.filter { $0.row == place.row }.map(\.height).max() ?? 0
    }
    let below = below(index)
    // Where the next item touches, there is nothing to be stretched, not even by noise.
    if below.contains(where: { places[$0].top <= place.bottom + spacing }) { return place.height }
    let next = below.map { places[$0].top - spacing }.min() ?? extent
    return max(place.height, next - place.top)
  }
}

/// A stamp.
private struct Stamp {
  let columns: Range<Int>
  let height: Double

  init(_ stamp: WaterfallStamp, columnCount: Int, _ pixels: ReferencePixels) {
    let all = Array(0..<columnCount)
    let span = min(stamp.span, columnCount)
    let offset = min(stamp.offset, columnCount - span)
    let covered =
      stamp.edge == .leading
      ? all.dropFirst(offset).prefix(span) : all.dropLast(offset).suffix(span)
    columns = covered[covered.startIndex]..<covered[covered.startIndex] + span
    height = pixels.up(Double(stamp.height))
  }
}

// MARK: - Columns of their own

extension ReferencePlacement {
  /// Returns the least top that an item could have at each position, from all earlier items.
  private func tops(ofSpan span: Int) -> [Double] {
    var ends = starts
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
    let end = places.last { $0.movesCursor }?.columns.upperBound ?? 0
    return end == columnCount ? 0 : end
  }
}

// MARK: - Kept columns

extension ReferencePlacement {
  /// Returns the lightest position for an item that comes before one with kept columns, or `nil`
  /// for one that comes after all of these.
  ///
  /// The loads are those of all items with kept columns and of the items that came before.
  private func lightestPosition(
    at index: Int,
    span: Int,
    _ items: [(height: Double, placement: WaterfallItemPlacement)],
    _ fixed: [Int?]
  ) -> Int? {
    guard let lastFixed = fixed.lastIndex(where: { $0 != nil }), index < lastFixed else {
      return nil
    }
    var loads = starts.map { $0.isFinite ? 0 : $0 }
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
  private func nextInRow(span: Int, wish: Int?) -> (row: Int, position: Int, top: Double) {
    let first = freeColumn(from: 0, span: span)
    guard let last = places.last else {
      return (0, wish ?? first ?? 0, starts.filter(\.isFinite).max() ?? 0)
    }
    let next = wish ?? freeColumn(from: last.columns.upperBound, span: span)
    if let next, next >= last.columns.upperBound { return (last.row, next, last.top) }
    let bottom = places.filter { $0.row == last.row }.map(\.bottom).max() ?? 0
    return (last.row + 1, wish ?? first ?? 0, bottom + spacing)
  }

  /// Returns the first column from one on where an automatic item meets no vanished column.
  private func freeColumn(from first: Int, span: Int) -> Int? {
    (0..<columnCount).first { column in
      column >= first && column + span <= columnCount
        && starts[column..<column + span].allSatisfy(\.isFinite)
    }
  }
}

// MARK: - Holes

extension ReferencePlacement {
  /// Returns the hole that an item takes, or `nil` if it takes its ordinary place.
  private func hole(
    _ height: Double,
    span: Int,
    _ wish: Int?,
    _ ordinary: (position: Int, top: Double),
    _ packing: WaterfallPacking
  ) -> (position: Int, top: Double)? {
    let tops = tops(ofSpan: span)
    let holes = tops.indices.compactMap { position -> (position: Int, top: Double)? in
      if let wish, wish != position { return nil }
      let start = freeStart(of: height + spacing, in: position..<position + span)
      return start < tops[position] - ReferencePixels.noise ? (position, start) : nil
    }
    guard let highest = holes.map(\.top).min() else { return nil }
    var limit = tie
    if case .flow(let tolerance) = packing { limit += Double(tolerance) }
    return holes.first { hole in
      let isEligible = hole.top - highest < limit
      let isAbove = hole.top < ordinary.top - ReferencePixels.noise
      let isLevel = hole.top < ordinary.top + ReferencePixels.noise
      return isEligible && (isAbove || (isLevel && hole.position < ordinary.position))
    }
  }

  /// Returns the highest coordinate from which a length is free in some columns.
  private func freeStart(of length: Double, in columns: Range<Int>) -> Double {
    let noise = ReferencePixels.noise
    let taken = places.filter { $0.columns.overlaps(columns) && $0.bottom + spacing > $0.top }
    let first = starts[columns].max() ?? 0
    let candidates = [first] + taken.map { $0.bottom + spacing }.filter { $0 >= first }
    return candidates.sorted().first { start in
      taken.allSatisfy { place in
        place.bottom + spacing <= start + noise
          || place.top >= start + max(length, 2 * noise) - noise
      }
    } ?? .infinity
  }
}
