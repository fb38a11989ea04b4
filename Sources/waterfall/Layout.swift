import Foundation
import WaterfallLayout

/// Sections of items to be laid out, read from a list or a document.
struct Layout: Equatable {
  /// The greatest number of sections, which is that of a geometry.
  ///
  /// Sections take much more memory than the few characters of their input.
  static let greatestSectionCount = 1 << 20

  /// The container.
  var container: WaterfallContainer
  /// The sections in order.
  var sections: [Section]

  /// A section and its items.
  struct Section: Equatable {
    /// Its configuration.
    var configuration: WaterfallSection
    /// The title of its header, if it has one.
    var title: String?
    /// Its items in order.
    var items: [Item] = []
  }

  /// An item.
  struct Item: Equatable {
    /// Its extent along the scroll axis.
    var extent: Extent
    /// Its placement.
    var placement = WaterfallItemPlacement.automatic
    /// Its label, if it has one.
    var label: String?
  }

  /// The height of an item; in a horizontal layout, its width.
  enum Extent: Equatable {
    /// A length in points.
    case length(CGFloat)
    /// The height of a picture of this size, scaled to the width of the item.
    case scaled(CGSize)
  }
}

// MARK: - Laying out

extension Layout {
  /// Returns the geometry, and calls a handler with its diagnostics.
  func geometry(
    diagnosticHandler: ((WaterfallDiagnostic) -> Void)? = nil
  ) -> WaterfallGeometry {
    let isAutomatic = sections.allSatisfy { section in
      section.items.allSatisfy { $0.placement == .automatic }
    }
    return WaterfallGeometry(
      container: container,
      sections: sections.map(\.configuration),
      itemCount: { sections[$0].items.count },
      placement: isAutomatic ? nil : { item(at: $0).placement },
      diagnosticHandler: diagnosticHandler,
      height: { path, width in length(of: item(at: path), across: width) }
    )
  }

  /// Returns the item at a path, which must be valid.
  func item(at path: ItemPath) -> Item { sections[path.section].items[path.item] }

  private func length(of item: Item, across width: CGFloat) -> CGFloat {
    switch item.extent {
    case .length(let length): return length
    case .scaled(let size):
      let isHorizontal = container.scrollDirection == .horizontal
      let ratio = isHorizontal ? size.width / size.height : size.height / size.width
      // An overflow counts as the greatest length and is reported; infinity would count as 0.
      return width == 0 ? 0 : min(width * ratio, .greatestFiniteMagnitude)
    }
  }
}
