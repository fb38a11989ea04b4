#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LazyWaterfall {
  /// Makes a waterfall of sections whose items' heights are given.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - items: Returns the items of a section.
  ///   - configuration: Returns how a section is laid out.
  ///   - placement: Returns what an item wants other than a single automatic column. The default,
  ///     `nil`, is nothing for all.
  ///   - height: Returns the height of an item of a width, in points, 0 to 1e9. NaN, infinity and
  ///     negative values count as 0, greater ones as 1e9.
  ///   - content: Makes the view of an item; it is proposed the item's width and height.
  ///   - supplementary: Makes the view of a header, footer or background that a section's
  ///     configuration has; it is proposed the element's width and height.
  /// - Complexity: O(S) for S sections; the layout costs O(n) for n items when the view is updated
  public init<Sections: RandomAccessCollection, Items: RandomAccessCollection>(
    sections: Sections,
    items: (Sections.Element) -> Items,
    configuration: @escaping (Sections.Element) -> WaterfallSection,
    placement: ((Items.Element) -> WaterfallItemPlacement)? = nil,
    height: @escaping (Items.Element, CGFloat) -> CGFloat,
    @ViewBuilder content: @escaping (Items.Element) -> Content,
    @ViewBuilder supplementary: @escaping (WaterfallElement) -> Supplementary
  ) where Items.Element: Identifiable {
    let data = LazyData(sections: sections, items: items)
    self.init(
      sections: data.sections(
        configuration: configuration,
        heights: .given { path, width in data.item(at: path).map { height($0, width) } ?? 0 },
        placement: placement
      ),
      content: { data.item(at: $0).map(content) },
      supplementary: supplementary
    )
  }

  /// Makes a waterfall of sections whose items' views are measured.
  ///
  /// Let the configurations keep columns, so that an item stays in its column when its height is
  /// measured.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - items: Returns the items of a section.
  ///   - configuration: Returns how a section is laid out.
  ///   - placement: Returns what an item wants other than a single automatic column. The default,
  ///     `nil`, is nothing for all.
  ///   - estimatedHeight: The height of an item until its view is measured, in points, 0 to 1e9.
  ///     NaN, infinity and negative values count as 0, greater ones as 1e9. The closer it is, the
  ///     less the scroll indicator jumps.
  ///   - content: Makes the view of an item; it is proposed the item's width and any height.
  ///   - supplementary: Makes the view of a header, footer or background that a section's
  ///     configuration has; it is proposed the element's width and height.
  /// - Complexity: O(S) for S sections; the layout costs O(n) for n items when the view is updated
  public init<Sections: RandomAccessCollection, Items: RandomAccessCollection>(
    sections: Sections,
    items: (Sections.Element) -> Items,
    configuration: @escaping (Sections.Element) -> WaterfallSection,
    placement: ((Items.Element) -> WaterfallItemPlacement)? = nil,
    estimatedHeight: CGFloat,
    @ViewBuilder content: @escaping (Items.Element) -> Content,
    @ViewBuilder supplementary: @escaping (WaterfallElement) -> Supplementary
  ) where Items.Element: Identifiable {
    let data = LazyData(sections: sections, items: items)
    self.init(
      sections: data.sections(
        configuration: configuration,
        heights: .measured(estimate: estimatedHeight),
        placement: placement
      ),
      content: { data.item(at: $0).map(content) },
      supplementary: supplementary
    )
  }
}
#endif
