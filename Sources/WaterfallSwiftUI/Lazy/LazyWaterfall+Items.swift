#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LazyWaterfall where Supplementary == EmptyView {
  /// Makes a waterfall of items whose heights are given.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - columns: How many columns there are. The default is two.
  ///   - spacing: The distance between columns and between items in a column, in points, 0 to 1e9.
  ///     The default is 10. NaN, infinity and negative values count as 0.
  ///   - placement: Returns what an item wants other than a single automatic column. The default,
  ///     `nil`, is nothing for all.
  ///   - height: Returns the height of an item of a width, in points, 0 to 1e9. NaN, infinity and
  ///     negative values count as 0, greater ones as 1e9.
  ///   - content: Makes the view of an item; it is proposed the item's width and height.
  /// - Complexity: O(1); the layout costs O(n) for n items when the view is updated
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columns: WaterfallColumns = .count(2),
    spacing: CGFloat = 10,
    placement: ((Data.Element) -> WaterfallItemPlacement)? = nil,
    height: @escaping (Data.Element, CGFloat) -> CGFloat,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(
      sections: CollectionOfOne(data),
      items: { $0 },
      configuration: { _ in .lazy(columns: columns, spacing: spacing) },
      placement: placement,
      height: height,
      content: content,
      supplementary: { _ in EmptyView() }
    )
  }

  /// Makes a waterfall of items whose views are measured.
  ///
  /// An item keeps its column when its height is measured.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - columns: How many columns there are. The default is two.
  ///   - spacing: The distance between columns and between items in a column, in points, 0 to 1e9.
  ///     The default is 10. NaN, infinity and negative values count as 0.
  ///   - placement: Returns what an item wants other than a single automatic column. The default,
  ///     `nil`, is nothing for all.
  ///   - estimatedHeight: The height of an item until its view is measured, in points, 0 to 1e9.
  ///     NaN, infinity and negative values count as 0, greater ones as 1e9. The closer it is, the
  ///     less the scroll indicator jumps.
  ///   - content: Makes the view of an item; it is proposed the item's width and any height.
  /// - Complexity: O(1); the layout costs O(n) for n items when the view is updated
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columns: WaterfallColumns = .count(2),
    spacing: CGFloat = 10,
    placement: ((Data.Element) -> WaterfallItemPlacement)? = nil,
    estimatedHeight: CGFloat,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(
      sections: CollectionOfOne(data),
      items: { $0 },
      configuration: { _ in .lazy(columns: columns, spacing: spacing, keepsColumns: true) },
      placement: placement,
      estimatedHeight: estimatedHeight,
      content: content,
      supplementary: { _ in EmptyView() }
    )
  }
}

extension WaterfallSection {
  /// Returns a section with the same spacing in both directions.
  fileprivate static func lazy(
    columns: WaterfallColumns,
    spacing: CGFloat,
    keepsColumns: Bool = false
  ) -> WaterfallSection {
    WaterfallSection(
      columns: columns,
      columnSpacing: spacing,
      itemSpacing: spacing,
      keepsColumns: keepsColumns
    )
  }
}
#endif
