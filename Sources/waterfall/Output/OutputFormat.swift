/// The forms of output.
enum OutputFormat: String, CaseIterable {
  /// A picture.
  case svg
  /// A page that shows images themselves.
  case html
  /// The elements for other programs.
  case json
  /// The elements as a table.
  case text
}
