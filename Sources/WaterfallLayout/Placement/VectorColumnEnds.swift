/// The ends of up to eight columns in ascending order, for items of one column in the shortest of
/// them.
///
/// The ends are in a vector and the columns in the bytes of an integer, so that an end is put into
/// its place without a branch that could be mispredicted, which takes less than half the time
/// (`layout/columns/8` in the benchmark).
struct VectorColumnEnds: ColumnChooser {
  /// The ends in ascending order, infinite where there is no such column.
  private var ends: SIMD8<Double>
  /// The columns in the order of their ends, the one with the least end in the lowest byte.
  private var columns: UInt64
  private let spacing: Double
  private let ties: TieRule

  /// The greatest number of columns.
  static let capacity = 8

  /// Makes a chooser for columns that are filled up to some ends.
  init(_ ends: ColumnFill, rules: PlacementRules) {
    let sorted = ends.ends(ofColumns: rules.columnCount).enumerated()
      .sorted { $0.element < $1.element }
    self.ends = SIMD8(repeating: .infinity)
    columns = 0
    for (position, entry) in sorted.enumerated() {
      self.ends[position] = entry.element
      columns |= UInt64(truncatingIfNeeded: entry.offset) &<< UInt64(8 * position)
    }
    spacing = rules.itemSpacing
    ties = TieRule(tolerance: rules.tieTolerance)
  }

  @inline(__always)
  mutating func fillNext(height: Double) -> (column: Int, start: Double) {
    if ties.isTied(ends[1], withLeast: ends[0]) { moveLeadingTieToStart() }
    let (start, column) = (ends[0], columns & 0xff)
    insert(start + height + spacing, column)
    return (Int(truncatingIfNeeded: column), start)
  }

  /// Removes the least end, and inserts another one in its order.
  @inline(__always)
  private mutating func insert(_ end: Double, _ column: UInt64) {
    let rest = SIMD8(ends[1], ends[2], ends[3], ends[4], ends[5], ends[6], ends[7], .infinity)
    let isBefore = rest .< end
    // Each position gets the new end, unless that belongs after it or before it.
    let limited = rest.replacing(with: end, where: .!isBefore)
    var previous = ends
    previous[0] = -.infinity
    ends = limited.replacing(with: previous, where: previous .> limited)
    let ones = SIMD8<Int64>(repeating: 0).replacing(with: 1, where: isBefore)
    let bits = UInt64(truncatingIfNeeded: 8 &* ones.wrappedSum())
    let others = columns &>> 8
    let before = (1 &<< bits) &- 1
    columns = (others & before) | (column &<< bits) | ((others & ~before) &<< 8)
  }

  /// Moves the leading-most column that is tied with the least end to the start, and those before
  /// it up by one.
  @inline(never)
  private mutating func moveLeadingTieToStart() {
    func column(_ position: Int) -> UInt64 { columns &>> UInt64(8 * position) & 0xff }
    var leading = 0
    for position in 1..<Self.capacity {
      guard ties.isTied(ends[position], withLeast: ends[0]) else { break }
      if column(position) < column(leading) { leading = position }
    }
    let (end, first) = (ends[leading], column(leading))
    let moved: UInt64 = (1 &<< UInt64(8 * leading)) &- 1
    let above = columns & ~(moved | 0xff &<< UInt64(8 * leading))
    columns = above | (columns & moved) &<< 8 | first
    for position in (0..<leading).reversed() { ends[position + 1] = ends[position] }
    ends[0] = end
  }
}
