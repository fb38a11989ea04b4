/// The positions of a section's columns across the scroll axis.
///
/// Lengths are counted in units: pixels where there is a display scale, points where there is none.
/// A column that has vanished has no width, and starts where the next one does.
struct ColumnGrid: Hashable, Sendable {
  /// The number of columns, at least 1, those that have vanished included.
  let count: Int
  /// The columns that haven't vanished, ascending, or `nil` where that is all of them.
  private let keptColumns: [Int]?
  /// The start of the content width, in points.
  private let leading: Double
  /// The number of units in a point.
  private let scale: Double
  private let columnUnits: Double
  private let gapUnits: Double
  private let spare: ColumnSpare
  /// The width of a column, in points.
  let columnWidth: Double
  /// The extent of each column, so that none is computed again in a query (`query` in the
  /// benchmark).
  private var extents: [Extent] = []

  /// Divides the content width of a section into columns.
  ///
  /// - Parameters:
  ///   - columns: The number of columns and the width that they share.
  ///   - keptColumns: Those that haven't vanished, ascending, at least one; the default, `nil`, is
  ///     all of them.
  init(_ columns: ResolvedColumns, keptColumns: [Int]? = nil) {
    count = columns.count
    self.keptColumns = keptColumns
    leading = columns.contentInsets.leading
    let kept = Double(keptColumns?.count ?? columns.count)
    let pixels = columns.pixels
    let isExact = !pixels.counts(max(columns.contentWidth, columns.spacing))
    scale = isExact ? 1 : pixels.scale ?? 1
    let units = { (length: Double) in isExact ? length : (length * (pixels.scale ?? 1)).rounded() }
    gapUnits = units(columns.spacing)
    let room = units(columns.contentWidth) - (kept - 1) * gapUnits
    let equalUnits = isExact ? room / kept : (room / kept).rounded(.down)
    let greatestUnits =
      columns.maximumWidth < columns.contentWidth
      ? units(pixels.roundedDown(columns.maximumWidth)) : .infinity
    columnUnits = max(0, min(equalUnits, greatestUnits))
    columnWidth = isExact ? columnUnits : columnUnits / scale
    spare = ColumnSpare(
      units: isExact && greatestUnits >= equalUnits ? 0 : max(0, room - columnUnits * kept),
      columnCount: Int(kept),
      isWhole: !isExact,
      sharing: greatestUnits < equalUnits
        ? .aligned(columns.alignment) : (gapUnits > 0 ? .widerGaps : .widerColumns)
    )
    extents = (0..<count).map { computedExtent(ofColumns: $0..<($0 + 1)) }
  }

  /// Returns a length in units in points.
  private func points(_ units: Double) -> Double { scale == 1 ? units : units / scale }

  /// Returns how many columns before one haven't vanished.
  private func slot(ofColumn column: Int) -> Int {
    guard let keptColumns else { return column }
    return keptColumns.partitioningIndex { $0 >= column }
  }

  /// Returns the width of an item over 1 to `count` neighboring columns, with gaps of the smallest
  /// size.
  func width(ofSpan span: Int) -> Double {
    if span == 1 { return columnWidth }
    return points(Double(span) * columnUnits + Double(span - 1) * (gapUnits + spare.leastGapShare))
  }

  /// Returns the start of a column, in points.
  func origin(ofColumn column: Int) -> Double { extents[column].start }

  /// Returns the extent of an item over neighboring columns, none of which has vanished.
  ///
  /// It includes whatever was added to the gaps between them.
  @inline(__always)
  func extent(ofColumns columns: Range<Int>) -> Extent {
    columns.count == 1 ? extents[columns.lowerBound] : computedExtent(ofColumns: columns)
  }

  /// Calls a function with the extent of each column.
  @inline(__always)
  func withColumnExtents(_ body: (UnsafeBufferPointer<Extent>) -> Void) {
    extents.withUnsafeBufferPointer(body)
  }

  @inline(never)
  private func computedExtent(ofColumns columns: Range<Int>) -> Extent {
    let first = slot(ofColumn: columns.lowerBound)
    let last = first + columns.count - 1
    let span = Double(columns.count)
    let start = points(Double(first) * (columnUnits + gapUnits) + spare.share(beforeSlot: first))
    let units =
      span * columnUnits + (span - 1) * gapUnits + spare.share(fromSlot: first, through: last)
    return Extent(start: leading + start, length: points(units))
  }

  /// Returns the columns whose items may meet a range across the scroll axis.
  ///
  /// The range may lie in the gap after the first of them, where only spanning items are.
  func columns(near range: AxisRange) -> Range<Int> {
    if range.lower <= leading, range.upper > origin(ofColumn: count - 1) { return 0..<count }
    let lower = range.lower - Tolerance.epsilon
    let starting = (0..<count).partitioningIndex { origin(ofColumn: $0) >= lower }
    let upper = (0..<count).partitioningIndex { origin(ofColumn: $0) >= range.upper }
    return min(max(starting - 1, 0), upper)..<upper
  }
}
