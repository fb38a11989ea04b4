import WaterfallLayout

/// A recorder of the diagnostics that a geometry reports while it is made.
public final class DiagnosticRecorder {
  /// The diagnostics so far.
  public private(set) var diagnostics: [WaterfallDiagnostic] = []

  /// Makes a recorder without diagnostics.
  public init() {}

  /// Adds a diagnostic.
  public func record(_ diagnostic: WaterfallDiagnostic) { diagnostics.append(diagnostic) }
}
