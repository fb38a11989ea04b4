/// What a batch of updates does to the sections and items, once it has been checked.
struct UpdatePlan {
  /// Where everything goes.
  private(set) var map = WaterfallPathMap()
  /// The inserted sections, by their indices after, ascending.
  private(set) var insertedSections: [Int] = []
  /// The reloaded items, by their paths before, ascending.
  private(set) var reloadedItems: [ItemPath] = []

  /// Takes a batch, checked against the number of items in each section before and after it.
  ///
  /// An initializer would copy the plan when it is done.
  mutating func take(
    _ updates: [WaterfallUpdate],
    before: [Int],
    after: [Int]
  ) throws(WaterfallUpdateError) {
    let named = NamedPlaces(updates)
    try named.checkSections(before: before.count, after: after.count)
    take(sections: named)
    try checkSectionCount(before: before.count, after: after.count)
    map.reloadedSections = named.reloadedSections.map { section in
      let new = map.newSection(of: section).map { after[$0] } ?? 0
      return WaterfallPathMap.ReloadedSection(
        index: section,
        commonCount: min(before[section], new)
      )
    }
    try checkItems(named, before: before, after: after)
    take(items: named)
    try checkItemCounts(before: before, after: after)
  }

  private mutating func take(sections named: NamedPlaces) {
    map.movedSections = named.movedSections
    map.removedSections = named.deletedSections.merged(with: named.movedSections.sources)
    map.addedSections = named.insertedSections.merged(with: named.movedSections.targets)
    insertedSections = named.insertedSections
  }

  private mutating func take(items named: NamedPlaces) {
    map.movedItems = named.movedItems
    map.removedItems = named.deletedItems.merged(with: named.movedItems.sources)
    map.addedItems = named.insertedItems.merged(with: named.movedItems.targets)
    reloadedItems = named.reloadedItems
  }
}

// MARK: - What happens in a section that stays

extension UpdatePlan {
  /// The sections that stay but whose items leave, come or are reloaded, by their indices after,
  /// ascending.
  var editedSections: [Int] {
    let losing = map.removedItems.sections + reloadedItems.sections
    return (map.addedItems.sections + losing.compactMap { map.newSection(of: $0) }).ascending.unique
  }

  /// Returns the items of a section that leave their places or are reloaded, ascending.
  func leavingItems(ofSection section: Int) -> [Int] {
    let removed = map.removedItems.inSection(section).map { $0.item }
    let reloaded = reloadedItems.inSection(section).map { $0.item }
    return reloaded.isEmpty ? removed : removed.merged(with: reloaded).unique
  }

  /// Returns the items that take places in a section or are reloaded there, ascending.
  func comingItems(inSection section: Int) -> ArraySlice<ItemPath> {
    let added = map.addedItems.inSection(section)
    guard !reloadedItems.isEmpty, let old = map.oldSection(of: section) else { return added }
    let reloaded = reloadedItems.inSection(old).compactMap { map.newPath(of: $0) }
    return (added + reloaded.filter { $0.section == section }).sorted().unique[...]
  }

