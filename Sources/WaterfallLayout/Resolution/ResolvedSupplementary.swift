/// The header or the footer of a section.
enum SupplementaryKind: Hashable, Sendable {
  case header
  case footer

  /// Returns the element of this kind in a section.
  func element(inSection section: Int) -> WaterfallElement {
    switch self {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }
}

/// A header or a footer in logical coordinates, in whole pixels.
struct ResolvedSupplementary: Hashable, Sendable {
  /// The length along the scroll axis; with a length of 0 it isn't there.
  var length: Double
  /// The distances around it.
  let insets: ResolvedInsets
  /// What it covers across the scroll axis.
  let cross: Extent
  /// Whether it stays in sight.
  let isPinned: Bool

  /// Resolves a header or footer whose values are in their ranges.
  init(_ supplementary: WaterfallSupplementary, in container: ResolvedContainer) {
    length = container.pixels.roundedUp(Double(supplementary.height))
    insets = container.mapping.insets(supplementary.insets).rounded(to: container.pixels)
    cross = insets.inset(container.crossExtent)
    isPinned = supplementary.isPinned
  }

  /// What it adds to the section, its insets included, in points.
  var blockLength: Double { length > 0 ? insets.before + length + insets.after : 0 }
}
