#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// How many columns a section has.
///
/// The number never depends on the number of items, unless
/// ``WaterfallSection/collapsesEmptyColumns`` says so. It ranges from 1 to 1,000; what lies outside
/// counts as the nearer bound and is reported.
public enum WaterfallColumns: Hashable, Sendable {
  /// A fixed number of columns, from 1 to 1,000.
  case count(Int)
  /// As many columns as fit at a least width, at most `maximumCount` of them.
  ///
  /// For a content width W and a column spacing s that is floor((W + s) / (`minimumWidth` + s)),
  /// at least 1; an exact fit counts.
  ///
  /// All three are taken as they are given, before any rounding to pixels. The least width is in
  /// points, above 0; 0, NaN, infinity and negative values count as the whole content width, which
  /// makes one column, and are reported. Without a `maximumCount` there are at most 1,000 columns.
  case adaptive(minimumWidth: CGFloat, maximumCount: Int = .max)
}
