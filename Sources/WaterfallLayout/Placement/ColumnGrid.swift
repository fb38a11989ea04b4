/// Where the columns of a section are, across the scroll axis.
///
/// Columns are counted in units: pixels where there is a display scale, points where there is none.
/// All columns are equally wide. The pixels that equal widths leave over widen the gaps, one each,
/// from the leading side on.
struct ColumnGrid: Hashable, Sendable {
  /// The number of columns, at least 1.
  let count: Int
  /// Where the first column starts, in points.
  let leading: Double
  /// The number of units in a point.
  private let scale: Double
  private let columnUnits: Double
  private let gapUnits: Double
  /// How many gaps, counted from the leading side, are one pixel wider than the others.
  private let widerGaps: Int
  /// The width of a column, in points.
  let columnWidth: Double

  /// Divides a content width into columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns, at least 1.
  ///   - leading: Where the first column starts, in points.
  ///   - contentWidth: The width of all columns and gaps, in points and whole pixels.
  ///   - spacing: The least width of a gap, in points and whole pixels.
  ///   - pixels: The pixels that widths round down to.
  init(count: Int, leading: Double, contentWidth: Double, spacing: Double, pixels: PixelGrid) {
    self.count = count
    self.leading = leading
    guard let scale = pixels.scale, max(contentWidth, spacing) * scale < 0x1p52 else {
      self.scale = 1
      gapUnits = spacing
      columnUnits = max(0, (contentWidth - Double(count - 1) * spacing) / Double(count))
      widerGaps = 0
      columnWidth = columnUnits
      return
    }
    self.scale = scale
    gapUnits = (spacing * scale).rounded()
    let forColumns = (contentWidth * scale).rounded() - Double(count - 1) * gapUnits
    columnUnits = max(0, (forColumns / Double(count)).rounded(.down))
    let leftOver = forColumns - columnUnits * Double(count)
    widerGaps = leftOver > 0 ? Int(leftOver) : 0
    columnWidth = columnUnits / scale
  }

  /// Returns units as points.
  @inline(__always)
  private func points(_ units: Double) -> Double { scale == 1 ? units : divided(units) }

  /// Divides out of line: the compiler would otherwise divide first and then ask whether it had to.
  @inline(never)
  private func divided(_ units: Double) -> Double { units / scale }

  /// Returns the width of an item over 1 to `count` neighbouring columns, with gaps of the smallest
  /// size.
  func width(ofSpan span: Int) -> Double {
    if span == 1 { return columnWidth }
    return points(Double(span) * columnUnits + Double(span - 1) * gapUnits)
  }

  /// Returns where a column starts, in points.
  func origin(ofColumn column: Int) -> Double {
    let units = Double(column) * (columnUnits + gapUnits) + Double(min(column, widerGaps))
    return leading + points(units)
  }

  /// Returns the extent of an item over neighbouring columns, wider gaps included.
  func extent(ofColumns columns: Range<Int>) -> Extent {
    let last = columns.upperBound - 1
    let wider = min(last, widerGaps) - min(columns.lowerBound, widerGaps)
    let span = Double(columns.count)
    let units = span * columnUnits + (span - 1) * gapUnits + Double(wider)
    return Extent(start: origin(ofColumn: columns.lowerBound), length: points(units))
  }

  /// Returns the columns whose items may meet a range across the scroll axis.
  ///
  /// The range may lie in the gap behind the first of them, where only spanning items are.
  func columns(near range: AxisRange) -> Range<Int> {
    if range.lower <= leading, range.upper > origin(ofColumn: count - 1) { return 0..<count }
    let starting = (0..<count).partitionPoint { origin(ofColumn: $0) < range.lower }
    let upper = (0..<count).partitionPoint { origin(ofColumn: $0) < range.upper }
    let lower = min(max(starting - 1, 0), upper)
    return lower..<upper
  }
}

// MARK: - The number of columns

extension ColumnGrid {
  /// Returns how many columns of a least width fit, before any limit.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points.
  ///   - contentWidth: The width of all columns and gaps, in points.
  ///   - spacing: The width of a gap, in points.
  ///   - maximumCount: The greatest number, at least 1.
  /// - Returns: The number, at least 1; the greatest one where width and gap are both 0.
  static func count(
    minimumWidth: Double,
    contentWidth: Double,
    spacing: Double,
    maximumCount: Int
  ) -> Int {
    let step = minimumWidth + spacing
    guard step > 0 else { return maximumCount }
    let fitting = (contentWidth + spacing + Tolerance.epsilon) / step
    return fitting < Double(maximumCount) ? max(1, Int(fitting)) : maximumCount
  }
}
