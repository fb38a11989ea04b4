#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A visible element and its position on screen, to keep it there while the layout changes.
///
/// Take an anchor from a geometry before a change, and ask the engine afterward for the content
/// offset that keeps it. For several changes in a row, such as ten rotations, hold one anchor
/// rather than taking a new one each time: offsets are clamped to the content, and the differences
/// add up.
public struct WaterfallAnchor: Hashable, Sendable {
  /// The edge of the visible rect that an element is held at.
  ///
  /// In a reversed layout, items pile up from the far end of the content, and that is the start.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The start of the visible rect: the top, in a vertical layout.
    case start
    /// The end of the visible rect: the bottom, in a vertical layout.
    case end
  }

  /// An element and its distance from the edge.
  struct Held: Hashable, Sendable {
    var element: WaterfallElement
    /// The distance from the edge of the visible rect inward to the same edge of the element.
    var distance: Double
  }

  /// The edge that elements are held at.
  public let edge: Edge
  /// The element that is held.
  ///
  /// - Complexity: O(1)
  public var element: WaterfallElement { held.element }
  /// The distance from the edge of the visible rect inward to the element, in points along the
  /// scroll axis; negative where the element reaches beyond the edge.
  ///
  /// - Complexity: O(1)
  public var distance: CGFloat { CGFloat(held.distance) }
  /// Whether the edge of the content itself is held, since the visible rect reached it, so that
  /// items that come there later are visible.
  public let holdsContentEdge: Bool

  let held: Held
  /// Other visible elements, to hold instead of one that is deleted, the nearest first.
  let others: [Held]
  /// The origin of the visible rect, in content coordinates.
  let visibleOrigin: CGPoint
  /// The size of the visible rect.
  let visibleSize: CGSize
  /// Whether the layout scrolled horizontally.
  let scrollsHorizontally: Bool
  /// The batches of updates before the anchor was taken.
  let origin: UpdateOrigin
}

extension WaterfallAnchor {
  /// Hashes everything that the anchor holds.
  ///
  /// - Complexity: O(k) for k elements that were visible
  public func hash(into hasher: inout Hasher) {
    hasher.combine(edge)
    hasher.combine(holdsContentEdge)
    hasher.combine(held)
    hasher.combine(others)
    hasher.combine(visibleOrigin.x)
    hasher.combine(visibleOrigin.y)
    hasher.combine(visibleSize.width)
    hasher.combine(visibleSize.height)
    hasher.combine(scrollsHorizontally)
    hasher.combine(origin)
  }
}

// MARK: - Taking anchors

extension WaterfallGeometry {
  /// Returns an anchor at the first or the last visible item.
  ///
  /// An item counts as visible if more than half a pixel of it is visible along the scroll axis;
  /// without a display scale, more than 1/1024 point. Where the visible rect reaches the edge of
  /// the content, the anchor holds that edge: at the very top of a feed new items appear, and the
  /// end of a chat stays visible while messages are appended and grow.
  ///
  /// - Parameters:
  ///   - visibleRect: The rect that the user sees, bars excluded, in content coordinates.
  ///   - edge: The edge to hold an item at: the first visible one in reading order at the start,
  ///     which is the default, or the last one at the end.
  /// - Returns: The anchor, or `nil` where no item is visible, and for a rect that is empty or not
  ///   finite.
  /// - Complexity: that of a rect query
  public func anchor(
    in visibleRect: CGRect,
    edge: WaterfallAnchor.Edge = .start
  ) -> WaterfallAnchor? {
    guard let region = mapping.finiteRegion(visibleRect) else { return nil }
    let held = heldItems(in: visibleRect, region, edge)
    guard let first = held.first else { return nil }
    let reachesEdge =
      switch edge {
      case .start: region.scroll.lower < Tolerance.epsilon
      case .end: region.scroll.upper > contentLength - Tolerance.epsilon
      }
    return anchor(
      first,
      others: Array(held.dropFirst()),
      in: visibleRect,
      edge: edge,
      holdsContentEdge: reachesEdge
    )
  }

