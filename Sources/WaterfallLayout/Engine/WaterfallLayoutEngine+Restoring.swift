extension WaterfallLayoutEngine {
  /// Replaces the layout with a saved one, so that nothing needs to be measured again.
  ///
  /// The delegate is asked for its counts at once. When the geometry is read, it is asked for the
  /// configurations, and for the heights of only those items whose width differs from the saved
  /// one. Anchors from the saved geometry stay valid.
  ///
  /// - Parameter geometry: A geometry of the same data.
  /// - Throws: A `WaterfallUpdateError` if the delegate's counts differ, if there is no delegate,
  ///   and if the delegate calls it while it is being asked; nothing changes then.
  /// - Complexity: O(S) for S sections, and when the geometry is read O(S), or that of a first
  ///   layout where widths differ
  public func restore(_ geometry: WaterfallGeometry) throws(WaterfallUpdateError) {
    if isAsking { throw .calledFromDelegate }
    guard let delegate else { throw .noDelegate }
    defer { reportDiagnostics() }
    let pending = takeCommands()
    defer { applyDeferredChanges() }
    let counts = ask(delegate) { reader, log in reader.counts(log: &log) }
    do throws(WaterfallUpdateError) {
      try geometry.checkCounts(counts)
    } catch {
      commands.addQuestions(of: pending)
      throw error
    }
    state.restore(geometry)
    commands.reconfiguresSections = true
  }
}

extension WaterfallGeometry {
  /// Checks that a delegate has as many sections and items as the geometry.
  fileprivate func checkCounts(_ counts: ShortList<Int>) throws(WaterfallUpdateError) {
    guard counts.count == numberOfSections else {
      throw .savedSectionCount(saved: numberOfSections, actual: counts.count)
    }
    for (section, count) in counts.enumerated() {
      let saved = numberOfItems(inSection: section)
      if saved != count { throw .savedItemCount(section: section, saved: saved, actual: count) }
    }
  }
}
