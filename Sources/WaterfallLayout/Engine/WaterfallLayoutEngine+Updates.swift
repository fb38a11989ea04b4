extension WaterfallLayoutEngine {
  /// Takes over changes of the delegate's data.
  ///
  /// Call it when the delegate's data are those after the changes. Updates have the meaning that
  /// they have for collection views: deletions, reloads and the sources of moves name the state
  /// before, insertions and the targets of moves the state after, in any mixture and order.
  ///
  /// The delegate is asked for all counts, and for what was inserted or reloaded; heights travel
  /// with their items, measured ones too. Before the first preparation and after `reloadData()`
  /// there is no state before: then everything is asked.
  ///
  ///     notes.heights.append(45)
  ///     let map = try engine.performBatchUpdates([.insertItem(ItemPath(section: 0, item: 4))])
  ///
  /// - Parameter updates: The changes. Of an item or section that is both deleted and moved, or
  ///   deleted and reloaded, the deletion wins. No changes do nothing.
  /// - Returns: Where the items and sections before are now, and the other way round.
  /// - Throws: What doesn't fit: places that don't exist or are named twice, items in sections that
  ///   are inserted, deleted or reloaded as a whole, counts that aren't the delegate's. Nothing has
  ///   changed then.
  /// - Complexity: O(n − i + S) for a first change at item i of a section of n items, among S
  ///   sections: appending k items is O(k + S). Where somebody holds an older geometry, the arrays
  ///   are copied once.
  @discardableResult
  public func performBatchUpdates(
    _ updates: [WaterfallUpdate]
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    if isAsking { throw .calledFromDelegate }
    guard let delegate else { throw .noDelegate }
    defer { handOverDiagnostics() }
    if invalidation.needsReload {
      askDelegate()
      return .reload
    }
    // What was set before the batch names sections before it, what is set meanwhile those after it.
    var reloaded = invalidation.sections
    invalidation.sections = []
    defer {
      invalidation.sections.formUnion(reloaded)
      takeDeferredMeasurements()
    }
    placeChanges()
    let after = ask(delegate) { reader, log in reader.counts(log: &log) }
    var plan = UpdatePlan()
    try plan.take(updates, before: current.sections.map { $0.items.count }, after: after)
    var arrivals = Arrivals()
    ask(delegate) { reader, log in
      arrivals.ask(plan, in: current, counts: after, from: reader, log: &log)
    }
    reloaded = Set(reloaded.compactMap { plan.map.newSection(of: $0) })
    apply(plan, arrivals)
    return plan.map
  }

  /// Takes over a difference of the standard library in a section.
  ///
  /// - Parameters:
  ///   - difference: The difference between the items before and after, with or without inferred
  ///     moves.
  ///   - section: The index of the section.
  /// - Returns: Where the items before are now, and the other way round.
  /// - Throws: What doesn't fit; nothing has changed then.
  /// - Complexity: that of the same updates in a batch
  @discardableResult
  public func performBatchUpdates<Element>(
    _ difference: CollectionDifference<Element>,
    inSection section: Int
  ) throws(WaterfallUpdateError) -> WaterfallPathMap {
    try performBatchUpdates(WaterfallUpdate.updates(of: difference, inSection: section))
  }

  private func apply(_ plan: UpdatePlan, _ arrivals: Arrivals) {
    if !plan.map.removedSections.isEmpty || !plan.map.addedSections.isEmpty {
      arrangeSections(plan.map, arrivals)
    }
    for (section, geometry) in arrivals.sections where section < current.sections.count {
      current.sections[section] = geometry
    }
    for (section, edit) in arrivals.edits { current.sections[section].items.apply(edit) }
    let firstMoved = least(plan.map.removedSections.first, plan.map.addedSections.first)
    if let first = least(firstMoved, arrivals.firstSection) {
      current.stackSections(from: first)
    }
    history.append(plan.map)
    current.generation = history.generation
  }

  /// Puts the sections in their new order.
  private func arrangeSections(_ map: WaterfallPathMap, _ arrivals: Arrivals) {
    let old = current.sections
    let count = old.count - map.removedSections.count + map.addedSections.count
    current.sections = []
    current.sections = (0..<count).compactMap { section in
      map.oldSection(of: section).map { old[$0] } ?? arrivals.sections[section]
    }
  }
}

/// What the delegate says of everything that a batch inserts or reloads.
private struct Arrivals {
  /// The sections that are new or reloaded, by their indices after.
  private(set) var sections: [Int: SectionGeometry] = [:]
  /// What leaves and comes in the other sections, by their indices after.
  private(set) var edits: [(section: Int, edit: ItemEdit)] = []

  /// The first section that is new, reloaded or has items that leave or come.
  var firstSection: Int? {
    least(sections.keys.min(), edits.first?.section)
  }

  /// Asks for everything that a batch inserts or reloads.
  mutating func ask(
    _ plan: UpdatePlan,
    in geometry: WaterfallGeometry,
    counts: [Int],
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) {
    let reloaded = plan.map.reloadedSections.compactMap { plan.map.newSection(of: $0.index) }
    let asked = plan.insertedSections.merged(with: reloaded.ascending)
    if !asked.isEmpty { askSections(asked, in: geometry, counts: counts, from: reader, log: &log) }
    for section in plan.editedSections {
      guard let old = plan.map.oldSection(of: section) else { continue }
      let coming = plan.comingItems(inSection: section)
      let resolved = geometry.sections[old].resolved
      var edit = ItemEdit(
        removed: plan.leavingItems(ofSection: old),
        inserted: coming.map { $0.item }
      )
      for path in coming {
        let source = plan.source(ofItemAt: path)
        let content =
          source.map { reader.content(movedFrom: $0, in: geometry, to: path, resolved, log: &log) }
          ?? reader.content(ofItemAt: path, in: resolved, log: &log)
        edit.append(content)
      }
      edits.append((section, edit))
    }
  }

  private mutating func askSections(
    _ asked: [Int],
    in geometry: WaterfallGeometry,
    counts: [Int],
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) {
    var builder = GeometryBuilder(containerOf: geometry)
    for section in asked {
      builder.appendSection(
        reader.configuration(ofSection: section),
        at: section,
        itemCount: counts[section],
        from: reader
      )
    }
    sections = Dictionary(uniqueKeysWithValues: zip(asked, builder.sections))
    log.append(builder.log)
  }
}

extension DelegateReader {
  /// Returns what an item takes along; its height is asked only if its width changes.
  fileprivate func content(
    movedFrom source: ItemPath,
    in geometry: WaterfallGeometry,
    to target: ItemPath,
    _ resolved: ResolvedSection,
    log: inout DiagnosticLog
  ) -> ItemContent {
    let section = geometry.sections[source.section]
    var content = section.items.content(of: source.item)
    let span = content.request.span
    if !section.resolved.isSameItemWidth(ofSpan: span, as: resolved) {
      content.height = limitedHeight(ofItemAt: target, span: span, in: resolved, log: &log)
    }
    return content
  }
}
