/// The fastest chooser for a section, by the numbers of this table.
///
/// | items | columns | chooser |
/// | --- | --- | --- |
/// | in the shortest column | 1–4 | `few`: ends in registers |
/// | in the shortest column, one column each | 5–8 | `vector`: ends in order, in a vector |
/// | in the shortest column, one column each | 9–19 | `sorted`: ends in order |
/// | in the shortest column, one column each | 20–127 | `queued`: ends in a queue |
/// | in a flow, one column each | 1–4 | `flow`: ends in registers |
/// | any other | 1–23 | `any` by searching the ends |
/// | any other | from 24 | `any` with a tree of least ends |
enum FittingChooser {
  case few(FewColumnEnds)
  case vector(VectorColumnEnds)
  case sorted(SortedColumnEnds)
  case queued(QueuedColumnEnds)
  case flow(FewFlowEnds)
  case any(ColumnEnds)

  /// The greatest number of columns whose ends are in registers.
  private static let fewColumns = 4
  /// The least number of columns for which a queue is faster than ends in order.
  private static let severalColumns = 20
  /// The least number of columns for which a tree is faster than a queue.
  private static let manyColumns = 128
  /// The least number of columns for which a tree is faster than a search.
  private static let treeColumns = 24

  /// Makes the chooser.
  ///
  /// - Parameters:
  ///   - ends: The ends of the columns.
  ///   - rules: The rules to choose by.
  ///   - placesSingles: Whether all items to be placed are automatic ones of one column.
  @inline(__always)
  init(_ ends: ColumnFill, rules: PlacementRules, placesSingles: Bool) {
    if !rules.usesCursor, rules.columnCount <= Self.fewColumns {
      self = .few(FewColumnEnds(ends, rules: rules))
    } else if rules.usesCursor, placesSingles, rules.columnCount <= FewFlowEnds.capacity {
      self = .flow(FewFlowEnds(ends, rules: rules))
    } else if !rules.usesCursor, placesSingles, rules.columnCount <= VectorColumnEnds.capacity {
      self = .vector(VectorColumnEnds(ends, rules: rules))
    } else if !rules.usesCursor, placesSingles, rules.columnCount < Self.severalColumns {
      self = .sorted(SortedColumnEnds(ends, rules: rules))
    } else if !rules.usesCursor, placesSingles, rules.columnCount < Self.manyColumns {
      self = .queued(QueuedColumnEnds(ends, rules: rules))
    } else {
      let usesTree = rules.columnCount >= Self.treeColumns
      self = .any(ColumnEnds(ends, rules: rules, usesTree: usesTree))
    }
  }
}
