/// A direction on screen.
public enum WaterfallNeighborDirection: Hashable, Sendable, CaseIterable {
  /// Toward the upper edge.
  case up
  /// Toward the lower edge.
  case down
  /// Toward the left edge, whatever the writing direction.
  case left
  /// Toward the right edge, whatever the writing direction.
  case right
}
