extension WaterfallLayoutEngine {
  /// Takes over a saved geometry, so that nothing has to be measured.
  ///
  /// The delegate is asked for the counts and for no heights. Where the geometry's container isn't
  /// the engine's, it is brought up to date as after a change of the container when it is read.
  ///
  /// - Parameter geometry: A geometry of the same data.
  /// - Throws: Which count isn't the delegate's; nothing has changed then.
  /// - Complexity: O(S) for S sections
  public func restore(_ geometry: WaterfallGeometry) throws(WaterfallUpdateError) {
    if isAsking { throw .calledFromDelegate }
    guard let delegate else { throw .noDelegate }
    defer { handOverDiagnostics() }
    defer { takeDeferredMeasurements() }
    placeChanges()
    let pending = invalidation
    invalidation = Invalidation(needsReload: false)
    let counts = ask(delegate) { reader, log in reader.counts(log: &log) }
    let setInCalls = invalidation
    invalidation = pending
    invalidation.addQuestions(of: setInCalls)
    guard counts.count == geometry.numberOfSections else {
      throw .savedSectionCount(saved: geometry.numberOfSections, actual: counts.count)
    }
    for (section, count) in counts.enumerated() {
      let saved = geometry.numberOfItems(inSection: section)
      if saved != count { throw .savedItemCount(section: section, saved: saved, actual: count) }
    }
    history.clear()
    current = geometry
    current.generation = history.generation
    invalidation = setInCalls
    if !geometry.container.isEquivalent(to: container) { invalidation.needsConfigurations = true }
  }
}
