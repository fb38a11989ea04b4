import Foundation
import WaterfallLayout

/// What is to be laid out, whatever it was read from.
struct Layout: Equatable {
  /// What it is laid out in.
  var container: WaterfallContainer
  /// The sections from top to bottom.
  var sections: [Section]

  /// A section and its items.
  struct Section: Equatable {
    /// How it is laid out.
    var configuration: WaterfallSection
    /// The title of its header.
    var title: String?
    /// Its items in order.
    var items: [Item] = []
  }

  /// An item.
  struct Item: Equatable {
    /// How tall it is.
    var extent: Extent
    /// Where it wants to stand.
    var placement = WaterfallItemPlacement.automatic
    /// What it is called.
    var label: String?
  }

  /// How tall an item is; in a horizontal layout, how wide.
  enum Extent: Equatable {
    /// As many points.
    case length(CGFloat)
    /// As tall as a picture of this size, scaled to the width of the item.
    case scaled(CGSize)
  }
}

// MARK: - Laying out

extension Layout {
  /// Works out where everything is, and calls a handler with what was wrong.
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

  /// Returns an item that is there.
  func item(at path: ItemPath) -> Item { sections[path.section].items[path.item] }

  private func length(of item: Item, across width: CGFloat) -> CGFloat {
    switch item.extent {
    case .length(let length): return length
    case .scaled(let size):
      let isHorizontal = container.scrollDirection == .horizontal
      let ratio = isHorizontal ? size.width / size.height : size.height / size.width
      // A product beyond all numbers is to be reported as too long, not as no number.
      return width == 0 ? 0 : min(width * ratio, .greatestFiniteMagnitude)
    }
  }
}
