/// The place of an item: its start along the scroll axis and its leading-most column.
///
/// It takes ten bytes rather than the sixteen of a `Double` beside a `UInt16`.
struct Place: Sendable {
  /// The bits of the start, the lowest first.
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
      Double(
        bitPattern: UInt64(startBits.0) | UInt64(startBits.1) << 16
          | UInt64(startBits.2) << 32 | UInt64(startBits.3) << 48
      )
    }
    set { startBits = Self.bits(of: newValue) }
  }

  @inline(__always)
  private static func bits(of start: Double) -> (UInt16, UInt16, UInt16, UInt16) {
    func bits(from position: UInt64) -> UInt16 {
      UInt16(truncatingIfNeeded: start.bitPattern >> position)
    }
    return (bits(from: 0), bits(from: 16), bits(from: 32), bits(from: 48))
  }
}

extension Place: Equatable {
  static func == (first: Place, second: Place) -> Bool {
    first.start == second.start && first.column == second.column
  }
}
