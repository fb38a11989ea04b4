/// The start and the length of an element along one axis.
struct Extent: Hashable, Sendable {
  /// The start, in points.
  var start: Double
  /// The length, in points, at least 0.
  var length: Double

  /// The end, in points.
  var end: Double { start + length }
}

/// A half-open range along one axis that elements are looked up in; its bounds may be infinite.
struct AxisRange: Hashable, Sendable {
  /// The least coordinate inside.
  var lower: Double
  /// The least coordinate above `lower` that is no longer inside.
  var upper: Double

  /// Returns the mirror image of the range in a length.
  func mirrored(in length: Double) -> AxisRange {
    AxisRange(lower: length - upper, upper: length - lower)
  }

  /// Returns whether an element is at least partly inside the range.
  ///
  /// It reaches into the range by more than epsilon, so that touching edges don't meet, noise or
  /// not; or it starts inside, which is all that an element without length can do.
  @inline(__always)
  func meets(_ extent: Extent) -> Bool {
    guard extent.start < upper - Tolerance.epsilon else { return false }
    return extent.end - Tolerance.epsilon > lower || extent.start >= lower - Tolerance.epsilon
  }
}
