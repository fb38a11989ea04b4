/// A background behind everything else in a section.
///
/// It is the whole section, header and footer included, less its insets, and absent where that has
/// no area.
public struct WaterfallBackground: Hashable, Sendable {
  /// The distances from the section's edges, in points.
  public var insets: WaterfallInsets

  /// Makes a background with insets, none by default.
  ///
  /// - Complexity: O(1)
  public init(insets: WaterfallInsets = .zero) {
    self.insets = insets
  }
}
