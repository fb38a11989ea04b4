#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The conversion between logical coordinates and those of the content.
///
/// It is the only type that knows of horizontal, right-to-left and reversed layouts. All others use
/// logical coordinates: lengths along the scroll axis from where items start to pile up, and across
/// it from the leading side. A horizontal layout is the transpose of that, a right-to-left and a
/// reversed one its mirror image.
struct AxisMapping: Hashable, Sendable {
  private let isHorizontal: Bool
  private let mirrorsCross: Bool
  /// Whether coordinates along the scroll axis are mirrored in the content.
  let mirrorsScroll: Bool
  private let isReversed: Bool
  /// Whether logical coordinates are those of the content.
  private let isPlain: Bool
  /// The extent that coordinates across the scroll axis are mirrored in.
  private let crossExtent: Double
  /// The extent that coordinates along the scroll axis are mirrored in, if they are.
  var contentLength = 0.0

  /// Makes the conversion for a container, with a content of length 0.
  ///
  /// - Parameters:
  ///   - container: The directions.
  ///   - crossExtent: The extent of the container across the scroll axis, in points, rounded down
  ///     to a whole pixel.
  init(_ container: WaterfallContainer, crossExtent: Double) {
    let isRightToLeft = container.layoutDirection == .rightToLeft
    isHorizontal = container.scrollDirection == .horizontal
    isReversed = container.isReversed
    mirrorsCross = isRightToLeft && !isHorizontal
    mirrorsScroll = container.startsAtFarEnd
    self.crossExtent = crossExtent
    isPlain = !isHorizontal && !mirrorsCross && !mirrorsScroll
  }

  /// Returns the extent of a container across its scroll axis, in points.
  static func crossExtent(of container: WaterfallContainer) -> Double {
    Double(
      container.scrollDirection == .horizontal ? container.size.height : container.size.width
    )
  }

  // MARK: - From logical coordinates

  /// Returns a frame in content coordinates.
  @inline(__always)
  func frame(_ rect: AxisRect) -> CGRect { isPlain ? Self.frame(rect) : convertedFrame(rect) }

  /// Converts out of line, which most layouts don't need (`query` in the benchmark).
  @inline(never)
  private func convertedFrame(_ rect: AxisRect) -> CGRect {
    var (cross, scroll) = (rect.cross, rect.scroll)
    if mirrorsCross { cross.start = crossExtent - cross.start - cross.length }
    if mirrorsScroll { scroll.start = contentLength - scroll.start - scroll.length }
    if isHorizontal { (cross, scroll) = (scroll, cross) }
    return Self.frame(AxisRect(cross: cross, scroll: scroll))
  }

