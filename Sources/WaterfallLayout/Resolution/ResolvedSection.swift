#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The configuration of a section with its values checked, rounded to pixels and in logical
/// coordinates.
///
/// It never changes, and neighboring sections with equal configurations share one, so that ten
/// thousand equal sections cost the memory and the arithmetic of a single one.
final class ResolvedSection: Sendable {
  /// The configuration as it was given.
  let given: WaterfallSection
  /// The configuration with every value in its range.
  let limited: WaterfallSection
  /// The number of columns, and the width that they share.
  private let columns: ResolvedColumns
  /// The positions of the columns.
  let grid: ColumnGrid
  /// The rules for the positions of items along the scroll axis.
  let rules: PlacementRules
  /// The distances around the items.
  let contentInsets: ResolvedInsets
  /// The header, or `nil` if the configuration has none.
  let header: ResolvedSupplementary?
  /// The footer, or `nil` if the configuration has none.
  let footer: ResolvedSupplementary?
  /// The distances from the section's edges to its background, or `nil` if it has none.
  let backgroundInsets: ResolvedInsets?

  /// Resolves a configuration.
  ///
  /// - Parameters:
  ///   - section: The configuration.
  ///   - container: The container of the section.
  ///   - index: The index of the section, for the diagnostics.
  ///   - log: The log that diagnostics are added to.
  init(
    _ section: WaterfallSection,
    in container: ResolvedContainer,
    at index: Int?,
    log: inout DiagnosticLog
  ) {
    given = section
    limited = section.limited(at: index, log: &log)
    columns = ResolvedColumns(limited, in: container, at: index, log: &log)
    grid = ColumnGrid(columns)
    rules = PlacementRules(limited, columnCount: columns.count, pixels: container.pixels)
    contentInsets = columns.contentInsets
    header = limited.header.map { ResolvedSupplementary($0, in: container) }
    footer = limited.footer.map { ResolvedSupplementary($0, in: container) }
    backgroundInsets = limited.background.map {
      container.mapping.insets($0.insets).rounded(to: container.pixels)
    }
  }

  /// Makes the same section with some of its columns.
  private init(_ section: ResolvedSection, keptColumns: [Int]?) {
    given = section.given
    limited = section.limited
    columns = section.columns
    grid = ColumnGrid(section.columns, keptColumns: keptColumns)
    rules = PlacementRules(section.rules, keptColumns: keptColumns)
    contentInsets = section.contentInsets
    header = section.header
    footer = section.footer
    backgroundInsets = section.backgroundInsets
  }

  /// Returns whether the section was resolved from an equal configuration.
  func isResolved(from configuration: WaterfallSection) -> Bool { given == configuration }

  /// Returns the section with some of its columns, after the others have vanished.
  ///
  /// It is the section itself where it has these columns already.
  func keeping(_ columns: [Int]) -> ResolvedSection {
    let kept = columns.count == grid.count ? nil : columns
    return kept == rules.keptColumns ? self : ResolvedSection(self, keptColumns: kept)
  }

  /// Returns the header or the footer, or `nil` if the configuration has none.
  @inline(__always)
  func supplementary(_ kind: SupplementaryKind) -> ResolvedSupplementary? {
    switch kind {
    case .header: header
    case .footer: footer
    }
  }

  /// Returns whether items of a span are as wide in another section or container, apart from noise.
  func isSameItemWidth(ofSpan span: UInt16, as other: ResolvedSection) -> Bool {
    isSameItemWidth(span, as: span, of: other)
  }

  /// Returns whether items of a span are as wide as items of a span in another section or
  /// container, apart from noise.
  func isSameItemWidth(
    _ span: UInt16,
    as otherSpan: UInt16,
    of other: ResolvedSection
  ) -> Bool {
    let (width, otherWidth) = (
      itemWidth(ofSpan: Int(span)), other.itemWidth(ofSpan: Int(otherSpan))
    )
    return Double((width - otherWidth).magnitude) < Tolerance.epsilon
  }

  /// Returns the width that the delegate gets for an item of a span of at least 1.
  func itemWidth(ofSpan span: Int) -> CGFloat { CGFloat(grid.width(ofSpan: min(span, grid.count))) }
}

extension ResolvedSection {
  /// Returns whether two sections make the same layouts, apart from their headers and footers.
  func isEquivalent(to other: ResolvedSection) -> Bool {
    self === other
      || (grid == other.grid && rules == other.rules && contentInsets == other.contentInsets
        && backgroundInsets == other.backgroundInsets)
  }
}
