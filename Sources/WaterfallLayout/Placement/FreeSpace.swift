/// The holes that neighboring columns have in common: what is free above the greatest of their
/// ends, their top.
struct FreeSpace: Sendable {
  /// The free extents above the last item that takes up space, from the top down.
  private var holes = HoleList()
  /// The start of what is free below that item, or infinity if that is the top: an item that takes
  /// up no space may be farther down.
  private var open = Double.infinity

  /// The length of the longest item that fits, its spacing included, or negative infinity if there
  /// is no hole.
  @inline(__always)
  var longest: Double { open < .infinity ? .infinity : holes.longest }

  /// A coordinate below all holes, or negative infinity if there is none.
  @inline(__always)
  var lowest: Double { open < .infinity ? .infinity : holes.end }

  /// Returns the start of the highest hole that fits a length, or `nil` if there is none; an exact
  /// fit fits.
  func start(fitting length: Double, above top: Double) -> Double? {
    let start = holes.start(fitting: length) ?? open
    return start < top - Tolerance.epsilon ? start : nil
  }

  /// Removes a range that an item occupies from the holes, and adds the one that is left above it.
  ///
  /// - Parameters:
  ///   - start: The start of the item.
  ///   - end: The least start of an item below it.
  ///   - top: The greatest end of the columns before the item.
  ///   - least: The length of the shortest item; shorter holes are dropped.
  mutating func occupy(
    from start: Double,
    to end: Double,
    top: Double,
    keepingHolesOf least: Double
  ) {
    var open = min(open, top)
    if start < end {
      holes.cut(from: start, to: end, keepingHolesOf: least)
      if end > open {
        let hole = Hole(start: open, end: start)
        if hole.isUsable(for: least) { holes.append(hole) }
        open = end
      }
    }
    self.open = open < max(top, end) ? open : .infinity
  }
}
