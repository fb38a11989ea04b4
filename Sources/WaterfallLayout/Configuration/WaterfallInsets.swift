#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Distances from the four edges, in points.
///
/// Each ranges from 0 to 1e9; NaN, infinity and negative values count as 0 and are reported,
/// greater ones count as 1e9. Leading is left in a left-to-right layout and right in a
/// right-to-left one, whatever the scroll direction.
public struct WaterfallInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Makes insets from four distances in points, each 0 by default.
  ///
  /// - Complexity: O(1)
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same on all four edges, in points.
  ///
  /// - Complexity: O(1)
  public init(all distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No distance from any edge.
  public static let zero = WaterfallInsets()
}
