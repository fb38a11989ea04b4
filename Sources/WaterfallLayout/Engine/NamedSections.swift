/// The sections that a batch names, in one ascending list for each kind of update.
///
/// They never change, and all batches without sections share one, so that their empty lists cost
/// nothing (`append` in the benchmark).
final class NamedSections: Sendable {
  let deleted: [Int]
  let inserted: [Int]
  let reloaded: [Int]
  let moved: MoveTable<Int>

  /// The sections of a batch that names none.
  static let none = NamedSections(SectionUpdates())

  /// Makes the lists of some updates, without the moves and reloads of what is deleted.
  private init(_ updates: SectionUpdates) {
    let deleted = updates.deleted.ascending
    self.deleted = deleted
    inserted = updates.inserted.ascending
    reloaded = updates.reloaded.ascending.filter { !deleted.containsSorted($0) }
    moved = MoveTable(updates.moves.filter { !deleted.containsSorted($0.from) })
  }

  /// Returns the lists of some updates.
  static func sections(of updates: SectionUpdates) -> NamedSections {
    updates.isEmpty ? .none : NamedSections(updates)
  }
}

/// The updates of sections in a batch, in its order.
struct SectionUpdates {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var reloaded: [Int] = []
  var moves: [MoveTable<Int>.Move] = []

  /// Whether there are no updates.
  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
  }
}

// MARK: - Checks

extension NamedSections {
  /// Whether there are no sections.
  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }

  /// Checks that each section exists and is named once.
  func check(before: Int, after: Int) throws(WaterfallUpdateError) {
    if isEmpty { return }
    try Self.check(deleted, .delete, count: before)
    try Self.check(reloaded, .reload, count: before)
    try Self.check(moved.sources, .moveFrom, count: before)
    try Self.check(inserted, .insert, count: after)
    try Self.check(moved.targets, .moveTo, count: after)
    if let twice = inserted.merged(with: moved.targets).firstDuplicate {
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
