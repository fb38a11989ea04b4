/// The map between the sections before a batch and those after it.
///
/// It never changes, and all batches without sections share one (`append` in the benchmark).
final class SectionMap: Sendable {
  /// The old indices of sections that are deleted or moved, ascending.
  let removed: IndexRuns
  /// The new indices of sections that are inserted or moved, ascending.
  let added: IndexRuns
  /// The moved sections.
  let moved: MoveTable<Int>
  /// The reloaded sections, by ascending old index.
  let reloaded: [ReloadedSection]
  /// Whether all sections stay where they are.
  private let isIdentity: Bool

  /// The map of a batch without sections.
  private static let identity = SectionMap(.none, before: [], after: [])

  /// Makes the map of a batch from the sections that it names.
  private init(_ named: NamedSections, before: ShortList<Int>, after: ShortList<Int>) {
    moved = named.moved
    removed = IndexRuns(named.deleted.merged(with: named.moved.sources))
    added = IndexRuns(named.inserted.merged(with: named.moved.targets))
    isIdentity = removed.isEmpty && added.isEmpty
    let map = IndexMap(removed: removed, added: added)
    reloaded = named.reloaded.map { section in
      let new = map.new(of: section) ?? named.moved.target(of: section)
      let count = new.map { after.indices.contains($0) ? after[$0] : 0 } ?? 0
      return ReloadedSection(index: section, commonCount: min(before[section], count))
    }
  }

  /// Makes the map of a batch, or finds the one of all batches without sections.
  ///
  /// - Parameters:
  ///   - named: The sections that the batch names, which must exist.
  ///   - before: The number of items in each section before the batch.
  ///   - after: The number of items in each section after the batch.
  /// - Returns: The map.
  static func map(
    _ named: NamedSections,
    before: ShortList<Int>,
    after: ShortList<Int>
  ) -> SectionMap {
    named.isEmpty ? .identity : SectionMap(named, before: before, after: after)
  }

  /// The number of indices that are stored.
  var updateCount: Int { removed.count + added.count + reloaded.count }

  /// The map between the old and the new indices of sections that aren't moved.
  var indices: IndexMap { IndexMap(removed: removed, added: added) }
}

/// A section that was reloaded.
struct ReloadedSection: Hashable, Sendable {
  /// The old index.
  let index: Int
  /// The number of items that it had both before and after: the lesser of the two counts.
  let commonCount: Int
}

extension SectionMap {
  /// Returns the index of a section after the batch, or `nil` if it was deleted.
  @inline(__always)
  func new(of section: Int) -> Int? {
    if isIdentity { return section }
    return indices.new(of: section) ?? moved.target(of: section)
  }

  /// Returns the index of a section before the batch, or `nil` if it was inserted.
  @inline(__always)
  func old(of section: Int) -> Int? {
    if isIdentity { return section }
    return indices.old(of: section) ?? moved.source(of: section)
  }

  /// Returns a reloaded section, by its old index, or `nil` for one that wasn't reloaded.
  @inline(__always)
  func reloadedSection(_ section: Int) -> ReloadedSection? {
    if reloaded.isEmpty { return nil }
    let position = reloaded.partitioningIndex { $0.index >= section }
    guard position < reloaded.count else { return nil }
    return reloaded[position].index == section ? reloaded[position] : nil
  }
}

extension SectionMap: Hashable {
  static func == (first: SectionMap, second: SectionMap) -> Bool {
    first === second
      || (first.removed == second.removed && first.added == second.added
        && first.moved == second.moved && first.reloaded == second.reloaded)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(removed)
    hasher.combine(added)
    hasher.combine(moved)
    hasher.combine(reloaded)
  }
}
