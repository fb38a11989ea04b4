/// The position of columns that don't fill the content width of their section.
///
/// Columns leave a part of the content width over where `WaterfallSection.maximumColumnWidth`
/// limits them; this part is the *spare*. The alignments are those of CSS's `justify-content` for
/// the columns of a grid. With a display scale each column's offset is rounded down to a pixel, so
/// that odd pixels go to the trailing side.
public enum WaterfallColumnAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading side; the spare is after the last column.
  case leading
  /// In the middle, with half of the spare on either side.
  case center
  /// At the trailing side; the spare is before the first column.
  case trailing
  /// From side to side, with an equal share of the spare in each gap; a single column is at the
  /// leading side.
  case spaceBetween
  /// With an equal share of the spare in each gap, and half of one on either side.
  case spaceAround
  /// With an equal share of the spare in each gap and on either side.
  case spaceEvenly
}
