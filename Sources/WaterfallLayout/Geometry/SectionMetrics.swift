#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The configuration of a section in logical coordinates, safe and in whole pixels.
struct SectionMetrics: Hashable, Sendable {
  /// Where the columns are.
  let grid: ColumnGrid
  /// What decides where the items are along the scroll axis.
  let rules: PlacementRules
  /// The distances around the items.
  let contentInsets: AxisInsets
  /// The header, `nil` where it adds nothing.
  let header: SupplementaryMetrics?
  /// The footer, `nil` where it adds nothing.
  let footer: SupplementaryMetrics?
  /// The distances from the section to its background, `nil` where it has none.
  let backgroundInsets: AxisInsets?

  /// Makes a configuration safe.
  init(
    _ section: WaterfallSection,
    in container: ContainerMetrics,
    index: Int?,
    log: inout DiagnosticLog
  ) {
    let insets = AxisInsets(
      section.contentInsets,
      in: container,
      .contentInset,
      section: index,
      log: &log
    )
    let pixels = container.pixels
    let spacing = pixels.rounded(log.length(section.columnSpacing, .columnSpacing, section: index))
    let contentWidth = pixels.roundedDown(insets.inset(container.crossExtent).length)
    grid = ColumnGrid(
      count: section.columns.count(
        contentWidth: contentWidth,
        spacing: spacing,
        section: index,
        log: &log
      ),
      leading: insets.leading,
      contentWidth: contentWidth,
      spacing: spacing,
      pixels: pixels
    )
    contentInsets = insets
    rules = PlacementRules(
      section,
      columnCount: grid.count,
      pixels: pixels,
      index: index,
      log: &log
    )
    header = SupplementaryMetrics(
      section.header,
      .headerHeight,
      .headerInset,
      in: container,
      section: index,
      log: &log
    )
    footer = SupplementaryMetrics(
      section.footer,
      .footerHeight,
      .footerInset,
      in: container,
      section: index,
      log: &log
    )
    backgroundInsets = section.background.map {
      AxisInsets($0.insets, in: container, .backgroundInset, section: index, log: &log)
    }
  }

  /// Returns whether items of a span are as wide in another section or container, apart from noise.
  func isSameItemWidth(ofSpan span: UInt16, as other: SectionMetrics) -> Bool {
    let (width, otherWidth) = (itemWidth(ofSpan: Int(span)), other.itemWidth(ofSpan: Int(span)))
    return Double((width - otherWidth).magnitude) < Tolerance.epsilon
  }

  /// Returns the width handed to the delegate for an item of a span, at least 1.
  func itemWidth(ofSpan span: Int) -> CGFloat { CGFloat(grid.width(ofSpan: min(span, grid.count))) }
}

/// A header or a footer in logical coordinates, safe and in whole pixels.
struct SupplementaryMetrics: Hashable, Sendable {
  /// The length along the scroll axis, above 0.
  let length: Double
  /// The distances around it.
  let insets: AxisInsets
  /// What it covers across the scroll axis.
  let cross: Extent
  /// Whether it stays in sight.
  let isPinned: Bool

  /// Makes a header or footer safe; `nil` where there is none or its height is 0.
  init?(
    _ supplementary: WaterfallSupplementary?,
    _ heightSubject: WaterfallDiagnostic.Subject,
    _ insetSubject: WaterfallDiagnostic.Subject,
    in container: ContainerMetrics,
    section: Int?,
    log: inout DiagnosticLog
  ) {
    guard let supplementary else { return nil }
    let height = log.length(supplementary.height, heightSubject, section: section)
    insets = AxisInsets(
      supplementary.insets,
      in: container,
      insetSubject,
      section: section,
      log: &log
    )
    length = container.pixels.roundedUp(height)
    guard length > 0 else { return nil }
    cross = insets.inset(container.crossExtent)
    isPinned = supplementary.isPinned
  }

  /// What it adds to the section, its insets included, in points.
  var blockLength: Double { insets.before + length + insets.after }
}

// MARK: - Columns and placement

extension WaterfallColumns {
  /// Returns the number of columns, from 1 to the greatest count.
  fileprivate func count(
    contentWidth: Double,
    spacing: Double,
    section: Int?,
    log: inout DiagnosticLog
  ) -> Int {
    var wanted: Int
    switch self {
    case .count(let count):
      wanted = count
    case .adaptive(let minimumWidth, let maximumCount):
      wanted = ColumnGrid.count(
        minimumWidth: log.length(minimumWidth, .minimumColumnWidth, section: section),
        contentWidth: contentWidth,
        spacing: spacing,
        maximumCount: log.number(
          maximumCount,
          in: 1...Int.max,
          .maximumColumnCount,
          section: section
        )
      )
    }
    return log.number(wanted, in: 1...InputLimits.columns, .columnCount, section: section)
  }
}

extension PlacementRules {
  fileprivate init(
    _ section: WaterfallSection,
    columnCount: Int,
    pixels: PixelGrid,
    index: Int?,
    log: inout DiagnosticLog
  ) {
    self.columnCount = columnCount
    self.pixels = pixels
    itemSpacing = pixels.rounded(log.length(section.itemSpacing, .itemSpacing, section: index))
    switch section.packing {
    case .shortestColumn: method = .shortestColumn
    case .flow(let tolerance): method = .flow(tolerance: log.tolerance(tolerance, section: index))
    case .alignedRows: method = .alignedRows
    }
    keepsColumns = section.keepsColumns && method != .alignedRows
    stretchesItems = section.stretchesItems && method != .alignedRows
  }
}
