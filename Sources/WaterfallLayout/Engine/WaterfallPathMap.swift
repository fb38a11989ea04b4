/// Where the items and sections before a batch of updates are after it, and the other way round.
///
/// Its memory is proportional to the number of updates, and a look-up takes O(log k) for k of them.
/// It answers for items and sections that exist; what it says of others has no meaning.
public struct WaterfallPathMap: Hashable, Sendable {
  /// Whether everything was reloaded.
  ///
  /// Then nothing is known of the state before, and every look-up returns `nil`.
  ///
  /// - Complexity: O(1)
  public internal(set) var isReload = false
  /// The sections that leave their places, by their indices before, ascending.
  var removedSections: [Int] = []
  /// The sections that take new places, by their indices after, ascending.
  var addedSections: [Int] = []
  /// The moved sections.
  var movedSections = MoveTable<Int>()
  /// The items that leave their places, ascending.
  var removedItems: [ItemPath] = []
  /// The items that take new places, ascending.
  var addedItems: [ItemPath] = []
  /// The moved items.
  var movedItems = MoveTable<ItemPath>()
  /// The sections that were reloaded, by their indices before, ascending, with the number of items
  /// that they had both before and after.
  var reloadedSections: [ReloadedSection] = []

  /// A section that was reloaded.
  struct ReloadedSection: Hashable, Sendable {
    var index: Int
    /// How many items it had both before and after.
    var commonCount: Int
  }

  /// Where nothing is known of the state before.
  static let reload = WaterfallPathMap(isReload: true)
}

extension WaterfallPathMap {
  /// Sets where everything goes by the places that a batch names.
  ///
  /// - Parameters:
  ///   - named: The places; the sections among them must exist.
  ///   - before: The number of items in each section before the batch.
  ///   - after: The same after the batch.
  mutating func derive(from named: NamedPlaces, before: [Int], after: [Int]) {
    movedSections = named.movedSections
    removedSections = named.deletedSections.merged(with: named.movedSections.sources)
    addedSections = named.insertedSections.merged(with: named.movedSections.targets)
    movedItems = named.movedItems
    removedItems = named.deletedItems.merged(with: named.movedItems.sources)
    addedItems = named.insertedItems.merged(with: named.movedItems.targets)
    reloadedSections = named.reloadedSections.map { section in
      let new = newSection(of: section).map { after.indices.contains($0) ? after[$0] : 0 } ?? 0
      return ReloadedSection(index: section, commonCount: min(before[section], new))
    }
  }

  /// The number of sections and items that leave or take places or are reloaded.
  var updateCount: Int {
    removedSections.count + addedSections.count + removedItems.count + addedItems.count
      + reloadedSections.count
  }

  /// Whether some section leaves or takes a place.
  var movesSections: Bool { !removedSections.isEmpty || !addedSections.isEmpty }

  /// Returns whether a section, by its index before, is reloaded as a whole.
  func isReloaded(_ section: Int) -> Bool { reloadedSection(section) != nil }
}

// MARK: - Sections

extension WaterfallPathMap {
  private var sectionMap: IndexMap<[Int]> {
    IndexMap(removed: removedSections, added: addedSections) { $0 }
  }

  /// Returns the index after the batch of a section before it.
  ///
  /// - Returns: `nil` where the section was deleted, and for all sections after a reload.
  /// - Complexity: O(log k) for k updates
  public func newSection(of section: Int) -> Int? {
    if isReload { return nil }
    return sectionMap.new(of: section) ?? movedSections.target(of: section)
  }

  /// Returns the index before the batch of a section after it.
  ///
  /// - Returns: `nil` where the section was inserted, and for all sections after a reload.
  /// - Complexity: O(log k) for k updates
  public func oldSection(of section: Int) -> Int? {
    if isReload { return nil }
    return sectionMap.old(of: section) ?? movedSections.source(of: section)
  }
}

// MARK: - Items

extension WaterfallPathMap {
  /// Returns the path after the batch of an item before it.
  ///
  /// An item of a reloaded section keeps its index.
  ///
  /// - Returns: `nil` where the item was deleted, and for all items after a reload.
  /// - Complexity: O(log k) for k updates
  public func newPath(of path: ItemPath) -> ItemPath? {
    guard let section = newSection(of: path.section) else { return nil }
    if let reloaded = reloadedSection(path.section) {
      return path.item < reloaded.commonCount ? ItemPath(section: section, item: path.item) : nil
    }
    let map = itemMap(from: path.section, to: section)
    if let item = map.new(of: path.item) { return ItemPath(section: section, item: item) }
    return movedItems.target(of: path)
  }

  /// Returns the path before the batch of an item after it.
  ///
  /// - Returns: `nil` where the item was inserted, and for all items after a reload.
  /// - Complexity: O(log k) for k updates
  public func oldPath(of path: ItemPath) -> ItemPath? {
    guard let section = oldSection(of: path.section) else { return nil }
    if let reloaded = reloadedSection(section) {
      return path.item < reloaded.commonCount ? ItemPath(section: section, item: path.item) : nil
    }
    let map = itemMap(from: section, to: path.section)
    if let item = map.old(of: path.item) { return ItemPath(section: section, item: item) }
    return movedItems.source(of: path)
  }

  /// Returns the path after the batch of an item, or of the next one that survives where it was
  /// deleted.
  ///
  /// The result lies behind the last item of its section where no later one of the section
  /// survives.
  func nextSurvivor(of path: ItemPath) -> ItemPath {
    if isReload { return path }
    if let survivor = newPath(of: path) { return survivor }
    guard let section = newSection(of: path.section) else {
      return ItemPath(section: sectionMap.newOfNext(path.section), item: 0)
    }
    if let reloaded = reloadedSection(path.section) {
      return ItemPath(section: section, item: reloaded.commonCount)
    }
    let map = itemMap(from: path.section, to: section)
    return ItemPath(section: section, item: map.newOfNext(path.item))
  }

  /// Returns what is known of a section that was reloaded, by its index before, `nil` for others.
  func reloadedSection(_ section: Int) -> ReloadedSection? {
    let position = reloadedSections.partitioningIndex { $0.index >= section }
    guard position < reloadedSections.count else { return nil }
    return reloadedSections[position].index == section ? reloadedSections[position] : nil
  }

  private func itemMap(from old: Int, to new: Int) -> IndexMap<ArraySlice<ItemPath>> {
    IndexMap(removed: removedItems.inSection(old), added: addedItems.inSection(new)) { $0.item }
  }
}

extension [ItemPath] {
  /// The sections that have some of the paths, ascending; the array must be ascending.
  var sections: [Int] {
    var sections: [Int] = []
    var first = startIndex
    while first < endIndex {
      let section = self[first].section
      sections.append(section)
      first = self[first...].partitioningIndex { $0.section > section }
    }
    return sections
  }

  /// The paths in a section; the array must be ascending.
  func inSection(_ section: Int) -> ArraySlice<ItemPath> {
    if isEmpty { return [] }
    let first = partitioningIndex { $0.section >= section }
    let end = self[first...].partitioningIndex { $0.section > section }
    return self[first..<end]
  }
}
