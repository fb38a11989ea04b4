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

/// A header or a footer with its values checked, rounded to pixels and in logical coordinates.
struct ResolvedSupplementary: Hashable, Sendable {
  /// The length along the scroll axis, in points; one of length 0 isn't part of the layout.
  var length: Double
  /// The distances around it.
  let insets: ResolvedInsets
  /// The extent across the scroll axis.
  let cross: Extent
  /// Whether it stays visible while its section does.
  let isPinned: Bool

  /// Resolves a header or footer whose values are in their ranges.
  init(_ supplementary: WaterfallSupplementary, in container: ResolvedContainer) {
    length = container.pixels.roundedUp(Double(supplementary.height))
    insets = container.mapping.insets(supplementary.insets).rounded(to: container.pixels)
    cross = insets.inset(container.crossExtent)
    isPinned = supplementary.isPinned
  }

  /// The length that it adds to the section, its insets included, in points.
  var blockLength: Double { length > 0 ? insets.before + length + insets.after : 0 }
}