  /// Returns the path before of an item that takes its content along, `nil` where that is asked.
  func source(ofItemAt path: ItemPath) -> ItemPath? {
    guard let source = map.movedItems.source(of: path) else { return nil }
    return reloadedItems.containsSorted(source) ? nil : source
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
    _ named: NamedPlaces,
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

  /// Which state of the data paths name.
  private enum State {
    case before
    case after
  }

  /// Returns whether a section of a state is deleted, inserted or reloaded as a whole.
  private func isChanged(_ section: Int, _ state: State) -> Bool {
    switch state {
    case .before:
      return map.newSection(of: section) == nil || isReloaded(section)
    case .after:
      guard let old = map.oldSection(of: section) else { return true }
      return isReloaded(old)
    }
  }

  private func isReloaded(_ section: Int) -> Bool {
    map.reloadedSection(section) != nil
  }

  /// Checks ascending paths: that each is there, once, in a section that isn't changed as a whole.
  private func check(
    _ paths: [ItemPath],
    _ action: WaterfallUpdateError.Action,
    _ state: State,
    counts: [Int]
  ) throws(WaterfallUpdateError) {
    var (section, count, previous) = (Int?.none, 0, Int?.none)
    var twice: ItemPath?
    for path in paths {
      if path.section != section {
        guard counts.indices.contains(path.section) else {
          throw .noSuchSection(action, section: path.section, count: counts.count)
        }
        if isChanged(path.section, state) { throw .itemInChangedSection(action, item: path) }
        (section, count, previous) = (path.section, counts[path.section], nil)
      }
      guard (0..<count).contains(path.item) else {
        throw .noSuchItem(action, item: path, count: count)
      }
      if path.item == previous { twice = twice ?? path }
      previous = path.item
    }
    if let twice { throw .duplicateItem(action, item: twice) }
  }

  private func checkItemCounts(before: [Int], after: [Int]) throws(WaterfallUpdateError) {
    for section in after.indices {
      guard let old = map.oldSection(of: section), !isReloaded(old) else { continue }
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

// MARK: - The places that updates name

/// The places that a batch names, by what happens to them, each list ascending.
private struct NamedPlaces {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections = MoveTable<Int>()
  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var reloadedItems: [ItemPath] = []
  var movedItems = MoveTable<ItemPath>()

  init(_ updates: [WaterfallUpdate]) {
    var sectionMoves: [MoveTable<Int>.Move] = []
    var itemMoves: [MoveTable<ItemPath>.Move] = []
    insertedItems.reserveCapacity(updates.count)
    for update in updates {
      switch update {
      case .insertItem(let path): insertedItems.append(path)
      case .deleteItem(let path): deletedItems.append(path)
      case .moveItem(let from, let to): itemMoves.append(.init(from: from, to: to))
      case .reloadItem(let path): reloadedItems.append(path)
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .moveSection(let from, let to): sectionMoves.append(.init(from: from, to: to))
      case .reloadSection(let section): reloadedSections.append(section)
      }
    }
    sort()
    take(sectionMoves, itemMoves)
  }

  private mutating func sort() {
    deletedSections.sortUnlessAscending()
    insertedSections.sortUnlessAscending()
    reloadedSections.sortUnlessAscending()
    deletedItems.sortUnlessAscending()
    insertedItems.sortUnlessAscending()
    reloadedItems.sortUnlessAscending()
  }

  /// Takes moves; what is deleted is neither moved nor reloaded.
  private mutating func take(
    _ sectionMoves: [MoveTable<Int>.Move],
    _ itemMoves: [MoveTable<ItemPath>.Move]
  ) {
    let (deletedSections, deletedItems) = (deletedSections, deletedItems)
    reloadedSections.removeAll { deletedSections.containsSorted($0) }
    reloadedItems.removeAll { deletedItems.containsSorted($0) }
    movedSections = MoveTable(sectionMoves.filter { !deletedSections.containsSorted($0.from) })
    movedItems = MoveTable(itemMoves.filter { !deletedItems.containsSorted($0.from) })
  }

  func checkSections(before: Int, after: Int) throws(WaterfallUpdateError) {
    let (sources, targets) = (movedSections.sources, movedSections.targets)
    try Self.check(deletedSections, .delete, count: before)
    try Self.check(reloadedSections, .reload, count: before)
    try Self.check(sources, .moveFrom, count: before)
    try Self.check(insertedSections, .insert, count: after)
    try Self.check(targets, .moveTo, count: after)
    if let twice = insertedSections.merged(with: targets).firstDuplicate {
      throw .duplicateSection(.moveTo, section: twice)
    }
  }

  private static func check(
    _ sections: [Int],
    _ action: WaterfallUpdateError.Action,
    count: Int
  ) throws(WaterfallUpdateError) {
    for section in sections where !(0..<count).contains(section) {
      throw .noSuchSection(action, section: section, count: count)
    }
    if let twice = sections.firstDuplicate { throw .duplicateSection(action, section: twice) }
  }
}
