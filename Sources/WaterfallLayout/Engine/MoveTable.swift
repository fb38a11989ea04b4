/// The moves of sections or items in a batch, to be looked up by source or target.
struct MoveTable<Index: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// A move of a section or an item.
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

  /// Whether nothing moves.
  var isEmpty: Bool { bySource.isEmpty }

  /// The indices or paths before the batch, ascending.
  var sources: [Index] { isEmpty ? [] : bySource.map { $0.from } }
  /// The indices or paths after the batch, ascending.
  var targets: [Index] { isEmpty ? [] : byTarget.map { $0.to } }

  /// Returns the index or path after the batch, or `nil` for one that isn't moved.
  func target(of index: Index) -> Index? {
    let position = bySource.partitioningIndex { $0.from >= index }
    guard position < bySource.count, bySource[position].from == index else { return nil }
    return bySource[position].to
  }

  /// Returns the index or path before the batch, or `nil` for one that isn't moved.
  func source(of index: Index) -> Index? {
    if byTarget.isEmpty { return nil }
    let position = byTarget.partitioningIndex { $0.to >= index }
    guard position < byTarget.count, byTarget[position].to == index else { return nil }
    return byTarget[position].from
  }
}
