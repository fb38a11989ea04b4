#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// How many columns a section has.
///
/// The number never depends on the number of items. It ranges from 1 to 1,000; what lies outside
/// counts as the nearer bound and is reported.
public enum WaterfallColumns: Hashable, Sendable {
  /// A fixed number of columns, from 1 to 1,000.
  case count(Int)
  /// As many columns as fit at a least width, at most `maximumCount` of them.
  ///
  /// For a content width W and a column spacing s that is floor((W + s) / (`minimumWidth` + s)),
  /// at least 1; an exact fit counts. Where minimum width and spacing are both 0, it is
  /// `maximumCount`.
  ///
  /// The least width is in points, 0 to 1e9; NaN, infinity and negative values count as 0 and are
  /// reported, greater ones count as 1e9. Without a `maximumCount` there are at most 1,000 columns.
  case adaptive(minimumWidth: CGFloat, maximumCount: Int = .max)
}
