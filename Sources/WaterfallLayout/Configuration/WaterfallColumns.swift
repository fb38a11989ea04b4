#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The number of columns in a section.
///
/// It doesn't depend on the number of items, unless ``WaterfallSection/collapsesEmptyColumns`` is
/// set. It ranges from 1 to 1,000; a number outside counts as the nearer bound and is reported.
public enum WaterfallColumns: Hashable, Sendable {
  /// A fixed number of columns, from 1 to 1,000.
  case count(Int)
  /// As many columns as fit at a least width, at most `maximumCount` of them.
  ///
  /// For a content width W and a column spacing s that is floor((W + s) / (`minimumWidth` + s)),
  /// at least 1; an exact fit counts.
  ///
  /// All three are used as given, before any rounding to pixels. The least width is in
  /// points, above 0; 0, NaN, infinity and negative values count as the whole content width, which
  /// makes one column, and are reported. Without a `maximumCount` there are at most 1,000 columns.
  case adaptive(minimumWidth: CGFloat, maximumCount: Int = .max)
}
