/// The formats of output.
enum OutputFormat: String, CaseIterable {
  /// An SVG picture.
  case svg
  /// An HTML page that shows images.
  case html
  /// JSON for other programs.
  case json
  /// A table for people.
  case text
}
