/// The map between the items and sections before a batch of updates and those after it.
///
/// Its memory is proportional to the number of updates, and a look-up takes O(log k) for k of them.
/// Results for items and sections that don't exist have no meaning.
public struct WaterfallPathMap: Hashable, Sendable {
  /// Whether everything was reloaded.
  ///
  /// In that case the state before isn't known, and every look-up returns `nil`.
  ///
  /// - Complexity: O(1)
  public let isReload: Bool
  private let lists: PathLists

  /// Makes the map of a batch without updates, or that of a reload.
  init(isReload: Bool = false) {
    self.isReload = isReload
    lists = .empty
  }

  /// Makes the map of a batch from the indices and paths that it names.
  ///
  /// - Parameters:
  ///   - named: The indices and paths; the sections among them must exist.
  ///   - before: The number of items in each section before the batch.
  ///   - after: The number of items in each section after the batch.
  init(_ named: borrowing NamedPlaces, before: ShortList<Int>, after: ShortList<Int>) {
    isReload = false
    lists = PathLists(named, before: before, after: after)
  }

  /// The map of a reload.
  static let reload = WaterfallPathMap(isReload: true)
}

extension WaterfallPathMap {
  /// The map between the sections, which after a reload has no meaning.
  var sections: SectionMap { lists.sections }
  /// The old paths of items that are deleted or moved, ascending.
  var removedItems: PathRuns { lists.removedItems }
  /// The new paths of items that are inserted or moved, ascending.
  var addedItems: PathRuns { lists.addedItems }
  /// The moved items.
  var movedItems: MoveTable<ItemPath> { lists.movedItems }

  /// The number of indices and paths that the map stores.
  var updateCount: Int { lists.updateCount }

  /// Whether some section is deleted, inserted or moved.
  var movesSections: Bool { !sections.removed.isEmpty || !sections.added.isEmpty }

  /// Returns whether a section, by its old index, is reloaded as a whole.
  func isReloaded(_ section: Int) -> Bool { sections.reloadedSection(section) != nil }
}

// MARK: - Sections

extension WaterfallPathMap {
  /// Returns the index after the batch of a section before it.
  ///
  /// - Returns: The index, or `nil` if the section was deleted, and after a reload.
  /// - Complexity: O(log k) for k updates
  public func newSection(of section: Int) -> Int? {
    if isReload { return nil }
    return sections.new(of: section)
  }

  /// Returns the index before the batch of a section after it.
  ///
  /// - Returns: The index, or `nil` if the section was inserted, and after a reload.
  /// - Complexity: O(log k) for k updates
  public func oldSection(of section: Int) -> Int? {
    if isReload { return nil }
    return sections.old(of: section)
  }
}

// MARK: - Items

extension WaterfallPathMap {
  /// Returns the path after the batch of an item before it.
  ///
  /// An item of a reloaded section keeps its index.
  ///
  /// - Returns: The path, or `nil` if the item was deleted, and after a reload.
  /// - Complexity: O(log k) for k updates
  public func newPath(of path: ItemPath) -> ItemPath? {
    guard let section = newSection(of: path.section) else { return nil }
    if let reloaded = sections.reloadedSection(path.section) {
      return path.item < reloaded.commonCount ? ItemPath(section: section, item: path.item) : nil
    }
    let map = itemMap(from: path.section, to: section)
    if let item = map.new(of: path.item) { return ItemPath(section: section, item: item) }
    return movedItems.target(of: path)
  }

  /// Returns the path before the batch of an item after it.
  ///
  /// - Returns: The path, or `nil` if the item was inserted, and after a reload.
  /// - Complexity: O(log k) for k updates
  public func oldPath(of path: ItemPath) -> ItemPath? {
    guard let section = oldSection(of: path.section) else { return nil }
    if let reloaded = sections.reloadedSection(section) {
      return path.item < reloaded.commonCount ? ItemPath(section: section, item: path.item) : nil
    }
    let map = itemMap(from: section, to: path.section)
    if let item = map.old(of: path.item) { return ItemPath(section: section, item: item) }
    return movedItems.source(of: path)
  }

  /// Returns the path after the batch of an item or, if it was deleted, of the next one that
  /// survives.
  ///
  /// If no later item of its section survives, the result is the path after the section's last
  /// item.
  func nextSurvivor(of path: ItemPath) -> ItemPath {
    if isReload { return path }
    if let survivor = newPath(of: path) { return survivor }
    guard let section = newSection(of: path.section) else {
      return ItemPath(section: sections.indices.newOfNext(path.section), item: 0)
    }
    if let reloaded = sections.reloadedSection(path.section) {
      return ItemPath(section: section, item: reloaded.commonCount)
    }
    let map = itemMap(from: path.section, to: section)
    return ItemPath(section: section, item: map.newOfNext(path.item))
  }

  private func itemMap(from old: Int, to new: Int) -> IndexMap {
    IndexMap(
      removed: removedItems.items(inSection: old),
      added: addedItems.items(inSection: new)
    )
  }
}
