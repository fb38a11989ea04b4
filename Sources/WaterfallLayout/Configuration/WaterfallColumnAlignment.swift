/// Where the columns of a section stand where they don't fill its content width.
///
/// That is the case where `WaterfallSection.maximumColumnWidth` limits them; what is left over then
/// is the *spare*. It is CSS's `justify-content` for the columns of a grid. With a display scale
/// each column's offset is rounded down to a pixel, so that odd pixels go to the trailing side.
public enum WaterfallColumnAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the leading side; the spare is behind the last column.
  case leading
  /// In the middle, with half of the spare on either side.
  case center
  /// At the trailing side; the spare is before the first column.
  case trailing
  /// From side to side, with an equal share of the spare in each gap; a single column stands at the
  /// leading side.
  case spaceBetween
  /// With an equal share of the spare in each gap, and half of one on either side.
  case spaceAround
  /// With an equal share of the spare in each gap and on either side.
  case spaceEvenly
}
