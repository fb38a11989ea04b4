#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The configuration of a section in logical coordinates, in whole pixels.
///
/// It never changes, and neighboring sections with equal configurations share one, so that ten
/// thousand equal sections cost the memory and the arithmetic of a single one.
final class ResolvedSection: Sendable {
  /// The configuration as it was given.
  let given: WaterfallSection
  /// The configuration with every value in its range.
  let limited: WaterfallSection
  /// The number of columns, and the room that they share.
  private let columns: ResolvedColumns
  /// Where the columns are.
  let grid: ColumnGrid
  /// What decides where the items are along the scroll axis.
  let rules: PlacementRules
  /// The distances around the items.
  let contentInsets: ResolvedInsets
  /// The header, `nil` where the configuration has none.
  let header: ResolvedSupplementary?
  /// The footer, `nil` where the configuration has none.
  let footer: ResolvedSupplementary?
  /// The distances from the section to its background, `nil` where it has none.
  let backgroundInsets: ResolvedInsets?

  /// Resolves a configuration.
  ///
  /// - Parameters:
  ///   - section: The configuration.
  ///   - container: What the section is laid out in.
  ///   - index: The index of the section, for the diagnostics.
  ///   - log: What was wrong is added to it.
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
  private init(_ section: ResolvedSection, keptColumns: [Int]) {
    given = section.given
    limited = section.limited
    columns = section.columns
    grid = ColumnGrid(section.columns, keptColumns: keptColumns)
    var rules = section.rules
    rules.keptColumns = keptColumns
    self.rules = rules
    contentInsets = section.contentInsets
    header = section.header
    footer = section.footer
    backgroundInsets = section.backgroundInsets
  }

  /// Returns the section with some of its columns, the others vanished: itself where all stay.
  func keeping(_ columns: [Int]) -> ResolvedSection {
    columns.count == grid.count ? self : ResolvedSection(self, keptColumns: columns)
  }

  /// Returns the header or the footer, `nil` where the configuration has none.
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

  /// Returns whether items of a span are as wide as those of a span of another section or container,
  /// apart from noise.
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

  /// Returns the width that the delegate is told for an item of a span, at least 1.
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
