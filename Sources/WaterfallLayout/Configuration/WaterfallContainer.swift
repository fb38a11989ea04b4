#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The area that sections are laid out in: its size, its directions and its display scale.
///
///     let phone = WaterfallContainer(size: CGSize(width: 390, height: 844), displayScale: 3)
public struct WaterfallContainer: Sendable {
  /// The axis along which items pile up and sections follow one another.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    /// Items pile up downward, and columns are side by side.
    case vertical
    /// Items pile up sideways, and columns are above one another: the transposed vertical layout.
    case horizontal
  }

  /// The writing direction, which decides which side is *leading*.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right: every frame is mirrored.
    case rightToLeft
  }

  /// The size of the container, in points.
  ///
  /// Only the extent across the scroll axis matters for the layout. Each extent ranges from 0 to
  /// 1e9; NaN, infinity and negative values count as 0 and are reported, greater ones count as 1e9.
  public var size: CGSize
  /// The axis along which items pile up.
  ///
  /// The default is vertical.
  public var scrollDirection: ScrollDirection
  /// The writing direction.
  ///
  /// The default is left to right.
  public var layoutDirection: LayoutDirection
  /// Whether items pile up from the far end of the content, as messages do in a chat.
  ///
  /// The whole layout, headers and footers included, is mirrored at the content's middle along the
  /// scroll axis; insets stay where they are. With a `minimumContentLength`, a short content is
  /// at the far end. In a horizontal layout, reversed and right to left cancel out. The default is
  /// `false`.
  public var isReversed: Bool
  /// The number of pixels in a point, or `nil` for exact arithmetic without rounding.
  ///
  /// Column widths round down to whole pixels, heights up, spacings and insets to the nearest.
  /// The default is `nil`. NaN, infinity, 0 and negative values count as `nil` and are reported.
  public var displayScale: CGFloat?
  /// The least extent of the content along the scroll axis, in points; 0 to 1e9.
  ///
  /// The default is 0. NaN, infinity and negative values count as 0 and are reported, greater ones
  /// count as 1e9.
  public var minimumContentLength: CGFloat

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scrollDirection: The axis along which items pile up. The default is vertical.
  ///   - layoutDirection: The writing direction. The default is left to right.
  ///   - isReversed: Whether items pile up from the far end. The default is `false`.
  ///   - displayScale: The number of pixels in a point. The default, `nil`, rounds nothing.
  ///   - minimumContentLength: The least extent of the content along the scroll axis, in points.
  ///     The default is 0.
  /// - Complexity: O(1)
  public init(
    size: CGSize,
    scrollDirection: ScrollDirection = .vertical,
    layoutDirection: LayoutDirection = .leftToRight,
    isReversed: Bool = false,
    displayScale: CGFloat? = nil,
    minimumContentLength: CGFloat = 0
  ) {
    self.size = size
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.isReversed = isReversed
    self.displayScale = displayScale
    self.minimumContentLength = minimumContentLength
  }

  /// Makes a vertical, left-to-right container of a width, without display scale.
  ///
  /// - Parameter width: The width, in points. The height is 0: a vertical layout doesn't need it.
  /// - Complexity: O(1)
  public init(width: CGFloat) {
    self.init(size: CGSize(width: width, height: 0))
  }

  /// Makes a horizontal, left-to-right container of a height, without display scale.
  ///
  /// - Parameter height: The height, in points. The width is 0: a horizontal layout doesn't need
  ///   it.
  /// - Complexity: O(1)
  public init(height: CGFloat) {
    self.init(size: CGSize(width: 0, height: height), scrollDirection: .horizontal)
  }
}

extension WaterfallContainer {
  /// Whether the content starts at its far end: at the bottom, or at the right.
  ///
  /// So it is in a reversed layout and in a horizontal one from right to left, and not in one that
  /// is both. A scroll view shows the top left first; there it has to be scrolled to the start.
  ///
  /// - Complexity: O(1)
  public var startsAtFarEnd: Bool {
    isReversed != (scrollDirection == .horizontal && layoutDirection == .rightToLeft)
  }
}

extension WaterfallContainer: Hashable {
  /// Hashes the size, the directions, the display scale and the minimum content length.
  ///
  /// - Complexity: O(1)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scrollDirection)
    hasher.combine(layoutDirection)
    hasher.combine(isReversed)
    hasher.combine(displayScale)
    hasher.combine(minimumContentLength)
  }
}
