extension WaterfallLayoutEngine {
  /// Chooses the columns of a section that keeps them anew, from an item on.
  ///
  /// Nothing is asked. It is for a section whose columns have become uneven, and for the items of a
  /// self-sizing feed that nobody has seen yet, whose columns come from estimates.
  ///
  /// - Parameters:
  ///   - section: The section. One that doesn't exist, or doesn't keep columns, stays as it is.
  ///   - item: The first item that chooses anew, 0 by default; those before it keep their columns.
  ///     A negative index counts as 0.
  /// - Complexity: O(n − i + S) for item i of n, among S sections
  public func rebalanceColumns(inSection section: Int, from item: Int = 0) {
    if isAsking { return commands.rebalance(section: section, from: item) }
    if commands.needsDelegate { settle() }
    state.settle()
    state.rebalanceColumns(inSection: section, from: max(0, item))
    reportDiagnostics()
  }
}
