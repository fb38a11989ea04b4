/// The lists of a path map.
///
/// They never change, and all copies of the map share them: a batch hands its map on several times,
/// and each time all lists would be copied (`append` in the benchmark).
final class PathLists: Sendable {
  let removedSections: IndexRuns
  let addedSections: IndexRuns
  let movedSections: MoveTable<Int>
  let removedItems: PathRuns
  let addedItems: PathRuns
  let movedItems: MoveTable<ItemPath>
  /// The reloaded sections, by ascending old index.
  let reloadedSections: [ReloadedSection]

  /// The lists of a batch without updates.
  static let empty = PathLists(NamedPlaces(), before: [], after: [])

  /// Makes the lists of a batch from the indices and paths that it names.
  init(_ named: borrowing NamedPlaces, before: [Int], after: [Int]) {
    movedSections = named.movedSections
    removedSections = IndexRuns(named.deletedSections.merged(with: named.movedSections.sources))
    addedSections = IndexRuns(named.insertedSections.merged(with: named.movedSections.targets))
    movedItems = named.movedItems
    removedItems = named.deletedItems.merged(with: named.movedItems.sources)
    addedItems = named.insertedItems.merged(with: named.movedItems.targets)
    let map = IndexMap(removed: removedSections, added: addedSections)
    reloadedSections = named.reloadedSections.map { section in
      let new = map.new(of: section) ?? named.movedSections.target(of: section)
      let count = new.map { after.indices.contains($0) ? after[$0] : 0 } ?? 0
      return ReloadedSection(index: section, commonCount: min(before[section], count))
    }
  }

  /// The map between the old and the new indices of sections that aren't moved.
  var sectionMap: IndexMap { IndexMap(removed: removedSections, added: addedSections) }
}

/// A section that was reloaded.
struct ReloadedSection: Hashable, Sendable {
  /// The old index.
  let index: Int
  /// The number of items that it had both before and after: the lesser of the two counts.
  let commonCount: Int
}

extension PathLists: Hashable {
  static func == (first: PathLists, second: PathLists) -> Bool {
    first === second
      || (first.removedSections == second.removedSections
        && first.addedSections == second.addedSections
        && first.movedSections == second.movedSections
        && first.removedItems == second.removedItems && first.addedItems == second.addedItems
        && first.movedItems == second.movedItems
        && first.reloadedSections == second.reloadedSections)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(removedSections)
    hasher.combine(addedSections)
    hasher.combine(movedSections)
    hasher.combine(removedItems)
    hasher.combine(addedItems)
    hasher.combine(movedItems)
    hasher.combine(reloadedSections)
  }
}
