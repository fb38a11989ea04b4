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

/// A range of rule G9: half-open, from a lower bound to an upper one.
struct LogicalRange {
  let lower: Double
  let upper: Double

  /// Returns whether an extent is in the range; one without length is a point.
  func meets(start: Double, length: Double) -> Bool {
    if length == 0 { return lower <= start && start < upper }
    return start < upper && lower < start + length
  }
}

/// The way from logical to physical coordinates and back, from rule G11.
struct ReferenceAxes {
  let isHorizontal: Bool
  let isRightToLeft: Bool
  /// The container's extent across the scroll axis.
  let breadth: Double
  /// The content's extent along the scroll axis.
  var length = 0.0

  init(_ container: WaterfallContainer) {
    isHorizontal = container.scrollDirection == .horizontal
    isRightToLeft = container.layoutDirection == .rightToLeft
    breadth = Double(isHorizontal ? container.size.height : container.size.width)
  }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func insets(_ insets: WaterfallInsets, _ pixels: ReferencePixels) -> LogicalInsets {
    let top = pixels.nearest(Double(insets.top))
    let leading = pixels.nearest(Double(insets.leading))
    let bottom = pixels.nearest(Double(insets.bottom))
    let trailing = pixels.nearest(Double(insets.trailing))
    return isHorizontal
      ? LogicalInsets(start: leading, end: trailing, crossStart: top, crossEnd: bottom)
      : LogicalInsets(start: top, end: bottom, crossStart: leading, crossEnd: trailing)
  }

  func physical(_ frame: LogicalFrame) -> CGRect {
    if isHorizontal {
      let x = isRightToLeft ? length - frame.start - frame.length : frame.start
      return CGRect(x: x, y: frame.cross, width: frame.length, height: frame.breadth)
    }
    let x = isRightToLeft ? breadth - frame.cross - frame.breadth : frame.cross
    return CGRect(x: x, y: frame.start, width: frame.breadth, height: frame.length)
  }

  /// The ranges that a rect covers, or `nil` if it is empty or not a number.
  func logical(_ rect: CGRect) -> (scroll: LogicalRange, cross: LogicalRange)? {
    guard var x = range(Double(rect.origin.x), Double(rect.size.width)),
      let y = range(Double(rect.origin.y), Double(rect.size.height))
    else { return nil }
    if isRightToLeft {
      let extent = isHorizontal ? length : breadth
      x = LogicalRange(lower: extent - x.upper, upper: extent - x.lower)
    }
    return isHorizontal ? (x, y) : (y, x)
  }

  private func range(_ origin: Double, _ extent: Double) -> LogicalRange? {
    if origin.isNaN || extent.isNaN || extent == 0 { return nil }
    if origin.isInfinite, extent == -origin {
      return LogicalRange(lower: -.infinity, upper: .infinity)
    }
    return LogicalRange(lower: min(origin, origin + extent), upper: max(origin, origin + extent))
  }
}
