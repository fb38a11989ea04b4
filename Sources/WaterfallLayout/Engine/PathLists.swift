/// The lists of a path map.
///
/// They never change, and all copies of the map share them: a batch hands its map on several times,
/// and each time all lists would be copied (`append` in the benchmark).
final class PathLists: Sendable {
  /// The map between the sections.
  let sections: SectionMap
  /// The old paths of items that are deleted or moved, ascending.
  let removedItems: PathRuns
  /// The new paths of items that are inserted or moved, ascending.
  let addedItems: PathRuns
  /// The moved items.
  let movedItems: MoveTable<ItemPath>
  /// The number of indices and paths that are stored.
  let updateCount: Int

  /// The lists of a batch without updates.
  static let empty = PathLists(NamedPlaces(), before: [], after: [])

  /// Makes the lists of a batch from the indices and paths that it names.
  init(_ named: borrowing NamedPlaces, before: ShortList<Int>, after: ShortList<Int>) {
    sections = .map(named.sections, before: before, after: after)
    movedItems = named.movedItems
    removedItems = named.deletedItems.merged(with: named.movedItems.sources)
    addedItems = named.insertedItems.merged(with: named.movedItems.targets)
    updateCount = sections.updateCount + removedItems.count + addedItems.count
  }
}

extension PathLists: Hashable {
  static func == (first: PathLists, second: PathLists) -> Bool {
    first === second
      || (first.sections == second.sections && first.removedItems == second.removedItems
        && first.addedItems == second.addedItems && first.movedItems == second.movedItems)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    hasher.combine(removedItems)
    hasher.combine(addedItems)
    hasher.combine(movedItems)
  }
}
