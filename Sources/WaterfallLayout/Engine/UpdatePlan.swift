/// A batch of updates that has been checked against the counts before and after it.
///
/// It never changes, and all questions of a pass share it: copying its lists would take longer than
/// a short batch does (`append` in the benchmark).
final class UpdatePlan: Sendable {
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
    before: [Int],
    after: [Int]
  ) throws(WaterfallUpdateError) {
    let named = NamedPlaces(updates)
    try named.checkSections(before: before.count, after: after.count)
    map = WaterfallPathMap(named, before: before, after: after)
    self.named = consume named
    try checkSectionCount(before: before.count, after: after.count)
    try checkItems(before: before, after: after)
    try checkItemCounts(before: before, after: after)
  }
}

// MARK: - Sections and items that change

extension UpdatePlan {
  /// The sections that are inserted or reloaded, by their indices after, ascending.
  var newSections: [Int] {
    if named.reloadedSections.isEmpty { return named.insertedSections }
    let reloaded = named.reloadedSections.compactMap { map.newSection(of: $0) }
    return named.insertedSections.merged(with: reloaded.ascending)
  }

  /// The sections that stay while some of their items leave, come or are reloaded, by their indices
  /// after, ascending.
  var editedSections: [Int] {
    let losing = map.removedItems.sections + named.reloadedItems.sections
    return (map.addedItems.sections + losing.compactMap { map.newSection(of: $0) }).ascending.unique
  }

  /// Returns the items of a section that leave their places, ascending.
  func leavingItems(ofSection section: Int) -> [Int] {
    map.removedItems.inSection(section).map { $0.item }
  }

  /// Returns the items that take places in a section, ascending.
  func comingItems(inSection section: Int) -> ArraySlice<ItemPath> {
    map.addedItems.inSection(section)
  }

  /// Returns the items of a section that are reloaded and stay in it, by their indices after,
  /// ascending.
  func reloadedItems(ofSection section: Int) -> [Int] {
    if named.reloadedItems.isEmpty { return [] }
    return named.reloadedItems.inSection(section).compactMap { path in
      map.movedItems.target(of: path) == nil ? map.newPath(of: path)?.item : nil
    }
  }

  /// Whether some item is moved.
  var movesItems: Bool { !map.movedItems.isEmpty }

  /// Returns the old path of an item that keeps its content, or `nil` for one that is inserted or
  /// reloaded.
  func source(ofItemAt path: ItemPath) -> ItemPath? {
    guard let source = map.movedItems.source(of: path) else { return nil }
    return named.reloadedItems.containsSorted(source) ? nil : source
  }
}

// MARK: - Checks

extension UpdatePlan {
  private func checkSectionCount(before: Int, after: Int) throws(WaterfallUpdateError) {
    let (removed, added) = (map.removedSections.count, map.addedSections.count)
    if before - removed + added != after {
      throw .sectionCount(before: before, removed: removed, added: added, after: after)
    }
  }

  private func checkItems(
    before: [Int],
    after: [Int]
  ) throws(WaterfallUpdateError) {
    let (sources, targets) = (named.movedItems.sources, named.movedItems.targets)
    try check(named.deletedItems, .delete, .before, counts: before)
    try check(named.reloadedItems, .reload, .before, counts: before)
    try check(sources, .moveFrom, .before, counts: before)
    try check(named.insertedItems, .insert, .after, counts: after)
    try check(targets, .moveTo, .after, counts: after)
    if !targets.isEmpty, let twice = named.insertedItems.merged(with: targets).firstDuplicate {
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

  /// Checks that each of some ascending paths exists, is named once, and isn't in a section that is
  /// changed as a whole.
  private func check(
    _ paths: [ItemPath],
    _ action: WaterfallUpdateError.Action,
    _ state: State,
    counts: [Int]
  ) throws(WaterfallUpdateError) {
    var rest = paths[...]
    while let first = rest.first {
      guard counts.indices.contains(first.section) else {
        throw .itemInMissingSection(action, item: first, count: counts.count)
      }
      if isChanged(first.section, state) { throw .itemInChangedSection(action, item: first) }
      let count = counts[first.section]
      let end = rest.partitioningIndex { $0.section > first.section }
      let missing =
        first.item < 0 ? rest.startIndex : rest[..<end].partitioningIndex { $0.item >= count }
      if missing < end { throw .noSuchItem(action, item: rest[missing], count: count) }
      rest = rest[end...]
    }
    if let twice = paths.firstDuplicate { throw .duplicateItem(action, item: twice) }
  }

  private func checkItemCounts(before: [Int], after: [Int]) throws(WaterfallUpdateError) {
    for section in after.indices {
      guard let old = map.oldSection(of: section), !map.isReloaded(old) else { continue }
      let removed = map.removedItems.inSection(old).count
      let added = map.addedItems.inSection(section).count
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
