/// The indices and paths that a batch names, in one ascending list for each kind of update.
///
/// It has too many lists to be copied for a short batch (`append` in the benchmark).
struct NamedPlaces: ~Copyable, Sendable {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections = MoveTable<Int>()
  private(set) var deletedItems = PathRuns()
  private(set) var insertedItems = PathRuns()
  private(set) var reloadedItems = PathRuns()
  private(set) var movedItems = MoveTable<ItemPath>()

  /// Makes empty lists.
  init() {}

  /// Makes the lists of a batch, without the moves and reloads of what is deleted.
  init(_ updates: [WaterfallUpdate]) {
    var deleted = GatheredPaths()
    var inserted = GatheredPaths()
    var reloaded = GatheredPaths()
    var sectionMoves: [MoveTable<Int>.Move] = []
    var itemMoves: [MoveTable<ItemPath>.Move] = []
    for update in updates {
      switch update {
      case .insertItem(let path): inserted.append(path)
      case .deleteItem(let path): deleted.append(path)
      case .moveItem(let from, let to): itemMoves.append(.init(from: from, to: to))
      case .reloadItem(let path): reloaded.append(path)
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .moveSection(let from, let to): sectionMoves.append(.init(from: from, to: to))
      case .reloadSection(let section): reloadedSections.append(section)
      }
    }
    deletedItems = deleted.sorted()
    insertedItems = inserted.sorted()
    reloadedItems = reloaded.sorted(without: deletedItems)
    sortSections()
    setMoves(of: sectionMoves, itemMoves)
  }

  /// Sorts the lists of sections, and drops reloads of what is deleted.
  private mutating func sortSections() {
    insertedSections.sortUnlessAscending()
    deletedSections.sortUnlessAscending()
    if reloadedSections.isEmpty { return }
    reloadedSections.sortUnlessAscending()
    let deletedSections = deletedSections
    reloadedSections.removeAll { deletedSections.containsSorted($0) }
  }

  /// Sets the moves, and drops those of what is deleted.
  private mutating func setMoves(
    of sections: [MoveTable<Int>.Move],
    _ items: [MoveTable<ItemPath>.Move]
  ) {
    if !sections.isEmpty {
      movedSections = MoveTable(sections.filter { !deletedSections.containsSorted($0.from) })
    }
    if !items.isEmpty {
      movedItems = MoveTable(items.filter { !deletedItems.contains($0.from) })
    }
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
