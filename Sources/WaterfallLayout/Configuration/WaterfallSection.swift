#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The configuration of a section.
///
/// From top to bottom a section consists of the header between its own top and bottom insets, the
/// top content inset, the items, the bottom content inset, and the footer between its own insets.
///
///     let album = WaterfallSection(
///       columns: .adaptive(minimumWidth: 160),
///       contentInsets: WaterfallInsets(all: 16),
///       header: WaterfallSupplementary(height: 44, isPinned: true)
///     )
public struct WaterfallSection: Hashable, Sendable {
  /// The number of columns.
  ///
  /// The default is two.
  public var columns: WaterfallColumns
  /// The greatest width of a column, in points, or `nil`, the default, for none.
  ///
  /// Columns of this width leave a spare that `columnAlignment` distributes. Infinity counts as
  /// `nil`; 0, NaN and negative values count as `nil` too and are reported.
  public var maximumColumnWidth: CGFloat?
  /// The alignment of columns whose width `maximumColumnWidth` limits.
  ///
  /// The default is the leading side.
  public var columnAlignment: WaterfallColumnAlignment
  /// Whether columns that no item can be in vanish together with their gaps, as with CSS's
  /// `auto-fit`.
  ///
  /// With U the sum of the spans of all items that don't ask for a column, the columns from U on
  /// vanish, except for those that an item with a column of its own covers. The others share the
  /// content width, or are aligned in it; column numbers still count those that have vanished.
  /// Without items no column vanishes. The default is `false`.
  public var collapsesEmptyColumns: Bool
  /// The distance between neighboring columns, in points; 0 to 1e9.
  ///
  /// The default is 10. NaN, infinity and negative values count as 0 and are reported, greater ones
  /// count as 1e9.
  public var columnSpacing: CGFloat
  /// The distance between an item and the next one in its column, in points; 0 to 1e9.
  ///
  /// The default is 10. There is none after the last item. NaN, infinity and negative values count
  /// as 0 and are reported, greater ones count as 1e9.
  public var itemSpacing: CGFloat
  /// The distances around the items, in points.
  ///
  /// The default is zero.
  public var contentInsets: WaterfallInsets
  /// The header, or `nil`, the default, for none.
  public var header: WaterfallSupplementary?
  /// The footer, or `nil`, the default, for none.
  public var footer: WaterfallSupplementary?
  /// The background, or `nil`, the default, for none.
  public var background: WaterfallBackground?
  /// The stamps, which reserve space at the top of columns.
  ///
  /// The default is none. Where rows are aligned, all rows are below all stamps.
  public var stamps: [WaterfallStamp]
  /// The rule by which items are placed in columns.
  ///
  /// The default is the shortest column.
  public var packing: WaterfallPacking
  /// Whether an item may fill a hole above earlier items.
  ///
  /// Holes are left above items over several columns. An item fills a hole if it starts higher
  /// there than at its ordinary place, and of the holes that the packing counts as equally high,
  /// the leading-most. This is CSS `grid-lanes-pack: dense`. A change places the section anew from
  /// its start. The default is `false`; it has no effect where rows are aligned or columns are
  /// kept.
  public var fillsHoles: Bool
  /// Whether items stay in their columns when a height changes or an item comes or goes.
  ///
  /// Then a height change moves only what lies below it in the item's own columns. An item that
  /// comes after the last kept one is placed by the packing; one that comes before a kept one takes
  /// the columns whose items are the shortest together. Columns are chosen anew when the section is
  /// reloaded or its columns change. The default is `false`; rows that are aligned keep no columns.
  public var keepsColumns: Bool
  /// Whether items are stretched down to what follows: to the next item in their columns less the
  /// spacing, to the section's common end, or to the end of their row where rows are aligned.
  ///
  /// It changes neither the positions of items nor their measured heights. The default is `false`.
  public var stretchesItems: Bool

  /// Makes a configuration; each parameter has the default of its property.
  ///
  /// - Complexity: O(1)
  public init(
    columns: WaterfallColumns = .count(2),
    maximumColumnWidth: CGFloat? = nil,
    columnAlignment: WaterfallColumnAlignment = .leading,
    collapsesEmptyColumns: Bool = false,
    columnSpacing: CGFloat = 10,
    itemSpacing: CGFloat = 10,
    contentInsets: WaterfallInsets = .zero,
    header: WaterfallSupplementary? = nil,
    footer: WaterfallSupplementary? = nil,
    background: WaterfallBackground? = nil,
    stamps: [WaterfallStamp] = [],
    packing: WaterfallPacking = .shortestColumn,
    fillsHoles: Bool = false,
    keepsColumns: Bool = false,
    stretchesItems: Bool = false
  ) {
    self.columns = columns
    self.maximumColumnWidth = maximumColumnWidth
    self.columnAlignment = columnAlignment
    self.collapsesEmptyColumns = collapsesEmptyColumns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.contentInsets = contentInsets
    self.header = header
    self.footer = footer
    self.background = background
    self.stamps = stamps
    self.packing = packing
    self.fillsHoles = fillsHoles
    self.keepsColumns = keepsColumns
    self.stretchesItems = stretchesItems
  }
}
