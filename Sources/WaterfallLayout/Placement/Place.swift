/// The place of an item: its start along the scroll axis and its leading-most column.
///
/// It takes ten bytes rather than the sixteen of a `Double` beside a `UInt16`.
struct Place: Sendable {
  /// The bits of the start, in the order in which they are in memory.
  private var startBits: (UInt16, UInt16, UInt16, UInt16)
  /// The leading-most column.
  var column: UInt16

  @inline(__always)
  init(start: Double, column: UInt16) {
    startBits = Self.bits(of: start)
    self.column = column
  }

  /// The place of an item that has none yet.
  static let unknown = Place(start: 0, column: .max)

  /// Whether the item has a column.
  var isKnown: Bool { column != .max }

  /// The start of the item, in points from the start of the section's items.
  @inline(__always)
  var start: Double {
    get {
      unsafeBitCast(SIMD4(startBits.0, startBits.1, startBits.2, startBits.3), to: Double.self)
    }
    set { startBits = Self.bits(of: newValue) }
  }

  /// Returns the bits of a start in the order in which they are in memory.
  ///
  /// Both types have 64 bits, any of which are a value of either. Unlike shifts, this is stored by
  /// one instruction rather than four (`layout/heights` in the benchmark).
  @inline(__always)
  private static func bits(of start: Double) -> (UInt16, UInt16, UInt16, UInt16) {
    let bits = unsafeBitCast(start, to: SIMD4<UInt16>.self)
    return (bits[0], bits[1], bits[2], bits[3])
  }
}

extension Place: Equatable {
  static func == (first: Place, second: Place) -> Bool {
    first.start == second.start && first.column == second.column
  }
}
