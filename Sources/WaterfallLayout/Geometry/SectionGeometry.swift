#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The resolved configuration of a section and the positions of its parts.
///
/// Positions along the scroll axis are measured from the section's start unless an origin is given.
struct SectionGeometry: Sendable {
  /// The configuration.
  var resolved: ResolvedSection
  /// The items.
  var items: PlacedItems
  /// The measured heights of the header and the footer.
  var measured = MeasuredHeights()

  /// Makes a section of items that are still to be placed.
  @inline(__always)
  init(
    _ resolved: ResolvedSection,
    heights: [CGFloat],
    requests: ItemRequests?,
    keptColumns: [UInt16] = []
  ) {
    self.resolved = resolved
    items = PlacedItems(
      rules: resolved.rules,
      heights: heights,
      requests: requests,
      keptColumns: keptColumns
    )
  }

  /// The positions of the columns.
  var grid: ColumnGrid { resolved.grid }

  /// Returns the header or the footer, or `nil` if the configuration has none.
  ///
  /// Its length is the measured one where it was measured.
  @inline(__always)
  func supplementary(_ kind: SupplementaryKind) -> ResolvedSupplementary? {
    resolved.supplementary(kind, measured)
  }

  /// The start of the items.
  @inline(__always)
  var contentStart: Double { resolved.contentStart(measured) }

  /// The length of the section along the scroll axis.
  @inline(__always)
  var length: Double { resolved.length(ofItems: items.length, measured) }

  /// Whether the section ends with items that are stretched to its end.
  var endsWithItems: Bool {
    items.rules.stretchesItems && !items.rules.alignsRows
      && resolved.blockLength(.footer, measured) == 0
  }

  /// Returns whether the section has a header, a footer or a background with an area.
  func hasParts(crossExtent: Double) -> Bool {
    resolved.blockLength(.header, measured) > 0 || resolved.blockLength(.footer, measured) > 0
      || background(at: 0, crossExtent: crossExtent) != nil
  }
}

extension SectionGeometry: Equatable {
  /// Returns whether two sections have everything in the same place, whatever their configurations
  /// and measured heights are.
  static func == (first: SectionGeometry, second: SectionGeometry) -> Bool {
    first.resolved.isEquivalent(to: second.resolved) && first.items == second.items
      && first.supplementary(.header) == second.supplementary(.header)
      && first.supplementary(.footer) == second.supplementary(.footer)
  }
}

// MARK: - Elements

extension SectionGeometry {
  /// Returns the frame of an item, where `origin` is the start of the section's items.
  @inline(__always)
  func item(_ item: Int, from origin: Double) -> AxisRect {
    AxisRect(
      cross: resolved.grid.extent(ofColumns: items.columns(of: item)),
      scroll: items.extent(of: item, from: origin)
    )
  }

  /// Returns the frame of the background, or `nil` if there is none or it has no area.
  func background(at start: Double, crossExtent: Double) -> AxisRect? {
    guard let insets = resolved.backgroundInsets else { return nil }
    let cross = insets.inset(crossExtent)
    let scroll = Extent(start: start + insets.before, length: length - insets.before - insets.after)
    guard cross.length > Tolerance.epsilon, scroll.length > Tolerance.epsilon else { return nil }
    return AxisRect(cross: cross, scroll: scroll)
  }
}
