/// The moves of sections or items in a batch, to be looked up by source or target.
struct MoveTable<Index: Hashable & Comparable & Sendable>: Sendable {
  /// A move of a section or an item.
  struct Move: Hashable, Sendable {
    var from: Index
    var to: Index
  }

  /// The moves in both orders, which all copies share, or `nil` where nothing moves.
  private let orders: Orders?

  private final class Orders: Sendable {
    let bySource: [Move]
    let byTarget: [Move]

    init(_ moves: [Move]) {
      bySource = moves.sorted { $0.from < $1.from }
      byTarget = moves.sorted { $0.to < $1.to }
    }
  }

  init(_ moves: [Move] = []) { orders = moves.isEmpty ? nil : Orders(moves) }

  /// Whether nothing moves.
  var isEmpty: Bool { orders == nil }

  /// The indices or paths before the batch, ascending.
  var sources: [Index] { orders.map { $0.bySource.map { $0.from } } ?? [] }
  /// The indices or paths after the batch, ascending.
  var targets: [Index] { orders.map { $0.byTarget.map { $0.to } } ?? [] }

  /// Returns the index or path after the batch, or `nil` for one that isn't moved.
  func target(of index: Index) -> Index? {
    guard let bySource = orders?.bySource else { return nil }
    let position = bySource.partitioningIndex { $0.from >= index }
    guard position < bySource.count, bySource[position].from == index else { return nil }
    return bySource[position].to
  }

  /// Returns the index or path before the batch, or `nil` for one that isn't moved.
  func source(of index: Index) -> Index? {
    guard let byTarget = orders?.byTarget else { return nil }
    let position = byTarget.partitioningIndex { $0.to >= index }
    guard position < byTarget.count, byTarget[position].to == index else { return nil }
    return byTarget[position].from
  }
}

extension MoveTable: Hashable {
  static func == (first: MoveTable, second: MoveTable) -> Bool {
    first.orders === second.orders || first.orders?.bySource == second.orders?.bySource
  }

  func hash(into hasher: inout Hasher) { hasher.combine(orders?.bySource) }
}
