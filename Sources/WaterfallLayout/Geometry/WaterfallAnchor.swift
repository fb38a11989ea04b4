#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The first item that the user sees, and where on screen, to keep it there whatever changes.
///
/// Take it before a change, and ask the engine afterwards for the content offset that keeps it.
public struct WaterfallAnchor: Equatable, Sendable {
  /// A visible item.
  struct Item: Hashable, Sendable {
    var path: ItemPath
    /// From the start of what is visible to the start of the item, along the scroll axis.
    var distance: Double
  }

  /// The first visible item in reading order.
  public let path: ItemPath
  /// How far along the scroll axis the item starts behind the start of what is visible, in points;
  /// negative where it starts before that.
  public var distance: CGFloat { CGFloat(firstDistance) }

  /// The same, as it is reckoned with.
  let firstDistance: Double
  /// The other visible items in reading order, to hold instead of those that are deleted.
  let others: [Item]
  /// What was visible, in content coordinates.
  let visibleOrigin: CGPoint
  /// The extent of what was visible along the scroll axis.
  let visibleLength: Double
  /// The batches of updates that came before.
  let origin: UpdateOrigin
}

extension WaterfallGeometry {
  /// Returns the first visible item, and where it is on screen.
  ///
  /// - Parameter visibleRect: What the user sees, bars excluded, in content coordinates.
  /// - Returns: `nil` where no item is visible, and where the rect has no bounds along the scroll
  ///   axis.
  /// - Complexity: that of a rect query
  public func anchor(in visibleRect: CGRect) -> WaterfallAnchor? {
    guard let region = mapping.region(visibleRect), region.scroll.lower.isFinite,
      region.scroll.upper.isFinite
    else { return nil }
    let visible = attributesForElements(in: visibleRect).compactMap { $0.element.itemPath }.map {
      WaterfallAnchor.Item(
        path: $0,
        distance: rect(ofItemAt: $0).scroll.start - region.scroll.lower
      )
    }
    guard let first = visible.first else { return nil }
    return WaterfallAnchor(
      path: first.path,
      firstDistance: first.distance,
      others: Array(visible.dropFirst()),
      visibleOrigin: CGPoint(x: visibleRect.minX, y: visibleRect.minY),
      visibleLength: region.scroll.upper - region.scroll.lower,
      origin: origin
    )
  }

  /// Returns the origin of what is visible where that starts at a coordinate along the scroll axis,
  /// clamped to the content; across the scroll axis it stays.
  func contentOffset(
    at start: Double,
    visibleOrigin: CGPoint,
    visibleLength: Double
  ) -> CGPoint {
    let start = min(max(start, 0), max(0, contentLength - visibleLength))
    return mapping.origin(
      scroll: Extent(start: start, length: visibleLength),
      otherwise: visibleOrigin
    )
  }

  /// Returns the item of a path or, where that lies behind its section's items, the next item, or
  /// else the last one of all; `nil` where there are no items.
  func item(atOrAfter path: ItemPath) -> ItemPath? {
    if contains(path) { return path }
    let next = sections.indices.first {
      $0 >= path.section + (path.item > 0 ? 1 : 0) && sections[$0].items.count > 0
    }
    if let next { return ItemPath(section: next, item: 0) }
    let last = sections.indices.last { sections[$0].items.count > 0 }
    return last.map { ItemPath(section: $0, item: sections[$0].items.count - 1) }
  }
}