  /// Returns an anchor at a particular element.
  ///
  /// - Parameters:
  ///   - element: The element. A pinned header or footer is held at its place in the section.
  ///   - visibleRect: The rect that the user sees, bars excluded, in content coordinates.
  ///   - edge: The edge to hold the element at. The default is the start.
  /// - Returns: The anchor, or `nil` for an element that doesn't exist, and for a rect that is
  ///   empty or not finite.
  /// - Complexity: that of a rect query
  public func anchor(
    at element: WaterfallElement,
    in visibleRect: CGRect,
    edge: WaterfallAnchor.Edge = .start
  ) -> WaterfallAnchor? {
    guard let region = mapping.finiteRegion(visibleRect), let rect = rect(of: element, nil)
    else { return nil }
    let held = WaterfallAnchor.Held(
      element: element,
      distance: rect.scroll.distance(from: edge, of: region.scroll)
    )
    let others = heldItems(in: visibleRect, region, edge).filter { $0.element != element }
    return anchor(held, others: others, in: visibleRect, edge: edge, holdsContentEdge: false)
  }

  /// Returns the visible items, in reading order from an edge on.
  private func heldItems(
    in visibleRect: CGRect,
    _ region: AxisRegion,
    _ edge: WaterfallAnchor.Edge
  ) -> [WaterfallAnchor.Held] {
    let threshold = resolvedContainer.pixels.scale.map { 0.5 / $0 } ?? Tolerance.epsilon
    let held = attributesForElements(in: visibleRect).compactMap { attributes in
      attributes.element.itemPath.flatMap { path -> WaterfallAnchor.Held? in
        let scroll = rect(ofItemAt: path).scroll
        let visible = min(scroll.end, region.scroll.upper) - max(scroll.start, region.scroll.lower)
        guard visible > threshold else { return nil }
        return WaterfallAnchor.Held(
          element: .item(path),
          distance: scroll.distance(from: edge, of: region.scroll)
        )
      }
    }
    return edge == .start ? held : held.reversed()
  }

  private func anchor(
    _ held: WaterfallAnchor.Held,
    others: [WaterfallAnchor.Held],
    in visibleRect: CGRect,
    edge: WaterfallAnchor.Edge,
    holdsContentEdge: Bool
  ) -> WaterfallAnchor {
    WaterfallAnchor(
      edge: edge,
      holdsContentEdge: holdsContentEdge,
      held: held,
      others: others,
      visibleOrigin: CGPoint(x: visibleRect.minX, y: visibleRect.minY),
      visibleSize: CGSize(width: visibleRect.width, height: visibleRect.height),
      scrollsHorizontally: mapping.scrollsHorizontally,
      origin: origin
    )
  }
}

extension Extent {
  /// Returns the distance from an edge of a range inward to the same edge of the extent.
  fileprivate func distance(from edge: WaterfallAnchor.Edge, of range: AxisRange) -> Double {
    switch edge {
    case .start: start - range.lower
    case .end: range.upper - end
    }
  }
}

// MARK: - Keeping anchors

extension WaterfallGeometry {
  /// Returns the content offset that keeps an element where an anchor holds it.
  ///
  /// - Parameters:
  ///   - held: The element, or `nil` where the content's edge is held.
  ///   - anchor: The anchor.
  ///   - visibleSize: The size of the visible rect now.
  ///   - overscroll: How far the visible rect may reach beyond the content, below 0 at the top or
  ///     the left.
  /// - Returns: The offset, or `nil` for an element that doesn't exist or a size that isn't finite.
  func contentOffset(
    keeping held: WaterfallAnchor.Held?,
    of anchor: WaterfallAnchor,
    visibleSize: CGSize,
    overscroll: Double = 0
  ) -> CGPoint? {
    let visibleLength = mapping.scrollLength(of: visibleSize)
    guard visibleLength <= InputLimits.coordinate else { return nil }
    var start = 0.0
    if let held {
      guard let scroll = rect(of: held.element, nil)?.scroll else { return nil }
      start =
        switch anchor.edge {
        case .start: scroll.start - held.distance
        case .end: scroll.end + held.distance - visibleLength
        }
    } else if anchor.edge == .end {
      start = contentLength - visibleLength
    }
    let isSameAxis = anchor.scrollsHorizontally == mapping.scrollsHorizontally
    return mapping.contentOffset(
      start: start,
      visibleLength: visibleLength,
      contentLength: contentLength,
      overscroll: overscroll,
      otherwise: isSameAxis ? anchor.visibleOrigin : .zero
    )
  }

  /// Returns the item at a path if it exists, or else the next item, or else the last one of all.
  ///
  /// The result is `nil` only if there are no items.
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
