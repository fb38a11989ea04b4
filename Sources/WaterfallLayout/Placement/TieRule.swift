/// The rule that says which places are equally high.
struct TieRule: Sendable {
  /// Places less than this below the highest one are as high.
  let tolerance: Double

  /// Returns whether a top counts as being as high as the highest one.
  @inline(__always)
  func isTied(_ top: Double, withLeast least: Double) -> Bool { top - least < tolerance }
}
