/// The diagnostics of a pass, collected while a layout is computed.
///
/// Only the first hundred are kept, so that a million bad heights cost no more than a hundred.
struct DiagnosticLog: Sendable {
  /// The greatest number of diagnostics that are kept.
  static let capacity = 100

  /// The first diagnostics, in the order in which they were found.
  private(set) var entries: [WaterfallDiagnostic] = []
  /// The number of diagnostics that were found in all.
  private(set) var count = 0

  /// Adds a diagnostic, which is made only if it is kept.
  mutating func record(_ diagnostic: @autoclosure () -> WaterfallDiagnostic) {
    count += 1
    if entries.count < Self.capacity { entries.append(diagnostic()) }
  }

  /// Calls a handler with each diagnostic that was kept, and with one that counts the rest.
  func report(to handler: (WaterfallDiagnostic) -> Void) {
    entries.forEach(handler)
    let suppressed = count - entries.count
    if suppressed > 0 { handler(.suppressed(count: suppressed)) }
  }

  /// Returns the result of a function and discards its diagnostics, which were reported when the
  /// same values were first resolved.
  static func discarding<Result>(_ body: (inout DiagnosticLog) -> Result) -> Result {
    var log = DiagnosticLog()
    return body(&log)
  }

  /// Adds the diagnostics of another log.
  mutating func append(_ other: DiagnosticLog) {
    count += other.count
    entries += other.entries.prefix(Self.capacity - entries.count)
  }
}
