/// The rule that decides which places count as equally high.
struct TieRule: Sendable {
  /// The distance below the highest place, in points, up to which another one counts as equally
  /// high.
  let tolerance: Double

  /// Returns whether a top counts as equal to the least one.
  @inline(__always)
  func isTied(_ top: Double, withLeast least: Double) -> Bool { top - least < tolerance }
}
