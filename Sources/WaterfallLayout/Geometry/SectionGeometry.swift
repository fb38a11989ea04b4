#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A section: its resolved configuration, and where its parts are.
///
/// Lengths along the scroll axis are measured from the section's start unless an origin is given.
struct SectionGeometry: Sendable {
  /// The configuration.
  var resolved: ResolvedSection
  /// The items.
  var items: PlacedItems
  /// The measured heights of the header and the footer.
  var measured = MeasuredHeights()

  /// Starts without items.
  init(_ resolved: ResolvedSection) {
    self.resolved = resolved
    items = PlacedItems(rules: resolved.rules)
  }

  /// Where the columns are.
  var grid: ColumnGrid { resolved.grid }

  /// Returns the header or the footer with its measured length, if there is one, `nil` where the
  /// configuration has none.
  @inline(__always)
  func supplementary(_ kind: SupplementaryKind) -> ResolvedSupplementary? {
    guard var supplementary = resolved.supplementary(kind) else { return nil }
    if let height = measured[kind] {
      supplementary.length = resolved.rules.pixels.roundedUp(height)
    }
    return supplementary
  }

  /// Returns what the header or the footer adds to the section, its insets included.
  @inline(__always)
  private func blockLength(_ kind: SupplementaryKind) -> Double {
    supplementary(kind)?.blockLength ?? 0
  }

  /// Where the items start.
  @inline(__always)
  var contentStart: Double { blockLength(.header) + resolved.contentInsets.before }

  /// Where the footer's own insets start.
  private var footerStart: Double {
    contentStart + items.length + resolved.contentInsets.after
  }

  /// The length of the section along the scroll axis.
  var length: Double { footerStart + blockLength(.footer) }

  /// Returns whether the section has an item, a header, a footer or a background with an area.
  func hasElements(crossExtent: Double) -> Bool {
    items.count > 0 || blockLength(.header) > 0 || blockLength(.footer) > 0
      || background(at: 0, crossExtent: crossExtent) != nil
  }
}

extension SectionGeometry: Equatable {
  /// Returns whether two sections have everything in the same place, by whatever configurations and
  /// measured heights.
  static func == (first: SectionGeometry, second: SectionGeometry) -> Bool {
    first.resolved.isEquivalent(to: second.resolved) && first.items == second.items
      && first.supplementary(.header) == second.supplementary(.header)
      && first.supplementary(.footer) == second.supplementary(.footer)
  }
}

/// The heights that the header and the footer of a section turned out to have, which win over those
/// of the configuration.
struct MeasuredHeights: Hashable, Sendable {
  /// The height of the header, in points, before it is rounded to pixels; `nil` where it wasn't
  /// measured.
  var header: Double?
  /// The height of the footer likewise.
  var footer: Double?

  /// The height of one of them.
  subscript(kind: SupplementaryKind) -> Double? {
    get {
      switch kind {
      case .header: header
      case .footer: footer
      }
    }
    set {
      switch kind {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}

// MARK: - Elements

extension SectionGeometry {
  /// Returns where an item is, in the coordinates of `origin`, where the section's content starts.
  @inline(__always)
  func item(_ item: Int, from origin: Double) -> AxisRect {
    AxisRect(
      cross: resolved.grid.extent(ofColumns: items.columns(of: item)),
      scroll: items.extent(of: item, from: origin)
    )
  }

  /// Returns where the header is, `nil` where there is none.
  ///
  /// A pinned header follows the start of what the user sees.
  func header(in section: Extent, pinnedTo visible: AxisRange?) -> AxisRect? {
    guard let header = supplementary(.header), header.length > 0 else { return nil }
    var start = section.start + header.insets.before
    if header.isPinned, let visible {
      start = max(start, min(visible.lower, section.end - header.length - header.insets.after))
    }
    return AxisRect(cross: header.cross, scroll: Extent(start: start, length: header.length))
  }

  /// Returns where the footer is, `nil` where there is none.
  ///
  /// A pinned footer follows the end of what the user sees.
  func footer(in section: Extent, pinnedTo visible: AxisRange?) -> AxisRect? {
    guard let footer = supplementary(.footer), footer.length > 0 else { return nil }
    var start = section.start + footerStart + footer.insets.before
    if footer.isPinned, let visible {
      start = min(start, max(visible.upper - footer.length, section.start + footer.insets.before))
    }
    return AxisRect(cross: footer.cross, scroll: Extent(start: start, length: footer.length))
  }

  /// Returns where the background is, `nil` where there is none or it has no area.
  func background(at start: Double, crossExtent: Double) -> AxisRect? {
    guard let insets = resolved.backgroundInsets else { return nil }
    let cross = insets.inset(crossExtent)
    let scroll = Extent(start: start + insets.before, length: length - insets.before - insets.after)
    guard cross.length > Tolerance.epsilon, scroll.length > Tolerance.epsilon else { return nil }
    return AxisRect(cross: cross, scroll: scroll)
  }
}
