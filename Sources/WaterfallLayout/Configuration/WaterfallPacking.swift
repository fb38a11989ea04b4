#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// How the items of a section find their columns.
///
/// Items are placed strictly in order, and nothing placed is ever moved by a later item.
public enum WaterfallPacking: Hashable, Sendable {
  /// Each item goes where it can start highest; of equally high places it takes the leading-most.
  ///
  /// Places less than 1/1024 point apart are equally high, so that rounding noise decides nothing.
  /// This is what Masonry.js and WebKit's masonry do.
  case shortestColumn
  /// Places less than `tolerance` points below the highest one count as equally high, and of those
  /// an item takes the first at or after the column that follows the last automatically placed
  /// item.
  ///
  /// This is CSS `grid-lanes` with `flow-tolerance`. The tolerance ranges from 0 to infinity; NaN
  /// and negative values count as 0 and are reported.
  case flow(tolerance: CGFloat)
  /// Rows are filled from the leading side; all items of a row start at its top, and a row is as
  /// tall as its tallest item.
  ///
  /// An item that doesn't fit the rest of a row, or whose own column is already passed, starts a
  /// new one. Rows are one item spacing apart.
  case alignedRows

  /// The first column, the second, the third, and round again, whatever the heights.
  public static let sequential = WaterfallPacking.flow(tolerance: .infinity)
}
