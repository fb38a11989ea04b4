/// The part of the content width that equal columns and gaps leave over, and where it goes.
///
/// A slot is a column that hasn't vanished; slots are counted from 0 on the leading side.
struct ColumnSpare: Hashable, Sendable {
  /// The way in which the spare is distributed.
  enum Sharing: Hashable, Sendable {
    /// One pixel to each gap, from the leading side on.
    case widerGaps
    /// One pixel to each column, from the leading side on, so that no seam shows between columns
    /// without gaps.
    case widerColumns
    /// By an alignment.
    case aligned(WaterfallColumnAlignment)
  }

  /// The spare, in units, at least 0.
  private let units: Double
  private let slotCount: Double
  private let sharing: Sharing
  /// Whether a unit is a pixel, so that shares are whole.
  private let isWhole: Bool

  /// Makes the spare of a number of columns.
  init(units: Double, columnCount: Int, isWhole: Bool, sharing: Sharing) {
    self.units = units
    slotCount = Double(columnCount)
    self.sharing = sharing
    self.isWhole = isWhole
  }

  /// Returns the part of the spare before a slot, in units.
  @inline(__always)
  func share(beforeSlot slot: Int) -> Double {
    if units == 0 { return 0 }
    guard case .aligned(let alignment) = sharing else { return min(Double(slot), units) }
    return whole(part(beforeSlot: Double(slot), alignment))
  }

  /// Returns the part of the spare between the start of a slot and the end of the same or a later
  /// one, in units.
  @inline(__always)
  func share(fromSlot first: Int, through last: Int) -> Double {
    if units == 0 { return 0 }
    let end = sharing == .widerColumns ? last + 1 : last
    return share(beforeSlot: end) - share(beforeSlot: first)
  }

  /// The least part of the spare in a gap, in units.
  var leastGapShare: Double {
    guard units > 0, case .aligned(let alignment) = sharing else { return 0 }
    switch alignment {
    case .leading, .center, .trailing: return 0
    case .spaceBetween: return slotCount > 1 ? whole(units / (slotCount - 1)) : 0
    case .spaceAround: return whole(units / slotCount)
    case .spaceEvenly: return whole(units / (slotCount + 1))
    }
  }

  private func whole(_ share: Double) -> Double { isWhole ? share.rounded(.down) : share }

  /// Returns the part of the spare before a slot, not yet whole.
  ///
  /// It multiplies before it divides: a fraction that isn't exact would lose a pixel.
  private func part(beforeSlot slot: Double, _ alignment: WaterfallColumnAlignment) -> Double {
    switch alignment {
    case .leading: 0
    case .center: units / 2
    case .trailing: units
    case .spaceBetween: slotCount > 1 ? units * slot / (slotCount - 1) : 0
    case .spaceAround: units * (2 * slot + 1) / (2 * slotCount)
    case .spaceEvenly: units * (slot + 1) / (slotCount + 1)
    }
  }
}
