/// The ends of many columns in a tree that finds the least one.
///
/// A complete binary tree in an array: the leaves are the ends, every other node is the lesser of
/// its two children. Changing an end and finding a column are O(log c) for c columns.
struct LeastTree: Sendable {
  private var nodes: [Double]
  private let leafCount: Int

  init(_ ends: [Double]) {
    var leafCount = 1
    while leafCount < ends.count { leafCount *= 2 }
    self.leafCount = leafCount
    nodes = [Double](repeating: .infinity, count: 2 * leafCount)
    nodes.replaceSubrange(leafCount..<(leafCount + ends.count), with: ends)
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// The least of all ends.
  var least: Double { nodes[1] }

  /// The end of a column.
  subscript(column: Int) -> Double { nodes[leafCount + column] }

  /// Changes the end of a column.
  mutating func setEnd(_ end: Double, ofColumn column: Int) {
    var node = leafCount + column
    nodes[node] = end
    while node > 1 {
      node /= 2
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// Sets the ends of neighboring columns to the same value.
  ///
  /// - Complexity: O(s + log c) for s of c columns
  mutating func setEnd(_ end: Double, ofColumns columns: Range<Int>) {
    var (first, last) = (leafCount + columns.lowerBound, leafCount + columns.upperBound - 1)
    for node in first...last { nodes[node] = end }
    while first > 1 {
      (first, last) = (first / 2, last / 2)
      for node in first...last { nodes[node] = min(nodes[2 * node], nodes[2 * node + 1]) }
    }
  }

  /// The number of leaves.
  var capacity: Int { leafCount }

  /// Returns the leading-most column whose end is less than a limit, or `nil` if there is none.
  func firstColumn(below limit: Double) -> Int? {
    guard least < limit else { return nil }
    var node = 1
    while node < leafCount { node = nodes[2 * node] < limit ? 2 * node : 2 * node + 1 }
    return node - leafCount
  }

  /// Returns the leading-most column whose end is tied with the least one.
  func firstColumn(_ ties: TieRule) -> Int { firstColumn(under: 1, ties) }

  /// Returns the first column at or after another one whose end is tied with the least one, or
  /// `nil` if there is none.
  func firstColumn(from column: Int, _ ties: TieRule) -> Int? {
    var node = leafCount + column
    while !ties.isTied(nodes[node], withLeast: least) {
      while !node.isMultiple(of: 2) {
        node /= 2
        if node <= 1 { return nil }
      }
      node += 1
    }
    return firstColumn(under: node, ties)
  }

  /// Returns the leading-most column under a node that has one.
  private func firstColumn(under node: Int, _ ties: TieRule) -> Int {
    var node = node
    while node < leafCount {
      node = ties.isTied(nodes[2 * node], withLeast: least) ? 2 * node : 2 * node + 1
    }
    return node - leafCount
  }
}
