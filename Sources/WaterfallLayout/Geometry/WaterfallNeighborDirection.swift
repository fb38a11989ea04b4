/// A direction on screen.
public enum WaterfallNeighborDirection: Hashable, Sendable, CaseIterable {
  /// Towards the upper edge.
  case up
  /// Towards the lower edge.
  case down
  /// Towards the left edge, whatever the writing direction.
  case left
  /// Towards the right edge, whatever the writing direction.
  case right
}
