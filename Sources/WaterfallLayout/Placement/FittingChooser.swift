/// The fastest chooser for a section, by the numbers of this table.
///
/// | items | columns | chooser |
/// | --- | --- | --- |
/// | in the shortest column | 1–4 | `few`: ends in registers |
/// | in the shortest column, one column each | 5–79 | `sorted`: ends in order |
/// | flowing, one column each | 1–4 | `flowing`: ends in registers |
/// | any other | 1–23 | `any` by searching the ends |
/// | any other | from 24 | `any` with a tree of least ends |
enum FittingChooser {
  case few(FewColumnEnds)
  case sorted(SortedColumnEnds)
  case flowing(FewFlowEnds)
  case any(ColumnEnds)

  /// The greatest number of columns whose ends are in registers.
  private static let fewColumns = 4
  /// The least number of columns for which a tree is faster than ends in order.
  private static let manyColumns = 80
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
    } else if !rules.usesCursor, placesSingles, rules.columnCount < Self.manyColumns {
      self = .sorted(SortedColumnEnds(ends, rules: rules))
    } else if rules.usesCursor, placesSingles, rules.columnCount <= Self.fewColumns {
      self = .flowing(FewFlowEnds(ends, rules: rules))
    } else {
      let usesTree = rules.columnCount >= Self.treeColumns
      self = .any(ColumnEnds(ends, rules: rules, usesTree: usesTree))
    }
  }
}
