extension WaterfallLayoutEngine {
  /// Chooses the kept columns of a section anew, from an item on.
  ///
  /// The delegate isn't asked. Call it when columns have become uneven, and for items of a
  /// self-sizing feed that haven't been visible yet, whose columns were chosen by estimates.
  ///
  /// - Parameters:
  ///   - section: The index of the section. One that doesn't exist or doesn't keep columns is
  ///     ignored.
  ///   - item: The first item whose columns are chosen anew. The default is 0, and a negative index
  ///     counts as 0.
  /// - Complexity: O(n − i + S) for item i of n, among S sections
  public func rebalanceColumns(inSection section: Int, from item: Int = 0) {
    if isAsking { return commands.rebalance(section: section, from: item) }
    if commands.needsDelegate { settle() }
    state.settle()
    state.rebalanceColumns(inSection: section, from: max(0, item))
    reportDiagnostics()
  }
}
