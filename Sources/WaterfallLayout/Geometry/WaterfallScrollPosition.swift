/// Where in the viewport a scroll target is shown.
///
/// In a reversed layout, items pile up from the end of the content, and the start is there.
public enum WaterfallScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the start: the top, in a vertical layout.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom, in a vertical layout.
  case end
  /// Where it takes the least scrolling; nowhere else where it is wholly visible.
  case nearest
}
