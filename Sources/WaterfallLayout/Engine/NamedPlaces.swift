/// The sections and items that a batch names, in one ascending list for each kind of update.
///
/// It has too many lists to be copied for a short batch (`append` in the benchmark).
struct NamedPlaces: ~Copyable, Sendable {
  let sections: NamedSections
  let deletedItems: PathRuns
  let insertedItems: PathRuns
  let reloadedItems: PathRuns
  let movedItems: MoveTable<ItemPath>

  /// Makes the lists of a batch, without the moves and reloads of what is deleted.
  init(_ updates: [WaterfallUpdate] = []) {
    var deleted = GatheredPaths()
    var inserted = GatheredPaths()
    var reloaded = GatheredPaths()
    var moves: [MoveTable<ItemPath>.Move] = []
    var sections = SectionUpdates()
    var position = 0
    while position < updates.count {
      let update = updates[position]
      position += 1
      switch update {
      case .insertItem(let path):
        let end = updates.endOfInsertions(after: path, from: position)
        inserted.append(path, neighbors: end - position)
        position = end
      case .deleteItem(let path): deleted.append(path)
      case .moveItem(let from, let to): moves.append(.init(from: from, to: to))
      case .reloadItem(let path): reloaded.append(path)
      case .insertSection(let section): sections.inserted.append(section)
      case .deleteSection(let section): sections.deleted.append(section)
      case .moveSection(let from, let to): sections.moves.append(.init(from: from, to: to))
      case .reloadSection(let section): sections.reloaded.append(section)
      }
    }
    self.sections = .sections(of: sections)
    let deletedItems = deleted.sorted()
    self.deletedItems = deletedItems
    insertedItems = inserted.sorted()
    reloadedItems = reloaded.sorted(without: deletedItems)
    movedItems =
      moves.isEmpty ? MoveTable() : MoveTable(moves.filter { !deletedItems.contains($0.from) })
  }
}

extension [WaterfallUpdate] {
  /// Returns the end of a run of insertions that each name the neighbor of the path before.
  ///
  /// A page of items is appended to a feed like that, and a look at its paths alone takes less than
  /// half as long as to gather them one by one (`append` in the benchmark).
  @inline(__always)
  fileprivate func endOfInsertions(after path: ItemPath, from start: Int) -> Int {
    var (end, last) = (start, path.item)
    while end < count, last < .max, case .insertItem(let next) = self[end],
      next.section == path.section, next.item == last + 1
    {
      (end, last) = (end + 1, last + 1)
    }
    return end
  }
}
