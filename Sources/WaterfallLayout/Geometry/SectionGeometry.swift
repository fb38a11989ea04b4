#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The header or the footer of a section.
enum SupplementaryKind: Hashable, Sendable {
  case header
  case footer
}

/// A section: its configuration, and where its parts are.
///
/// Lengths along the scroll axis are measured from the section's start unless an origin is given.
struct SectionGeometry: Sendable {
  /// What the section is by its configuration.
  var traits: SectionTraits
  /// The items.
  var items: PlacedItems
  /// Which of the header and the footer have a measured height.
  var measured: Set<SupplementaryKind> = []

  /// Starts without items.
  init(_ traits: SectionTraits) {
    self.traits = traits
    items = PlacedItems(rules: traits.metrics.rules)
  }

  /// The configuration as it was given, with measured heights where there are any.
  var configuration: WaterfallSection { traits.configuration }
  /// The configuration in logical coordinates.
  var metrics: SectionMetrics { traits.metrics }

  /// Where the items start.
  var contentStart: Double {
    (metrics.header?.blockLength ?? 0) + metrics.contentInsets.before
  }

  /// Where the footer's own insets start.
  private var footerStart: Double {
    contentStart + items.length + metrics.contentInsets.after
  }

  /// The length of the section along the scroll axis.
  var length: Double { footerStart + (metrics.footer?.blockLength ?? 0) }

  /// Whether the section has an item, a header, a footer or a background with an area.
  func hasElements(crossExtent: Double) -> Bool {
    items.count > 0 || metrics.header != nil || metrics.footer != nil
      || background(at: 0, crossExtent: crossExtent) != nil
  }
}

extension SectionGeometry: Equatable {
  /// Returns whether two sections have everything in the same place; not whether heights were
  /// measured.
  static func == (first: SectionGeometry, second: SectionGeometry) -> Bool {
    first.configuration == second.configuration && first.metrics == second.metrics
      && first.items == second.items
  }
}

// MARK: - Elements

extension SectionGeometry {
  /// Returns where an item is, in the coordinates of `origin`, where the section's content starts.
  @inline(__always)
  func item(_ item: Int, from origin: Double) -> AxisRect {
    AxisRect(
      cross: metrics.grid.extent(ofColumns: items.columns(of: item)),
      scroll: items.extent(of: item, from: origin)
    )
  }

  /// Returns where the header is, `nil` where there is none.
  ///
  /// A pinned header follows the start of what the user sees.
  func header(in section: Extent, pinnedTo visible: AxisRange?) -> AxisRect? {
    guard let header = metrics.header else { return nil }
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
    guard let footer = metrics.footer else { return nil }
    var start = section.start + footerStart + footer.insets.before
    if footer.isPinned, let visible {
      start = min(start, max(visible.upper - footer.length, section.start + footer.insets.before))
    }
    return AxisRect(cross: footer.cross, scroll: Extent(start: start, length: footer.length))
  }

  /// Returns where the background is, `nil` where there is none or it has no area.
  func background(at start: Double, crossExtent: Double) -> AxisRect? {
    guard let insets = metrics.backgroundInsets else { return nil }
    let cross = insets.inset(crossExtent)
    let scroll = Extent(start: start + insets.before, length: length - insets.before - insets.after)
    guard cross.length > 0, scroll.length > 0 else { return nil }
    return AxisRect(cross: cross, scroll: scroll)
  }
}
