/// The effect of a report of a measured height.
public enum WaterfallMeasurementResult: Hashable, Sendable, CaseIterable {
  /// The element has another height now.
  case changed
  /// The height is on the same pixel as before, or equal apart from noise: nothing changes.
  case unchanged
  /// There is no such element, which is reported as a diagnostic.
  case ignored
  /// The delegate is being asked; the report is applied when that is over.
  case deferred
}
