/// The diagnostics that an engine has found and hasn't reported yet.
struct DiagnosticOutbox {
  /// The diagnostics since the last report.
  var log = DiagnosticLog()
  /// Whether the handler is being called.
  private var isReporting = false
  /// The subjects that have been printed.
  private var printedSubjects: Set<WaterfallDiagnostic.Subject> = []
  /// The counts of the layout when missing updates were last recorded.
  private var reportedCounts: ShortList<Int>?

  /// Whether there are diagnostics to report, and the handler isn't being called.
  var hasDiagnostics: Bool { log.count > 0 && !isReporting }

  /// Starts a report: removes the diagnostics and returns them.
  mutating func beginReport() -> DiagnosticLog {
    defer { log = DiagnosticLog() }
    isReporting = true
    return log
  }

  /// Ends a report; diagnostics that were found meanwhile are part of the next one.
  mutating func endReport() { isReporting = false }

  /// Returns whether a subject is to be printed for the first time, and notes it.
  mutating func isFirst(_ subject: WaterfallDiagnostic.Subject) -> Bool {
    printedSubjects.insert(subject).inserted
  }

  /// Records that the delegate's counts differ from those of the layout, once for each layout.
  mutating func recordMissingUpdates(expected counts: ShortList<Int>) {
    guard counts != reportedCounts else { return }
    reportedCounts = counts
    log.record(
      WaterfallDiagnostic(
        .missingUpdates,
        message: "the delegate's counts differ from those of the layout; "
          + "call performBatchUpdates or reloadData, until then the last geometry stays"
      )
    )
  }
}

extension WaterfallLayoutEngine {
  /// Calls the handler with the diagnostics, unless it is being called.
  func reportDiagnostics() {
    guard outbox.hasDiagnostics else { return }
    let found = outbox.beginReport()
    found.report(to: diagnosticHandler ?? printFirst)
    outbox.endReport()
  }

  private func printFirst(_ diagnostic: WaterfallDiagnostic) {
    if outbox.isFirst(diagnostic.subject) {
      StandardError.print("WaterfallLayout: \(diagnostic.message)")
    }
  }
}
