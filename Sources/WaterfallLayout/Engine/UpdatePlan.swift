/// A batch of updates that has been checked against the counts before and after it.
///
/// It has too many lists to be copied for a short batch (`append` in the benchmark).
struct UpdatePlan: ~Copyable, Sendable {
  /// The map of all sections and items.
  let map: WaterfallPathMap
  private let named: NamedPlaces

  /// Makes a plan without changes.
  init() {
    map = WaterfallPathMap()
    named = NamedPlaces()
  }

  /// Makes the plan of a batch, and checks it against the number of items in each section before
  /// and after.
  init(
    _ updates: [WaterfallUpdate],
    before: ShortList<Int>,
    after: ShortList<Int>
  ) throws(WaterfallUpdateError) {
    let named = NamedPlaces(updates)
    try named.sections.check(before: before.count, after: after.count)
    let plan = UpdatePlan(named, before: before, after: after)
    try plan.checkSectionCount(before: before.count, after: after.count)
    try plan.checkItems(before: before, after: after)
    try plan.checkItemCounts(before: before, after: after)
    self = plan
  }

  private init(_ named: consuming NamedPlaces, before: ShortList<Int>, after: ShortList<Int>) {
    map = WaterfallPathMap(named, before: before, after: after)
    self.named = named
  }
}

// MARK: - Sections and items that change

extension UpdatePlan {
  /// The sections that are inserted or reloaded, by their indices after, ascending.
  var newSections: [Int] {
    let named = named.sections
    if named.reloaded.isEmpty { return named.inserted }
    return named.inserted.merged(
      with: named.reloaded.compactMap { map.newSection(of: $0) }.ascending
    )
  }

  /// The sections that stay while some of their items leave, come or are reloaded, by their indices
  /// after, ascending.
  var editedSections: ShortList<Int> {
    let gaining = map.addedItems.sections
    if map.removedItems.isEmpty, named.reloadedItems.isEmpty { return gaining }
    let losing = Array(map.removedItems.sections) + named.reloadedItems.sections
    let sections = gaining + losing.compactMap { map.newSection(of: $0) }
    return ShortList(sections.ascending.unique)
  }

  /// Returns the items of a section that leave their places.
  func leavingItems(ofSection section: Int) -> IndexRuns {
    map.removedItems.items(inSection: section)
  }

  /// Returns the items that take places in a section.
  func comingItems(inSection section: Int) -> IndexRuns {
    map.addedItems.items(inSection: section)
  }

  /// Returns the items of a section that are reloaded and stay in it, by their indices after,
  /// ascending.
  func reloadedItems(ofSection section: Int) -> [Int] {
    if named.reloadedItems.isEmpty { return [] }
    return named.reloadedItems.items(inSection: section).compactMap { item in
      let path = ItemPath(section: section, item: item)
      return map.movedItems.target(of: path) == nil ? map.newPath(of: path)?.item : nil
    }
  }

  /// Whether some item is moved.
  var movesItems: Bool { !map.movedItems.isEmpty }

  /// Returns the old path of an item that keeps its content, or `nil` for one that is inserted or
  /// reloaded.
  func source(ofItemAt path: ItemPath) -> ItemPath? {
    guard let source = map.movedItems.source(of: path) else { return nil }
    return named.reloadedItems.contains(source) ? nil : source
  }
}

// MARK: - Checks

extension UpdatePlan {
  private func checkSectionCount(before: Int, after: Int) throws(WaterfallUpdateError) {
    let (removed, added) = (map.sections.removed.count, map.sections.added.count)
    if before - removed + added != after {
      throw .sectionCount(before: before, removed: removed, added: added, after: after)
    }
  }

  private func checkItems(
    before: ShortList<Int>,
    after: ShortList<Int>
  ) throws(WaterfallUpdateError) {
    try check(named.deletedItems, .delete, .before, counts: before)
    try check(named.reloadedItems, .reload, .before, counts: before)
    if movesItems {
      try check(PathRuns(named.movedItems.sources), .moveFrom, .before, counts: before)
    }
    try check(named.insertedItems, .insert, .after, counts: after)
    if !movesItems { return }
    try check(PathRuns(named.movedItems.targets), .moveTo, .after, counts: after)
    if let twice = map.addedItems.firstDuplicate {
      throw .duplicateItem(.moveTo, item: twice)
    }
  }

  /// The state of the data that a path is about.
  private enum State {
    case before
    case after
  }

  /// Returns whether a section of a state is deleted, inserted or reloaded as a whole.
  private func isChanged(_ section: Int, _ state: State) -> Bool {
    switch state {
    case .before:
      return map.newSection(of: section) == nil || map.isReloaded(section)
    case .after:
      guard let old = map.oldSection(of: section) else { return true }
      return map.isReloaded(old)
    }
  }

  /// Checks that each of some paths exists, was named once, and isn't in a section that is changed
  /// as a whole.
  private func check(
    _ paths: PathRuns,
    _ action: WaterfallUpdateError.Action,
    _ state: State,
    counts: ShortList<Int>
  ) throws(WaterfallUpdateError) {
    if paths.isEmpty { return }
    try paths.forEachSection { (section, items) throws(WaterfallUpdateError) in
      let first = ItemPath(section: section, item: items.first ?? 0)
      guard counts.indices.contains(section) else {
        throw .itemInMissingSection(action, item: first, count: counts.count)
      }
      if isChanged(section, state) { throw .itemInChangedSection(action, item: first) }
      let count = counts[section]
      if let missing = items.first(outside: 0..<count) {
        let path = ItemPath(section: section, item: missing)
        throw .noSuchItem(action, item: path, count: count)
      }
    }
    if let twice = paths.firstDuplicate { throw .duplicateItem(action, item: twice) }
  }

  private func checkItemCounts(
    before: ShortList<Int>,
    after: ShortList<Int>
  ) throws(WaterfallUpdateError) {
    for section in after.indices {
      guard let old = map.oldSection(of: section), !map.isReloaded(old) else { continue }
      let removed = leavingItems(ofSection: old).count
      let added = comingItems(inSection: section).count
      if before[old] - removed + added != after[section] {
        throw .itemCount(
          section: section,
          before: before[old],
          removed: removed,
          added: added,
          after: after[section]
        )
      }
    }
  }
}
