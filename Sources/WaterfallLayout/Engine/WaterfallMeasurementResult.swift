/// The effect of reporting a measured height.
public enum WaterfallMeasurementResult: Hashable, Sendable, CaseIterable {
  /// The element has a new height.
  case changed
  /// The height is on the same pixel as before, or equal apart from noise: nothing changes.
  case unchanged
  /// There is no such element; a diagnostic is reported.
  case ignored
  /// The delegate is being asked; the height is applied when it has answered.
  case deferred
}
