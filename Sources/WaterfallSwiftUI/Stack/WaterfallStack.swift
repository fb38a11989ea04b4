#if canImport(SwiftUI)
import SwiftUI
import WaterfallLayout

/// A layout that puts views of different heights into columns.
///
/// Each view gets the width of its columns and is as high as it wants to be there. All views exist
/// at once; for many of them use ``LazyWaterfall``.
///
///     WaterfallStack(columns: .adaptive(minimumWidth: 160), spacing: 8) {
///       ForEach(photos) { photo in
///         Image(photo.name)
///           .waterfallSpan(photo.size.width > 1_000 ? 2 : 1)
///       }
///     }
///
/// The stack is as wide as it is proposed to be and as high as its views need, whatever height is
/// proposed. Without a proposed width it is as wide as needed to give the widest view its ideal
/// width, with one column where their number is adaptive.
///
/// A view narrower than its columns stands in their middle. Frames aren't rounded to pixels, since
/// a layout isn't told how large they are; SwiftUI aligns what it draws. In a right-to-left
/// environment SwiftUI mirrors the stack.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct WaterfallStack: Sendable {
  /// How the views are laid out.
  let section: WaterfallSection

  /// Makes a stack of columns with the same spacing in both directions.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are. The default is two.
  ///   - spacing: The distance between columns and between views in a column, in points, 0 to 1e9.
  ///     The default is 10. NaN, infinity and negative values count as 0.
  /// - Complexity: O(1)
  public init(columns: WaterfallColumns = .count(2), spacing: CGFloat = 10) {
    self.init(
      section: WaterfallSection(columns: columns, columnSpacing: spacing, itemSpacing: spacing)
    )
  }

  /// Makes a stack with all the options of a section.
  ///
  /// - Parameter section: How the views are laid out. Its header, footer and background are left
  ///   out: put such views around the stack. Columns aren't kept, since every layout starts anew.
  /// - Complexity: O(1)
  public init(section: WaterfallSection) {
    var section = section
    (section.header, section.footer, section.background) = (nil, nil, nil)
    self.section = section
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension WaterfallStack: Layout {
  /// What the stack has measured since its views changed.
  public struct Cache: Sendable {
    var arrangement: StackArrangement
  }

  /// Returns a cache in which nothing is measured yet.
  ///
  /// - Complexity: O(n) for n views
  public func makeCache(subviews: Subviews) -> Cache {
    let placements = subviews.map {
      WaterfallItemPlacement(span: $0[WaterfallSpan.self], column: $0[WaterfallColumn.self])
    }
    return Cache(arrangement: StackArrangement(section: section, placements: placements))
  }

  /// Returns the proposed width, and the height that the views need there.
  ///
  /// - Complexity: that of a first layout for a width not seen since the views changed, with a
  ///   measurement of each view; O(1) otherwise
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    cache.arrangement.size(proposedWidth: proposal.width) { subviews.size(of: $0, width: $1) }
  }

  /// Places each view at the top of its columns' room.
  ///
  /// - Complexity: O(n) for n views, if the width is one of the last four asked about
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let geometry = cache.arrangement.geometry(width: bounds.width) {
      subviews.size(of: $0, width: $1)
    }
    for (index, subview) in subviews.enumerated() {
      let path = ItemPath(section: 0, item: index)
      guard let frame = geometry.attributesForItem(at: path)?.frame else { continue }
      subview.place(at: frame, in: bounds)
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension LayoutSubviews {
  /// Returns the size of a view that is proposed a width and any height.
  fileprivate func size(of index: Int, width: CGFloat?) -> CGSize {
    self[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
  }
}
#endif
