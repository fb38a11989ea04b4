/// Insets in logical coordinates, in whole pixels.
struct ResolvedInsets: Hashable, Sendable {
  /// The distance along the scroll axis, at the start.
  var before: Double
  /// The distance along the scroll axis, at the end.
  var after: Double
  /// The distance across the scroll axis, on the leading side.
  var leading: Double
  /// The distance across the scroll axis, on the trailing side.
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

  /// Returns an extent across the scroll axis less the insets.
  func inset(_ crossExtent: Double) -> Extent {
    Extent(start: leading, length: max(0, crossExtent - leading - trailing))
  }
}
