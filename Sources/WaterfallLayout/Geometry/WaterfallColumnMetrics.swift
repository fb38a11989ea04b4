#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The number, the width and the positions of a section's columns.
public struct WaterfallColumnMetrics: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let count: Int
  private let grid: ColumnGrid

  init(_ grid: ColumnGrid) {
    count = grid.count
    self.grid = grid
  }

  /// The width of a column, in points (in a horizontal layout, the height of a row).
  ///
  /// - Complexity: O(1)
  public var width: CGFloat { CGFloat(grid.columnWidth) }

  /// Returns the width that the delegate gets for an item.
  ///
  /// It has gaps of the smallest size: where a display scale leaves pixels over, the frame may be
  /// wider by up to one pixel a gap.
  ///
  /// - Parameter span: The number of columns. Less than 1 counts as 1, more than `count` as
  ///   `count`.
  /// - Returns: The width, in points.
  /// - Complexity: O(1)
  public func width(ofSpan span: Int) -> CGFloat {
    CGFloat(grid.width(ofSpan: min(max(span, 1), grid.count)))
  }

  /// Returns the start of a column, in points from the container's leading side (in a horizontal
  /// layout, from its top).
  ///
  /// A column that has vanished starts where the next one does.
  ///
  /// - Parameter column: The column, counted from 0. Less than 0 counts as 0, `count` and more as
  ///   the last one.
  /// - Returns: The distance, in points.
  /// - Complexity: O(1), and O(log c) for c columns where some have vanished
  public func origin(ofColumn column: Int) -> CGFloat {
    CGFloat(grid.origin(ofColumn: min(max(column, 0), grid.count - 1)))
  }
}

extension WaterfallSection {
  /// Returns the columns of a section of this configuration, before any layout.
  ///
  /// They are the columns of a layout in the container, apart from those that collapse in it.
  ///
  /// - Parameter container: The container of the section.
  /// - Returns: The columns; invalid values count as in a layout, but aren't reported.
  /// - Complexity: O(1)
  public func columnMetrics(in container: WaterfallContainer) -> WaterfallColumnMetrics {
    DiagnosticLog.discarding { log in
      let container = ResolvedContainer(container, log: &log)
      return WaterfallColumnMetrics(
        ResolvedSection(self, in: container, at: nil, log: &log).grid
      )
    }
  }
}
