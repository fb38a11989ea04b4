/// The position of a scroll target in the visible rect.
///
/// In a reversed layout, items pile up from the far end of the content, and that is the start.
public enum WaterfallScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the start: the top, in a vertical layout.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom, in a vertical layout.
  case end
  /// The position that takes the least scrolling, none where the target is wholly visible.
  case nearest
}
