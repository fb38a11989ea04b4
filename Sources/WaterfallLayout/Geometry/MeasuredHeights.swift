/// The measured heights of a section's header and footer, which replace those of the configuration.
struct MeasuredHeights: Hashable, Sendable {
  /// The height of the header, or -1 if it wasn't measured.
  ///
  /// Two optional numbers would be a quarter of the size of a section without many items.
  private var header = -1.0
  /// The height of the footer, or -1 if it wasn't measured.
  private var footer = -1.0

  /// The height of the header or the footer, in points, before it is rounded to pixels, or `nil` if
  /// it wasn't measured.
  subscript(kind: SupplementaryKind) -> Double? {
    get {
      let height = kind == .header ? header : footer
      return height < 0 ? nil : height
    }
    set {
      switch kind {
      case .header: header = newValue ?? -1
      case .footer: footer = newValue ?? -1
      }
    }
  }
}

// MARK: - Parts of a section

/// What depends only on the configuration, the measured heights and the length of the items: a
/// whole section would be copied for each (`layout/sections` and `query` in the benchmark).
extension ResolvedSection {
  /// Returns the header or the footer with its measured height, or `nil` if the configuration has
  /// none.
  @inline(__always)
  func supplementary(
    _ kind: SupplementaryKind,
    _ measured: MeasuredHeights
  ) -> ResolvedSupplementary? {
    guard var supplementary = supplementary(kind) else { return nil }
    if let height = measured[kind] { supplementary.length = rules.pixels.roundedUp(height) }
    return supplementary
  }

  /// Returns the length that the header or the footer adds to the section, its insets included.
  @inline(__always)
  func blockLength(_ kind: SupplementaryKind, _ measured: MeasuredHeights) -> Double {
    supplementary(kind, measured)?.blockLength ?? 0
  }

  /// Returns the start of the items, measured from the start of the section.
  @inline(__always)
  func contentStart(_ measured: MeasuredHeights) -> Double {
    blockLength(.header, measured) + contentInsets.before
  }

  /// Returns the length of the section, given that of its items.
  @inline(__always)
  func length(ofItems length: Double, _ measured: MeasuredHeights) -> Double {
    contentStart(measured) + length + contentInsets.after + blockLength(.footer, measured)
  }

  /// Returns the frame of the header, or `nil` if there is none.
  ///
  /// A pinned header follows the start of the visible range.
  func header(
    in section: Extent,
    _ measured: MeasuredHeights,
    pinnedTo visible: AxisRange?
  ) -> AxisRect? {
    guard let header = supplementary(.header, measured), header.length > 0 else { return nil }
    var start = section.start + header.insets.before
    if header.isPinned, let visible {
      start = max(start, min(visible.lower, section.end - header.length - header.insets.after))
    }
    return AxisRect(cross: header.cross, scroll: Extent(start: start, length: header.length))
  }

  /// Returns the frame of the footer, or `nil` if there is none.
  ///
  /// A pinned footer follows the end of the visible range.
  func footer(
    in section: Extent,
    belowItems length: Double,
    _ measured: MeasuredHeights,
    pinnedTo visible: AxisRange?
  ) -> AxisRect? {
    guard let footer = supplementary(.footer, measured), footer.length > 0 else { return nil }
    let footerStart = contentStart(measured) + length + contentInsets.after
    var start = section.start + footerStart + footer.insets.before
    if footer.isPinned, let visible {
      start = min(start, max(visible.upper - footer.length, section.start + footer.insets.before))
    }
    return AxisRect(cross: footer.cross, scroll: Extent(start: start, length: footer.length))
  }
}
