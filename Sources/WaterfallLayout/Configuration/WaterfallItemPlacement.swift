/// The placement that an item asks for: the number of its columns, and the first of them.
public struct WaterfallItemPlacement: Hashable, Sendable {
  /// The number of columns that the item covers, at least 1.
  ///
  /// The default is 1. More than the section has counts as all of them. Less than 1 counts as 1 and
  /// is reported.
  public var span: Int
  /// The leading-most column of the item, counted from 0, or `nil`, the default, for
  /// one that the section's packing chooses.
  ///
  /// A column too far to the trailing side for the item's span counts as the last one where it
  /// fits. A negative column counts as 0 and is reported.
  public var column: Int?

  /// Makes a placement, by default of one column that the section's packing chooses.
  ///
  /// - Complexity: O(1)
  public init(span: Int = 1, column: Int? = nil) {
    self.span = span
    self.column = column
  }

  /// One column wide, in a column that the section's packing chooses.
  public static let automatic = WaterfallItemPlacement()
  /// As wide as all columns together.
  public static let allColumns = WaterfallItemPlacement(span: .max)
}
