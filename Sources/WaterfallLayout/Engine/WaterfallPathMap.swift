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

// MARK: - Sections

extension WaterfallPathMap {
  private var sectionMap: IndexMap<[Int]> {
    IndexMap(removed: removedSections, added: addedSections) { $0 }
  }

  /// Returns the index after the batch of a section before it.
  ///
  /// - Returns: `nil` where the section was deleted, and for all sections after a reload.
  public func newSection(of section: Int) -> Int? {
    if isReload { return nil }
    return sectionMap.new(of: section) ?? movedSections.target(of: section)
  }

  /// Returns the index before the batch of a section after it.
  ///
  /// - Returns: `nil` where the section was inserted, and for all sections after a reload.
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

/// Sections or items that a batch moves, to look up by either end.
struct MoveTable<Index: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// A section or an item that goes elsewhere.
  struct Move: Hashable, Sendable {
    var from: Index
    var to: Index
  }

  private var bySource: [Move] = []
  private var byTarget: [Move] = []

  init(_ moves: [Move] = []) {
    if moves.isEmpty { return }
    bySource = moves.sorted { $0.from < $1.from }
    byTarget = moves.sorted { $0.to < $1.to }
  }

  /// The indices or paths before, ascending.
  var sources: [Index] { bySource.map { $0.from } }
  /// The indices or paths after, ascending.
  var targets: [Index] { byTarget.map { $0.to } }

  func target(of index: Index) -> Index? {
    let position = bySource.partitioningIndex { $0.from >= index }
    guard position < bySource.count, bySource[position].from == index else { return nil }
    return bySource[position].to
  }

  func source(of index: Index) -> Index? {
    if byTarget.isEmpty { return nil }
    let position = byTarget.partitioningIndex { $0.to >= index }
    guard position < byTarget.count, byTarget[position].to == index else { return nil }
    return byTarget[position].from
  }
}