  /// Returns the frame of a rect whose extents are horizontal and vertical.
  @inline(__always)
  private static func frame(_ rect: AxisRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.cross.start),
      y: CGFloat(rect.scroll.start),
      width: CGFloat(rect.cross.length),
      height: CGFloat(rect.scroll.length)
    )
  }

  /// Returns a size of extents across and along the scroll axis.
  func size(cross: Double, scroll: Double) -> CGSize {
    isHorizontal
      ? CGSize(width: CGFloat(scroll), height: CGFloat(cross))
      : CGSize(width: CGFloat(cross), height: CGFloat(scroll))
  }

  /// Returns the origin of what is visible.
  ///
  /// - Parameters:
  ///   - start: The start of the visible rect along the scroll axis, in logical coordinates.
  ///   - visibleLength: The length of the visible rect along the scroll axis.
  ///   - contentLength: The length of the content, not rounded.
  ///   - overscroll: How far the visible rect may reach beyond the content: below 0 at the top or
  ///     the left, above 0 at the bottom or the right.
  ///   - point: The point whose coordinate across the scroll axis is used.
  /// - Returns: The offset: along the scroll axis from 0 to the content's length less the visible
  ///   length, and across it the coordinate of the point.
  func contentOffset(
    start: Double,
    visibleLength: Double,
    contentLength: Double,
    overscroll: Double = 0,
    otherwise point: CGPoint
  ) -> CGPoint {
    let offset = mirrorsScroll ? self.contentLength - start - visibleLength : start
    let least = min(0, overscroll)
    let greatest = max(0, contentLength - visibleLength) + max(0, overscroll)
    let clamped = CGFloat(min(max(offset, least), greatest))
    return isHorizontal ? CGPoint(x: clamped, y: point.y) : CGPoint(x: point.x, y: clamped)
  }

  /// Whether the content scrolls horizontally.
  var scrollsHorizontally: Bool { isHorizontal }

  // MARK: - To logical coordinates

  /// Returns insets in logical coordinates, not rounded.
  ///
  /// A horizontal layout with insets (top a, leading b, bottom c, trailing d) is the transpose of
  /// the vertical one with insets (top b, leading a, bottom d, trailing c). Insets stay where they
  /// are in a reversed layout, so that the bottom one comes before the items.
  func insets(_ insets: WaterfallInsets) -> ResolvedInsets {
    let vertical = (Double(insets.top), Double(insets.bottom))
    let horizontal = (Double(insets.leading), Double(insets.trailing))
    var (scroll, cross) = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    if isReversed { scroll = (scroll.1, scroll.0) }
    return ResolvedInsets(
      before: scroll.0,
      after: scroll.1,
      leading: cross.0,
      trailing: cross.1
    )
  }

  /// A direction in logical coordinates.
  enum Direction {
    /// Along the scroll axis, toward the end or the start of the content.
    case forward, backward
    /// Across the scroll axis, toward the leading or the trailing side.
    case leading, trailing
  }

  /// Returns the logical direction of one on screen.
  func logical(_ direction: WaterfallNeighborDirection) -> Direction {
    let isAlongScrollAxis = isHorizontal == (direction == .left || direction == .right)
    let isTowardOrigin = direction == .up || direction == .left
    return isAlongScrollAxis
      ? (isTowardOrigin != mirrorsScroll ? .backward : .forward)
      : (isTowardOrigin != mirrorsCross ? .leading : .trailing)
  }

  /// Returns the ranges that a rect covers, or `nil` for one that is empty, null or not a number.
  func region(_ rect: CGRect) -> AxisRegion? {
    guard let x = Self.range(from: rect.origin.x, length: rect.size.width),
      let y = Self.range(from: rect.origin.y, length: rect.size.height)
    else { return nil }
    let (cross, scroll) = isHorizontal ? (y, x) : (x, y)
    return AxisRegion(
      cross: mirrorsCross ? cross.mirrored(in: crossExtent) : cross,
      scroll: mirrorsScroll ? scroll.mirrored(in: contentLength) : scroll
    )
  }

  /// Returns the ranges that a rect covers, or `nil` for one that is empty, null or not finite.
  ///
  /// A rect that is too large for any content counts as infinite: on some systems the infinite rect
  /// has finite numbers.
  func finiteRegion(_ rect: CGRect) -> AxisRegion? {
    guard let region = region(rect) else { return nil }
    let bounds = [region.cross.lower, region.cross.upper, region.scroll.lower, region.scroll.upper]
    return bounds.allSatisfy { $0.magnitude <= InputLimits.coordinate } ? region : nil
  }

  /// Returns the extent of a size along the scroll axis, at least 0.
  func scrollLength(of size: CGSize) -> Double {
    let length = Double(isHorizontal ? size.width : size.height)
    return length > 0 ? length : 0
  }

  /// Returns a point in logical coordinates, or `nil` for one that isn't finite.
  func point(_ point: CGPoint) -> (cross: Double, scroll: Double)? {
    let (x, y) = (Double(point.x), Double(point.y))
    guard x.isFinite, y.isFinite else { return nil }
    let (cross, scroll) = isHorizontal ? (y, x) : (x, y)
    return (
      cross: mirrorsCross ? crossExtent - cross : cross,
      scroll: mirrorsScroll ? contentLength - scroll : scroll
    )
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
