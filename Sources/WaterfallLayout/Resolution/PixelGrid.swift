/// The rounding of lengths to whole pixels, or none where there is no display scale.
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels in a point, finite and above 0, or `nil` for exact arithmetic.
  let scale: Double?

  /// Whether lengths stay as they are.
  var isExact: Bool { scale == nil }

  /// Returns whether there is a display scale, and few enough pixels in a length that a `Double`
  /// counts them exactly.
  func counts(_ length: Double) -> Bool { scale.map { length * $0 < 0x1p52 } ?? false }

  /// Returns the nearest pixel to a length.
  func rounded(_ length: Double) -> Double { onGrid(length, .nearest) }

  /// Returns the first pixel at or above a length.
  @inline(__always)
  func roundedUp(_ length: Double) -> Double {
    isExact ? length : onGrid(length, .up)
  }

  /// Returns the last pixel at or below a length.
  @inline(__always)
  func roundedDown(_ length: Double) -> Double {
    isExact ? length : onGrid(length, .down)
  }

  /// The direction of rounding.
  ///
  /// The rules of the standard library are slow unless the compiler knows which one it is.
  private enum Rounding {
    case nearest, up, down
  }

  /// Returns a length in whole pixels, as points; one less than epsilon from a pixel is on it.
  ///
  /// Lengths of more pixels than a `Double` counts exactly aren't rounded, and a length within the
  /// limit of lengths isn't rounded up beyond it.
  @inline(never)
  private func onGrid(_ length: Double, _ rounding: Rounding) -> Double {
    guard let scale, counts(length) else { return length }
    let pixels = length * scale
    let nearest = pixels.rounded()
    let isOnPixel = (nearest / scale - length).magnitude < Tolerance.epsilon
    let whole =
      isOnPixel || rounding == .nearest
      ? nearest : (rounding == .up ? pixels.rounded(.up) : pixels.rounded(.down))
    // At the smallest scales a length may be no pixel at all; rounded up it is one.
    let isLost = whole == 0 && rounding == .up && !isOnPixel
    return min((isLost ? 1 : whole) / scale, max(length, InputLimits.length))
  }
}
