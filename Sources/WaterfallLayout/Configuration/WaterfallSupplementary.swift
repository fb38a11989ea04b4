#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A header or a footer of a section.
///
/// It spans the container's width less its own insets. One of height 0 adds nothing to the section,
/// its insets included, and has no attributes.
public struct WaterfallSupplementary: Hashable, Sendable {
  /// The height, in points (in a horizontal layout, the width); 0 to 1e9.
  ///
  /// NaN, infinity and negative values count as 0 and are reported, greater ones count as 1e9.
  public var height: CGFloat
  /// The distances to the container's sides and to what lies above and below, in points.
  ///
  /// The default is zero.
  public var insets: WaterfallInsets
  /// Whether it stays visible, within its section, while the section scrolls past.
  ///
  /// The default is `false`.
  public var isPinned: Bool

  /// Makes a header or footer.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - insets: The distances around it, in points. The default is zero.
  ///   - isPinned: Whether it stays visible while its section does. The default is `false`.
  /// - Complexity: O(1)
  public init(height: CGFloat, insets: WaterfallInsets = .zero, isPinned: Bool = false) {
    self.height = height
    self.insets = insets
    self.isPinned = isPinned
  }
}
