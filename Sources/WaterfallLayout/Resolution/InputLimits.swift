/// The limits of lengths and counts; a greater value counts as the limit and is reported.
enum InputLimits {
  /// The greatest length, in points.
  static let length = 1e9
  /// The greatest number of columns in a section.
  static let columns = 1_000
  /// The greatest number of sections.
  static let sections = 1 << 20
  /// The greatest number of items in all sections together.
  static let items = 1 << 24

  /// The greatest coordinate that counts as finite.
  static let coordinate = 1e30

  /// Returns whether a length lies in its range: finite, from 0 to the greatest one.
  @inline(__always)
  static func contains(length: Double) -> Bool { length >= 0 && length <= Self.length }
}

/// The number of items that a layout still has room for, while its sections are counted.
struct CountLimits {
  private var itemCapacity = InputLimits.items

  /// Returns a number of sections clamped to its range.
  static func sectionCount(_ count: Int, log: inout DiagnosticLog) -> Int {
    log.number(count, in: 0...InputLimits.sections, .sectionCount)
  }

  /// Returns a number of items clamped to what the sections before leave over.
  mutating func itemCount(_ count: Int, ofSection section: Int, log: inout DiagnosticLog) -> Int {
    let count = log.number(count, in: 0...itemCapacity, .itemCount, section: section)
    itemCapacity -= count
    return count
  }
}
