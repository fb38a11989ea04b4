/// The fastest chooser for a section, by the numbers of this table.
///
/// | items | columns | chooser |
/// | --- | --- | --- |
/// | in the shortest column | 1–4 | `few`: ends in registers |
/// | in the shortest column, one column each | 5–8 | `vector`: ends in order, in a vector |
/// | in the shortest column, one column each | 9–19 | `sorted`: ends in order |
/// | in the shortest column, one column each | 20–127 | `queued`: ends in a queue |
/// | in a flow, one column each | 1–4 | `flow`: ends in registers |
/// | any other | 1–23 | `searching`: a search through the ends |
/// | any other | from 24 | `tree`: a tree of least ends |
enum FittingChooser {
  case few, vector, sorted, queued, flow, searching, tree

  /// The greatest number of columns whose ends are in registers.
  private static let fewColumns = 4
  /// The least number of columns for which a queue is faster than ends in order.
  private static let severalColumns = 20
  /// The least number of columns for which a tree is faster than a queue.
  private static let manyColumns = 128
  /// The least number of columns for which a tree is faster than a search.
  private static let treeColumns = 24

  /// Finds the chooser.
  ///
  /// - Parameters:
  ///   - rules: The rules to choose by.
  ///   - placesSingles: Whether all items to be placed are automatic ones of one column.
  @inline(__always)
  init(_ rules: PlacementRules, placesSingles: Bool) {
    let count = rules.columnCount
    switch (rules.usesCursor, placesSingles) {
    case (false, _) where count <= Self.fewColumns: self = .few
    case (false, true) where count <= VectorColumnEnds.capacity: self = .vector
    case (false, true) where count < Self.severalColumns: self = .sorted
    case (false, true) where count < Self.manyColumns: self = .queued
    case (true, true) where count <= FewFlowEnds.capacity: self = .flow
    default: self = count < Self.treeColumns ? .searching : .tree
    }
  }
}
