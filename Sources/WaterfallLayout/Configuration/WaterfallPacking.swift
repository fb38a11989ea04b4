#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The rule by which the items of a section are placed in its columns.
///
/// Items are placed strictly in order, and a later item never moves an earlier one.
public enum WaterfallPacking: Hashable, Sendable {
  /// Each item is placed as high as possible, in the leading-most of equally high places.
  ///
  /// Places less than 1/1024 point apart, with a display scale less than a pixel more, count as
  /// equally high, so that rounding decides nothing. This is what Masonry.js and WebKit's masonry
  /// do.
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
  /// An item that doesn't fit in the rest of a row, or whose explicit column is already passed,
  /// starts a new one. Rows are one item spacing apart.
  case alignedRows

  /// Columns take turns: the first, the second, and so on, whatever the heights.
  public static let sequential = WaterfallPacking.flow(tolerance: .infinity)
}
