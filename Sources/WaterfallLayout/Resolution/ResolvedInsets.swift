/// Insets in logical coordinates, in whole pixels.
struct ResolvedInsets: Hashable, Sendable {
  /// The distance before, along the scroll axis.
  var before: Double
  /// The distance after, along the scroll axis.
  var after: Double
  /// The distance on the leading side, across the scroll axis.
  var leading: Double
  /// The distance on the trailing side, across the scroll axis.
  var trailing: Double

  /// Returns the insets rounded to whole pixels.
  func rounded(to pixels: PixelGrid) -> ResolvedInsets {
    ResolvedInsets(
      before: pixels.rounded(before),
      after: pixels.rounded(after),
      leading: pixels.rounded(leading),
      trailing: pixels.rounded(trailing)
    )
  }

  /// Returns what is left of an extent across the scroll axis.
  func inset(_ crossExtent: Double) -> Extent {
    Extent(start: leading, length: max(0, crossExtent - leading - trailing))
  }
}
