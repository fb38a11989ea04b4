/// The indices and paths that a batch names, in one ascending list for each kind of update.
struct NamedPlaces: Sendable {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections = MoveTable<Int>()
  private(set) var deletedItems: [ItemPath] = []
  private(set) var insertedItems: [ItemPath] = []
  private(set) var reloadedItems: [ItemPath] = []
  private(set) var movedItems = MoveTable<ItemPath>()

  /// Makes empty lists.
  init() {}

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
    applyDeletions(to: sectionMoves, itemMoves)
  }

  private mutating func sort() {
    deletedSections.sortUnlessAscending()
    insertedSections.sortUnlessAscending()
    reloadedSections.sortUnlessAscending()
    deletedItems.sortUnlessAscending()
    insertedItems.sortUnlessAscending()
    reloadedItems.sortUnlessAscending()
  }

  /// Sets the moves, and drops moves and reloads of what is deleted.
  private mutating func applyDeletions(
    to sectionMoves: [MoveTable<Int>.Move],
    _ itemMoves: [MoveTable<ItemPath>.Move]
  ) {
    let (deletedSections, deletedItems) = (deletedSections, deletedItems)
    reloadedSections.removeAll { deletedSections.containsSorted($0) }
    reloadedItems.removeAll { deletedItems.containsSorted($0) }
    movedSections = MoveTable(sectionMoves.filter { !deletedSections.containsSorted($0.from) })
    movedItems = MoveTable(itemMoves.filter { !deletedItems.containsSorted($0.from) })
  }

  /// Checks that each section exists and is named once.
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
