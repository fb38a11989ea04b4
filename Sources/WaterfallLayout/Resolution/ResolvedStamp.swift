/// A stamp with its values checked, rounded to pixels and in logical coordinates.
struct ResolvedStamp: Hashable, Sendable {
  /// The columns that it covers.
  let columns: Range<Int>
  /// The height, in points.
  let height: Double

  /// Resolves a stamp whose values are in their ranges.
  init(_ stamp: WaterfallStamp, columnCount: Int, pixels: PixelGrid) {
    let span = min(stamp.span, columnCount)
    let offset = min(stamp.offset, columnCount - span)
    let first = stamp.edge == .leading ? offset : columnCount - span - offset
    columns = first..<(first + span)
    height = pixels.roundedUp(Double(stamp.height))
  }
}
