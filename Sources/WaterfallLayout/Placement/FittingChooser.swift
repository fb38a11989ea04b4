/// The fastest chooser for a section, and the one place that says which that is.
///
/// | items | columns | chooser |
/// | --- | --- | --- |
/// | in the shortest column | 1–4 | `few`: ends in registers |
/// | in the shortest column, one column each | 5–63 | `sorted`: ends in order |
/// | any other | 1–23 | `any` by searching the ends |
/// | any other | from 24 | `any` with a tree of least ends |
enum FittingChooser {
  case few(FewColumnEnds)
  case sorted(SortedColumnEnds)
  case any(ColumnEnds)

  /// Up to how many columns the ends are in registers.
  private static let fewColumns = 4
  /// From how many columns on a tree of least ends beats keeping the ends in order.
  private static let manyColumns = 64
  /// From how many columns on a tree of least ends beats searching for the least one.
  private static let treeColumns = 24

  /// Makes the chooser.
  ///
  /// - Parameters:
  ///   - ends: How far the columns are filled.
  ///   - rules: The rules to choose by.
  ///   - placesSingles: Whether all items to be placed are automatic ones of one column.
  init(_ ends: ColumnFill, rules: PlacementRules, placesSingles: Bool) {
    if !rules.usesCursor, rules.columnCount <= Self.fewColumns {
      self = .few(FewColumnEnds(ends, rules: rules))
    } else if !rules.usesCursor, placesSingles, rules.columnCount < Self.manyColumns {
      self = .sorted(SortedColumnEnds(ends, rules: rules))
    } else {
      let usesTree = rules.columnCount >= Self.treeColumns
      self = .any(ColumnEnds(ends, rules: rules, usesTree: usesTree))
    }
  }
}
