import Foundation
import WaterfallLayout

/// A frame in logical coordinates: along the scroll axis from the content's start, and across it
/// from the container's leading side (in a horizontal layout, from its top).
public struct LogicalFrame: Hashable, Sendable {
  /// Where the frame starts along the scroll axis.
  public var start: Double
  /// How far it extends along the scroll axis.
  public var length: Double
  /// Where it starts across the scroll axis.
  public var cross: Double
  /// How far it extends across the scroll axis.
  public var breadth: Double

  /// The end along the scroll axis.
  public var end: Double { start + length }
}

/// Insets in logical coordinates.
struct LogicalInsets {
  let start: Double
  let end: Double
  let crossStart: Double
  let crossEnd: Double
}

/// A range that a query covers on one axis: half-open, from a lower bound to an upper one.
struct LogicalRange {
  let lower: Double
  let upper: Double

  func mirrored(in extent: Double) -> LogicalRange {
    LogicalRange(lower: extent - upper, upper: extent - lower)
  }

  /// Returns whether an extent is in the range by more than noise; one no longer than twice that is
  /// a point.
  func meets(start: Double, length: Double) -> Bool {
    let noise = ReferencePixels.noise
    if length <= 2 * noise { return lower - noise <= start && start < upper - noise }
    return start < upper - noise && lower < start + length - noise
  }
}

/// The conversion between logical and physical coordinates, by the rules of `HowItemsArePlaced`,
/// "Reversed" and "Transposed and mirrored".
struct ReferenceAxes {
  let isHorizontal: Bool
  let isRightToLeft: Bool
  let isReversed: Bool
  /// The container's extent across the scroll axis, as it was given.
  let exactBreadth: Double
  /// The same in whole pixels.
  let breadth: Double
  let pixels: ReferencePixels
  /// The content's extent along the scroll axis.
  var length = 0.0

  init(_ container: WaterfallContainer) {
    isHorizontal = container.scrollDirection == .horizontal
    isRightToLeft = container.layoutDirection == .rightToLeft
    isReversed = container.isReversed
    pixels = ReferencePixels(scale: container.displayScale.map { Double($0) })
    exactBreadth = Double(isHorizontal ? container.size.height : container.size.width)
    breadth = pixels.down(exactBreadth)
  }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: exactBreadth) : CGSize(width: exactBreadth, height: length)
  }

  /// Whether the scroll axis runs from right to left, or upward.
  var runsBackwards: Bool { isHorizontal ? isRightToLeft != isReversed : isReversed }

  func insets(_ insets: WaterfallInsets) -> LogicalInsets {
    let top = pixels.nearest(Double(insets.top))
    let leading = pixels.nearest(Double(insets.leading))
    let bottom = pixels.nearest(Double(insets.bottom))
    let trailing = pixels.nearest(Double(insets.trailing))
    switch (isHorizontal, isReversed) {
    case (false, false):
      return LogicalInsets(start: top, end: bottom, crossStart: leading, crossEnd: trailing)
    case (false, true):
      return LogicalInsets(start: bottom, end: top, crossStart: leading, crossEnd: trailing)
    case (true, false):
      return LogicalInsets(start: leading, end: trailing, crossStart: top, crossEnd: bottom)
    case (true, true):
      return LogicalInsets(start: trailing, end: leading, crossStart: top, crossEnd: bottom)
    }
  }

  /// Returns the width between the insets, by the insets as they were given.
  func exactRoom(_ insets: WaterfallInsets) -> Double {
    let sides = isHorizontal ? insets.top + insets.bottom : insets.leading + insets.trailing
    return exactBreadth - Double(sides)
  }

  func physical(_ frame: LogicalFrame) -> CGRect {
    let along = runsBackwards ? pixels.down(length) - frame.start - frame.length : frame.start
    if isHorizontal {
      return CGRect(x: along, y: frame.cross, width: frame.length, height: frame.breadth)
    }
    let x = isRightToLeft ? breadth - frame.cross - frame.breadth : frame.cross
    return CGRect(x: x, y: along, width: frame.breadth, height: frame.length)
  }

  /// Returns the ranges that a rect covers, or `nil` if it is empty or not a number.
  func logical(_ rect: CGRect) -> (scroll: LogicalRange, cross: LogicalRange)? {
    guard let x = range(Double(rect.origin.x), Double(rect.size.width)),
      let y = range(Double(rect.origin.y), Double(rect.size.height))
    else { return nil }
    if isHorizontal {
      return (runsBackwards ? x.mirrored(in: pixels.down(length)) : x, y)
    }
    return (
      runsBackwards ? y.mirrored(in: pixels.down(length)) : y,
      isRightToLeft ? x.mirrored(in: breadth) : x
    )
  }

  private func range(_ origin: Double, _ extent: Double) -> LogicalRange? {
    if origin.isNaN || extent.isNaN || extent == 0 { return nil }
    if origin.isInfinite, extent == -origin {
      return LogicalRange(lower: -.infinity, upper: .infinity)
    }
    return LogicalRange(lower: min(origin, origin + extent), upper: max(origin, origin + extent))
  }
}
