/// A batch of updates that has been checked against the numbers of items before and after it.
struct UpdatePlan {
  /// Where everything goes.
  private(set) var map = WaterfallPathMap()
  /// The inserted sections, by their indices after, ascending.
  private(set) var insertedSections: [Int] = []
  /// The reloaded items, by their paths before, ascending.
  private(set) var reloadedItems: [ItemPath] = []

  /// Checks a batch against the number of items in each section before and after it.
  init(
    _ updates: [WaterfallUpdate],
    before: [Int],
    after: [Int]
  ) throws(WaterfallUpdateError) {
    var named = NamedPlaces(updates)
    named.dropMovesOfDeleted()
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
    map.movedSections = MoveTable(named.movedSections)
    map.removedSections = (named.deletedSections + map.movedSections.sources).sorted()
    map.addedSections = (named.insertedSections + map.movedSections.targets).sorted()
    insertedSections = named.insertedSections
  }

  private mutating func take(items named: NamedPlaces) {
    map.movedItems = MoveTable(named.movedItems)
    map.removedItems = named.deletedItems
    map.addedItems = named.insertedItems
    if !named.movedItems.isEmpty {
      map.removedItems = (map.removedItems + map.movedItems.sources).sorted()
      map.addedItems = (map.addedItems + map.movedItems.targets).sorted()
    }
    reloadedItems = named.reloadedItems
  }
}

// MARK: - What happens in a section that stays

extension UpdatePlan {
  /// The sections that stay but whose items leave, come or are reloaded, by their indices after,
  /// ascending.
  var editedSections: [Int] {
    var sections: [Int] = []
    func note(_ section: Int?) {
      if let section, section != sections.last { sections.append(section) }
    }
    for path in map.addedItems { note(path.section) }
    for path in map.removedItems { note(map.newSection(of: path.section)) }
    for path in reloadedItems { note(map.newSection(of: path.section)) }
    return sections.sortedUnique
  }

  /// Returns the items of a section that leave their places or are reloaded, ascending.
  func leavingItems(ofSection section: Int) -> [Int] {
    let removed = map.removedItems.inSection(section).map { $0.item }
    let reloaded = reloadedItems.inSection(section).map { $0.item }
    return reloaded.isEmpty ? removed : (removed + reloaded).sortedUnique
  }

  /// Returns the items that take places in a section or are reloaded there, ascending.
  func comingItems(inSection section: Int) -> [ItemPath] {
    let added = Array(map.addedItems.inSection(section))
    guard !reloadedItems.isEmpty, let old = map.oldSection(of: section) else { return added }
    let reloaded = reloadedItems.inSection(old).compactMap { map.newPath(of: $0) }
    return (added + reloaded.filter { $0.section == section }).sortedUnique
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
    let sources = named.movedItems.map { $0.from }.sorted()
    let targets = named.movedItems.map { $0.to }.sorted()
    func isChangedBefore(_ section: Int) -> Bool {
      map.newSection(of: section) == nil || isReloaded(section)
    }
    func isChangedAfter(_ section: Int) -> Bool {
      map.oldSection(of: section).map(isReloaded) ?? true
    }
    try check(named.deletedItems, .delete, counts: before, isChanged: isChangedBefore)
    try check(named.reloadedItems, .reload, counts: before, isChanged: isChangedBefore)
    try check(sources, .moveFrom, counts: before, isChanged: isChangedBefore)
    try check(named.insertedItems, .insert, counts: after, isChanged: isChangedAfter)
    try check(targets, .moveTo, counts: after, isChanged: isChangedAfter)
    if !targets.isEmpty, let twice = (named.insertedItems + targets).sorted().firstDuplicate {
      throw .duplicateItem(.moveTo, item: twice)
    }
  }

  private func isReloaded(_ section: Int) -> Bool {
    map.reloadedSection(section) != nil
  }

  /// Checks ascending paths: that each is there, once, in a section that isn't changed as a whole.
  private func check(
    _ paths: [ItemPath],
    _ action: WaterfallUpdateError.Action,
    counts: [Int],
    isChanged: (Int) -> Bool
  ) throws(WaterfallUpdateError) {
    var checkedSection: Int?
    for path in paths {
      if path.section != checkedSection {
        guard counts.indices.contains(path.section) else {
          throw .noSuchSection(action, section: path.section, count: counts.count)
        }
        if isChanged(path.section) { throw .itemInChangedSection(action, item: path) }
        checkedSection = path.section
      }
      guard (0..<counts[path.section]).contains(path.item) else {
        throw .noSuchItem(action, item: path, count: counts[path.section])
      }
    }
    if let twice = paths.firstDuplicate { throw .duplicateItem(action, item: twice) }
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
  var movedSections: [MoveTable<Int>.Move] = []
  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var reloadedItems: [ItemPath] = []
  var movedItems: [MoveTable<ItemPath>.Move] = []

  init(_ updates: [WaterfallUpdate]) {
    insertedItems.reserveCapacity(updates.count)
    for update in updates {
      switch update {
      case .insertItem(let path): insertedItems.append(path)
      case .deleteItem(let path): deletedItems.append(path)
      case .moveItem(let from, let to): movedItems.append(.init(from: from, to: to))
      case .reloadItem(let path): reloadedItems.append(path)
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(.init(from: from, to: to))
      case .reloadSection(let section): reloadedSections.append(section)
      }
    }
    deletedSections.sort()
    insertedSections.sort()
    reloadedSections.sort()
    deletedItems.sortUnlessAscending()
    insertedItems.sortUnlessAscending()
    reloadedItems.sortUnlessAscending()
  }

  /// What is deleted is neither moved nor reloaded.
  mutating func dropMovesOfDeleted() {
    if !deletedSections.isEmpty {
      movedSections.removeAll { deletedSections.containsSorted($0.from) }
      reloadedSections.removeAll { deletedSections.containsSorted($0) }
    }
    if !deletedItems.isEmpty {
      movedItems.removeAll { deletedItems.containsSorted($0.from) }
      reloadedItems.removeAll { deletedItems.containsSorted($0) }
    }
  }

  func checkSections(before: Int, after: Int) throws(WaterfallUpdateError) {
    let sources = movedSections.map { $0.from }.sorted()
    let targets = movedSections.map { $0.to }.sorted()
    try Self.check(deletedSections, .delete, count: before)
    try Self.check(reloadedSections, .reload, count: before)
    try Self.check(sources, .moveFrom, count: before)
    try Self.check(insertedSections, .insert, count: after)
    try Self.check(targets, .moveTo, count: after)
    if let twice = (insertedSections + targets).sorted().firstDuplicate {
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

extension Array where Element: Comparable {
  /// The first element that is equal to the one before it; the array must be ascending.
  fileprivate var firstDuplicate: Element? {
    for position in indices.dropFirst() where self[position] == self[position - 1] {
      return self[position]
    }
    return nil
  }

  /// Sorts, at no more than a look where it is sorted already: batches mostly name places in order.
  fileprivate mutating func sortUnlessAscending() {
    for position in indices.dropFirst() where self[position] < self[position - 1] {
      sort()
      return
    }
  }

  fileprivate func containsSorted(_ element: Element) -> Bool {
    let position = partitionPoint { $0 < element }
    return position < count && self[position] == element
  }
}
