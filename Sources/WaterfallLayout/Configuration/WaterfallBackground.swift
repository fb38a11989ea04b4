/// A background behind everything else in a section.
///
/// It covers the whole section, header and footer included, less its insets. A background without
/// area isn't part of the layout.
public struct WaterfallBackground: Hashable, Sendable {
  /// The distances from the section's edges, in points.
  ///
  /// The default is zero.
  public var insets: WaterfallInsets

  /// Makes a background with insets, zero by default.
  ///
  /// - Complexity: O(1)
  public init(insets: WaterfallInsets = .zero) {
    self.insets = insets
  }
}
