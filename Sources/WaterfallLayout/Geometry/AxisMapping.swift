#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The one place that knows of horizontal and right-to-left layouts.
///
/// Everything else works in logical coordinates: lengths along the scroll axis and across it, from
/// the leading side. A horizontal layout is the transpose of that, a right-to-left one its mirror
/// image.
struct AxisMapping: Hashable, Sendable {
  private let isHorizontal: Bool
  /// The length at whose middle the horizontal coordinate is mirrored, or `nil` where it isn't.
  private let mirrorLength: Double?

  /// Makes the mapping of a container.
  ///
  /// - Parameters:
  ///   - container: The directions.
  ///   - crossExtent: The extent of the container across the scroll axis, in points.
  ///   - contentLength: The extent of the content along the scroll axis, in points.
  init(_ container: WaterfallContainer, crossExtent: Double, contentLength: Double) {
    isHorizontal = container.scrollDirection == .horizontal
    let isMirrored = container.layoutDirection == .rightToLeft
    mirrorLength = isMirrored ? (isHorizontal ? contentLength : crossExtent) : nil
  }

  // MARK: - From logical coordinates

  /// Returns a frame in content coordinates.
  func frame(_ rect: AxisRect) -> CGRect {
    var (x, y) = isHorizontal ? (rect.scroll, rect.cross) : (rect.cross, rect.scroll)
    if let mirrorLength { x.start = mirrorLength - x.start - x.length }
    return CGRect(
      x: CGFloat(x.start),
      y: CGFloat(y.start),
      width: CGFloat(x.length),
      height: CGFloat(y.length)
    )
  }

  /// Returns a size of extents across and along the scroll axis.
  func size(cross: Double, scroll: Double) -> CGSize {
    isHorizontal
      ? CGSize(width: CGFloat(scroll), height: CGFloat(cross))
      : CGSize(width: CGFloat(cross), height: CGFloat(scroll))
  }

  /// Returns a point that is mapped along the scroll axis and left as it is across it: the corner
  /// of an extent in content coordinates.
  func origin(scroll: Extent, otherwise point: CGPoint) -> CGPoint {
    let frame = frame(AxisRect(cross: Extent(start: 0, length: 0), scroll: scroll))
    return isHorizontal
      ? CGPoint(x: frame.origin.x, y: point.y) : CGPoint(x: point.x, y: frame.origin.y)
  }

  // MARK: - To logical coordinates

  /// A direction in logical coordinates.
  enum Direction {
    /// Along the scroll axis, towards the end or the start of the content.
    case forward, backward
    /// Across the scroll axis, towards the leading or the trailing side.
    case leading, trailing
  }

  /// Returns the logical direction of one on screen.
  func logical(_ direction: WaterfallNeighborDirection) -> Direction {
    let isMirrored = mirrorLength != nil
    return switch direction {
    case .up: isHorizontal ? .leading : .backward
    case .down: isHorizontal ? .trailing : .forward
    case .left where isHorizontal: isMirrored ? .forward : .backward
    case .right where isHorizontal: isMirrored ? .backward : .forward
    case .left: isMirrored ? .trailing : .leading
    case .right: isMirrored ? .leading : .trailing
    }
  }

  /// Returns the ranges that a rect covers, `nil` where it is empty, null or not a number.
  func region(_ rect: CGRect) -> AxisRegion? {
    guard var x = Self.range(from: rect.origin.x, length: rect.size.width),
      let y = Self.range(from: rect.origin.y, length: rect.size.height)
    else { return nil }
    if let mirrorLength {
      x = AxisRange(lower: mirrorLength - x.upper, upper: mirrorLength - x.lower)
    }
    return isHorizontal ? AxisRegion(cross: y, scroll: x) : AxisRegion(cross: x, scroll: y)
  }

  /// Returns the extent of a size along the scroll axis, at least 0.
  func scrollLength(of size: CGSize) -> Double {
    let length = Double(isHorizontal ? size.width : size.height)
    return length > 0 ? length : 0
  }

  /// Returns a point in logical coordinates, `nil` where it isn't finite.
  func point(_ point: CGPoint) -> (cross: Double, scroll: Double)? {
    var (x, y) = (Double(point.x), Double(point.y))
    guard x.isFinite, y.isFinite else { return nil }
    if let mirrorLength { x = mirrorLength - x }
    return isHorizontal ? (cross: y, scroll: x) : (cross: x, scroll: y)
  }

  /// Returns the half-open range of a start and a length, which may be negative or infinite.
  private static func range(from start: CGFloat, length: CGFloat) -> AxisRange? {
    let (start, length) = (Double(start), Double(length))
    if start.isNaN || length.isNaN { return nil }
    if start.isInfinite, length.isInfinite, (start < 0) != (length < 0) {
      return AxisRange(lower: -.infinity, upper: .infinity)
    }
    let end = start + length
    return start == end ? nil : AxisRange(lower: min(start, end), upper: max(start, end))
  }
}

/// Where an element is, in logical coordinates.
struct AxisRect: Hashable, Sendable {
  /// What it covers across the scroll axis.
  var cross: Extent
  /// What it covers along the scroll axis.
  var scroll: Extent
}

/// The part of the content that a query asks about, in logical coordinates.
struct AxisRegion: Hashable, Sendable {
  /// The range across the scroll axis.
  var cross: AxisRange
  /// The range along the scroll axis.
  var scroll: AxisRange

  /// Returns whether an element is at least partly inside.
  @inline(__always)
  func meets(_ rect: AxisRect) -> Bool { scroll.meets(rect.scroll) && cross.meets(rect.cross) }
}
