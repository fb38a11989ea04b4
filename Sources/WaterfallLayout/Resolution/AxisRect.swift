/// The frame of an element in logical coordinates.
struct AxisRect: Hashable, Sendable {
  /// The extent across the scroll axis.
  var cross: Extent
  /// The extent along the scroll axis.
  var scroll: Extent
}

/// The part of the content that a query asks about, in logical coordinates.
struct AxisRegion: Hashable, Sendable {
  /// The range across the scroll axis.
  var cross: AxisRange
  /// The range along the scroll axis.
  var scroll: AxisRange

  /// Returns whether an element is at least partly inside the region.
  @inline(__always)
  func meets(_ rect: AxisRect) -> Bool { scroll.meets(rect.scroll) && cross.meets(rect.cross) }
}
