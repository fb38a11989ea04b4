#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Space that is reserved at the top of some columns, for a banner or a search field in a corner.
///
/// The columns start below it and the item spacing. It isn't an element: queries don't return it,
/// but ``WaterfallGeometry/stampFrames(inSection:)`` has its frame.
public struct WaterfallStamp: Hashable, Sendable {
  /// A side of a section.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The side of the first column.
    case leading
    /// The side of the last column.
    case trailing
  }

  /// The height, in points (in a horizontal layout, the width); 0 to 1e9.
  ///
  /// NaN, infinity and negative values count as 0 and are reported, greater ones count as 1e9.
  public var height: CGFloat
  /// The number of columns that it covers, at least 1.
  ///
  /// The default is 1. More than the section has counts as all of them. Less than 1 counts as 1 and
  /// is reported.
  public var span: Int
  /// The side that columns are counted from.
  public var edge: Edge
  /// The number of columns between that side and the stamp, at least 0.
  ///
  /// The default is 0. A number too great for the stamp's span counts as the greatest that fits. A
  /// negative one counts as 0 and is reported.
  public var offset: Int

  /// Makes a stamp.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - span: The number of columns that it covers. The default is 1.
  ///   - edge: The side that columns are counted from.
  ///   - offset: The number of columns between that side and the stamp. The default is 0.
  /// - Complexity: O(1)
  public init(height: CGFloat, span: Int = 1, edge: Edge, offset: Int = 0) {
    self.height = height
    self.span = span
    self.edge = edge
    self.offset = offset
  }
}
