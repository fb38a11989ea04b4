#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The number of a section's columns, and the width that they share.
struct ResolvedColumns: Hashable, Sendable {
  /// The number of columns, from 1 to the greatest count.
  let count: Int
  /// The distances around the columns and the items.
  let contentInsets: ResolvedInsets
  /// The width of all columns and gaps, in points and whole pixels.
  let contentWidth: Double
  /// The least width of a gap, in points and whole pixels.
  let spacing: Double
  /// The greatest width of a column, in points; infinite where there is none.
  let maximumWidth: Double
  /// The alignment of columns whose width the greatest one limits.
  let alignment: WaterfallColumnAlignment
  /// The pixels that widths round down to.
  let pixels: PixelGrid

  /// Resolves the columns of a configuration whose values are in their ranges.
  init(
    _ section: WaterfallSection,
    in container: ResolvedContainer,
    at index: Int?,
    log: inout DiagnosticLog
  ) {
    pixels = container.pixels
    let insets = container.mapping.insets(section.contentInsets)
    contentInsets = insets.rounded(to: pixels)
    contentWidth = pixels.roundedDown(contentInsets.inset(container.exactCrossExtent).length)
    spacing = pixels.rounded(Double(section.columnSpacing))
    maximumWidth = section.maximumColumnWidth.map { Double($0) } ?? .infinity
    alignment = section.columnAlignment
    switch section.columns {
    case .count(let count):
      self.count = count
    case .adaptive(let minimumWidth, let maximumCount):
      let fitting = Self.count(
        minimumWidth: Double(minimumWidth),
        contentWidth: insets.inset(container.exactCrossExtent).length,
        spacing: Double(section.columnSpacing),
        maximumCount: maximumCount
      )
      count = log.number(fitting, in: 1...InputLimits.columns, .columnCount, section: index)
    }
  }

  /// Returns how many columns of a least width fit, before the limit of all layouts.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points, above 0.
  ///   - contentWidth: The width of all columns and gaps, in points.
  ///   - spacing: The width of a gap, in points.
  ///   - maximumCount: The greatest number, at least 1.
  /// - Returns: The number, at least 1.
  static func count(
    minimumWidth: Double,
    contentWidth: Double,
    spacing: Double,
    maximumCount: Int
  ) -> Int {
    let fitting = (contentWidth + spacing + Tolerance.epsilon) / (minimumWidth + spacing)
    return fitting < Double(maximumCount) ? max(1, Int(fitting)) : maximumCount
  }
}
