import WaterfallLayout

#if canImport(Foundation)
import Foundation
#endif

/// Layouts of input at the limits and beyond them, where integers of 32 bits might overflow.
enum HostileLayouts {
  /// All of them, made one after the other.
  static var all: [() -> WaterfallGeometry] {
    [tooManyItems, tooManySections, greatestCounts, greatestLengths, notNumbers]
  }

  /// As many items of the greatest length as there may be, in two columns.
  private static func tooManyItems() -> WaterfallGeometry {
    WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [WaterfallSection()],
      itemCount: { _ in .max },
      height: { _, _ in 1e9 }
    )
  }

  /// More sections than there may be, each with headers and more items than there may be.
  private static func tooManySections() -> WaterfallGeometry {
    let section = WaterfallSection(header: WaterfallSupplementary(height: 1e9))
    return WaterfallGeometry(
      container: WaterfallContainer(width: 100),
      sections: [WaterfallSection](repeating: section, count: (1 << 20) + 1),
      itemCount: { $0 < 2 ? 10 : $0 == 2 ? .min : 0 },
      height: { _, _ in 1 }
    )
  }

  /// Columns and spans of the greatest and the least integers.
  private static func greatestCounts() -> WaterfallGeometry {
    let wishes = [Int.max, .min, 0, 1 << 30].flatMap { span in
      [nil, Int.max, .min, 1 << 30].map { WaterfallItemPlacement(span: span, column: $0) }
    }
    return WaterfallGeometry(
      container: WaterfallContainer(width: 1e9),
      sections: [
        WaterfallSection(columns: .count(.max)),
        WaterfallSection(columns: .count(.min)),
        WaterfallSection(columns: .adaptive(minimumWidth: 1e-300, maximumCount: .max)),
        WaterfallSection(columns: .adaptive(minimumWidth: 1, maximumCount: .min)),
        WaterfallSection(columns: .count(.max), packing: .flow(tolerance: .infinity)),
        WaterfallSection(columns: .count(.max), packing: .alignedRows),
      ],
      itemCount: { _ in wishes.count },
      placement: { wishes[$0.item] },
      height: { path, _ in CGFloat(path.item) }
    )
  }

  /// The greatest lengths everywhere, on the finest pixels.
  private static func greatestLengths() -> WaterfallGeometry {
    let insets = WaterfallInsets(top: 1e308, leading: 1e9, bottom: 1e9, trailing: 1e308)
    return WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 1e308, height: 1e308),
        displayScale: 1e308,
        minimumContentLength: 1e308
      ),
      sections: [
        WaterfallSection(columnSpacing: 1e308, itemSpacing: 1e308, contentInsets: insets),
        WaterfallSection(columns: .count(1000), columnSpacing: 1e9, contentInsets: insets),
      ],
      itemCount: { _ in 20 },
      height: { _, _ in 1e308 }
    )
  }

  /// What isn't a number, or isn't finite.
  private static func notNumbers() -> WaterfallGeometry {
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, .signalingNaN]
    return WaterfallGeometry(
      container: WaterfallContainer(
        size: CGSize(width: 320, height: CGFloat.nan),
        displayScale: .infinity,
        minimumContentLength: .nan
      ),
      sections: lengths.map { length in
        WaterfallSection(
          columns: .adaptive(minimumWidth: length),
          columnSpacing: length,
          itemSpacing: length,
          contentInsets: WaterfallInsets(all: length),
          header: WaterfallSupplementary(height: length),
          packing: .flow(tolerance: length)
        )
      },
      itemCount: { _ in lengths.count },
      height: { path, _ in lengths[path.item] }
    )
  }
}
