/// The bounds of what a layout takes; what lies beyond them counts as the bound and is reported.
enum InputLimits {
  /// The greatest length, in points.
  static let length = 1e9
  /// The greatest number of columns in a section.
  static let columns = 1_000
  /// The greatest number of sections.
  static let sections = 1 << 20
  /// The greatest number of items in all sections together.
  static let items = 1 << 24
}
