/// The rounding of `HowItemsArePlaced`, "Pixels": to whole pixels where there is a display scale,
/// not at all without.
struct ReferencePixels {
  /// What is too little to decide anything: 1/1024 point.
  static let noise = 1.0 / 1024

  /// The number of pixels in a point, or `nil` for exact arithmetic.
  let scale: Double?

  /// By how much places may differ and still be tied, apart from a tolerance: a pixel, and noise.
  var tie: Double { Self.noise + (scale.map { 1 / $0 } ?? 0) }

  /// Whether sums of whole pixels are exact: where the scale is none or a power of 2.
  var isExact: Bool { scale.map { $0.significand == 1 } ?? true }

  /// Rounds to the nearest pixel, as spacings and insets are.
  func nearest(_ length: Double) -> Double {
    guard let scale else { return length }
    return (length * scale).rounded() / scale
  }

  /// Rounds up, as heights are; what is within noise of a pixel is on it.
  func up(_ length: Double) -> Double {
    guard let scale else { return length }
    if abs(length - nearest(length)) < Self.noise { return nearest(length) }
    return (length * scale).rounded(.up) / scale
  }

  /// Rounds down, as widths are; what is within noise of a pixel is on it.
  func down(_ length: Double) -> Double {
    guard let scale else { return length }
    if abs(length - nearest(length)) < Self.noise { return nearest(length) }
    return (length * scale).rounded(.down) / scale
  }
}
