/// The free space that neighboring columns have in common: the holes between items, and everything
/// below the lowest one.
struct FreeSpace: Sendable {
  /// The free extents above the last item, from the top down.
  private var holes = HoleList()
  /// The start of the endless space below the last item.
  private var open: Double
  /// The greatest end of the columns, item spacing included: where an item starts that fills no
  /// hole.
  private(set) var top: Double

  /// Makes the free space of columns that are free from a coordinate on.
  init(from start: Double) {
    open = start
    top = start
  }

  /// Returns the start of a hole that fits a length, infinity if there is none above the top.
  @inline(__always)
  func holeStart(fitting length: Double) -> Double {
    let start = holes.isEmpty ? open : self.start(fitting: length)
    return start < top - Tolerance.epsilon ? start : .infinity
  }

  /// Returns the highest coordinate from which a length is free; an exact fit fits.
  @inline(__always)
  func start(fitting length: Double) -> Double { holes.start(fitting: length) ?? open }

  /// Removes a range that an item occupies from the free space.
  ///
  /// - Parameters:
  ///   - start: The start of the item.
  ///   - end: The least start of an item below it.
  ///   - least: The length of the shortest item that is still to be placed; shorter holes are
  ///     dropped.
  @inline(__always)
  mutating func occupy(from start: Double, to end: Double, keepingHolesOf least: Double) {
    top = max(top, end)
    guard start < end else { return }
    if start < open { holes.cut(from: start, to: end, keepingHolesOf: least) }
    guard end > open else { return }
    if start > open { holes.append(Hole(start: open, end: start), keepingHolesOf: least) }
    open = end
  }
}
