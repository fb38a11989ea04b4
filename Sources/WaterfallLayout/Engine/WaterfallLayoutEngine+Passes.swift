extension WaterfallLayoutEngine {
  /// The greatest number of passes in a row, for a delegate that changes the layout whenever it is
  /// asked.
  static let passLimit = 8

  /// Carries out all commands, and places everything that has changed.
  func settle() {
    if !commands.isEmpty { carryOutCommands() }
    state.settle()
  }

  private func carryOutCommands() {
    var passes = 0
    while commands.needsDelegate, let delegate {
      guard passes < Self.passLimit else {
        outbox.log.record(.endlessChanges(passes: passes))
        break
      }
      passes += 1
      guard runPass(delegate) else { break }
    }
    applyDeferredChanges()
  }

  /// Asks the questions of the commands and applies the answer; returns `false` if the delegate's
  /// counts don't fit the layout.
  private func runPass(_ delegate: any WaterfallLayoutDelegate) -> Bool {
    let pending = takeCommands()
    if pending.reloadsData {
      var builder = ask(delegate) { reader, _ in reader.allSections(in: container) }
      outbox.log.append(builder.log)
      state.reload(builder.takeGeometry())
      return true
    }
    let answer = ask(delegate) { reader, log -> LayoutAnswer? in
      let counts = reader.counts(log: &log)
      guard counts == state.geometry.sections.itemCounts else { return nil }
      return questions(pending, UpdatePlan(), counts, reader, &log).answer(log: &log)
    }
    guard let answer else {
      commands.addQuestions(of: pending)
      outbox.recordMissingUpdates(expected: state.geometry.sections.itemCounts)
      return false
    }
    state.apply(answer, WaterfallPathMap())
    return true
  }

  /// Carries out the commands together with a batch of updates.
  func runPass(
    _ delegate: any WaterfallLayoutDelegate,
    _ updates: [WaterfallUpdate]
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    let pending = takeCommands()
    defer { applyDeferredChanges() }
    do throws(WaterfallUpdateError) {
      let (map, answer) = try ask(delegate) {
        (reader, log) throws(WaterfallUpdateError) -> (WaterfallPathMap, LayoutAnswer) in
        let counts = reader.counts(log: &log)
        let plan = try UpdatePlan(
          updates,
          before: state.geometry.sections.itemCounts,
          after: counts
        )
        let map = plan.map
        return (map, questions(pending, plan, counts, reader, &log).answer(log: &log))
      }
      state.apply(answer, map)
      return map
    } catch {
      commands.addQuestions(of: pending)
      throw error
    }
  }

  /// Settles the state, and removes and returns the commands, so that later ones are distinct.
  func takeCommands() -> LayoutCommands {
    state.settle()
    var pending = LayoutCommands()
    swap(&pending, &commands)
    return pending
  }

  /// Returns the questions that follow from commands and a batch.
  private func questions(
    _ pending: borrowing LayoutCommands,
    _ plan: consuming UpdatePlan,
    _ counts: ShortList<Int>,
    _ reader: DelegateReader,
    _ log: inout DiagnosticLog
  ) -> LayoutQuestions {
    LayoutQuestions(
      sections: state.geometry.sections,
      container: state.geometry.resolvedContainer,
      newContainer: pending.reconfiguresSections ? ResolvedContainer(container, log: &log) : nil,
      invalidatesHeights: pending.invalidatesHeights,
      reconfigured: pending.reconfiguredSections ?? [],
      plan: plan,
      counts: counts,
      reader: reader
    )
  }

  /// Calls a function that asks the delegate; meanwhile the engine keeps its last finished
  /// geometry.
  func ask<Answer, Failure>(
    _ delegate: any WaterfallLayoutDelegate,
    _ body: (DelegateReader, inout DiagnosticLog) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var log = DiagnosticLog()
    isAsking = true
    defer {
      isAsking = false
      if log.count > 0 { outbox.log.append(log) }
    }
    let reader = DelegateReader(delegate, hasPlacements: hasPlacementDelegate, engine: self)
    return try body(reader, &log)
  }

  /// Applies measured heights and rebalances from the time when the delegate was being asked.
  func applyDeferredChanges() {
    guard commands.hasDeferredChanges else { return }
    let (measurements, rebalances) = commands.takeDeferredChanges()
    for measurement in measurements {
      _ = state.measure(measurement.height, of: measurement.element, log: &outbox.log)
    }
    for (section, item) in rebalances { rebalanceColumns(inSection: section, from: item) }
  }
}

extension WaterfallDiagnostic {
  fileprivate static func endlessChanges(passes: Int) -> WaterfallDiagnostic {
    WaterfallDiagnostic(
      .reentrancy,
      message: "the delegate has changed the layout in each of \(passes) passes in a row; "
        + "the last change waits until the geometry is read again"
    )
  }

  static var reentrantReading: WaterfallDiagnostic {
    WaterfallDiagnostic(
      .reentrancy,
      message: "the delegate reads the geometry while it is being asked; "
        + "it gets the last finished one"
    )
  }

  static func unknownSection(_ section: Int, count: Int) -> WaterfallDiagnostic {
    WaterfallDiagnostic(
      .reloadedSection,
      section: section,
      message: "section \(section) can't be reloaded, there are \(count) sections; ignored"
    )
  }
}
