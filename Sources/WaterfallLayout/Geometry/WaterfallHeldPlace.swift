#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What the user sees, held where it is on screen through any number of changes until they scroll.
///
/// Take hold before the first change, scroll after each change to where the place is then, and let
/// go as soon as the user is elsewhere:
///
///     var place = engine.geometry.heldPlace(in: visible)
///     engine.setMeasuredHeight(150, of: .item(ItemPath(section: 0, item: 0)))
///     let origin = place.flatMap { engine.contentOffset(keeping: $0, in: visible) }
///     if let origin { place?.visibleOrigin = origin }  // scroll there
///     let isHeld = place?.isHeld(at: CGPoint(x: 0, y: 700))  // false: the user has scrolled
///
/// A ``WaterfallAnchor`` says which element stays where. A held place also knows where the visible
/// rect is as long as nobody scrolls, and how far the user has pulled the content beyond its edge:
/// there the anchor alone would put an end to the bounce.
public struct WaterfallHeldPlace: Equatable, Sendable {
  /// The element that stays where it is on screen, or the edge of the content.
  public let anchor: WaterfallAnchor
  /// The origin of the visible rect as long as nobody scrolls, in content coordinates.
  ///
  /// Set it to what ``WaterfallLayoutEngine/contentOffset(keeping:in:)`` returns when you scroll
  /// there. At an origin that isn't finite nothing is held.
  public var visibleOrigin: CGPoint

  /// How far the visible rect reaches beyond the content along the scroll axis: below 0 at the top
  /// or the left.
  let overscroll: Double
  /// The greatest distance, in points, that counts as rounding rather than scrolling.
  let tolerance: CGFloat

  /// Returns whether nobody has scrolled.
  ///
  /// Scroll views round offsets to pixels, so a difference of at most half a pixel, half a point
  /// without a display scale, is no scrolling.
  ///
  /// - Parameter visibleOrigin: The origin of the visible rect now, in content coordinates.
  /// - Returns: Whether the place is still held; `false` for a point that isn't finite.
  /// - Complexity: O(1)
  public func isHeld(at visibleOrigin: CGPoint) -> Bool {
    (visibleOrigin.x - self.visibleOrigin.x).magnitude <= tolerance
      && (visibleOrigin.y - self.visibleOrigin.y).magnitude <= tolerance
  }
}

extension WaterfallGeometry {
  /// Takes hold of what the user sees.
  ///
  /// The first visible item is held, or the edge of the content where the visible rect reaches it,
  /// as in ``anchor(in:edge:)``.
  ///
  /// - Parameters:
  ///   - visibleRect: The rect that the user sees, bars excluded, in content coordinates. It may
  ///     reach beyond the content.
  ///   - seenRect: The rect that the user saw before they scrolled here. The first item that is
  ///     visible in both is held then, if there is one: what has just come into sight may still be
  ///     measured. The default, `nil`, is for any item.
  /// - Returns: The place, or `nil` where no item is visible, and for a visible rect that is empty
  ///   or not finite.
  /// - Complexity: that of a rect query
  public func heldPlace(
    in visibleRect: CGRect,
    seenBefore seenRect: CGRect? = nil
  ) -> WaterfallHeldPlace? {
    guard let first = anchor(in: visibleRect) else { return nil }
    let anchor = first.holdsContentEdge ? first : self.anchor(at: first, seenIn: seenRect)
    let held = anchor.holdsContentEdge ? nil : anchor.held
    guard let kept = contentOffset(keeping: held, of: anchor, visibleSize: anchor.visibleSize)
    else { return nil }
    let origin = anchor.visibleOrigin
    return WaterfallHeldPlace(
      anchor: anchor,
      visibleOrigin: origin,
      overscroll: Double(mapping.scrollsHorizontally ? origin.x - kept.x : origin.y - kept.y),
      tolerance: CGFloat(resolvedContainer.pixels.scale.map { 0.5 / $0 } ?? 0.5)
    )
  }

  /// Returns an anchor at the first of the items of another one that were visible in a rect, or
  /// that anchor where none was.
  private func anchor(at first: WaterfallAnchor, seenIn rect: CGRect?) -> WaterfallAnchor {
    guard let before = rect.flatMap({ anchor(in: $0) }) else { return first }
    let seen = Set(([before.held] + before.others).map { $0.element })
    let held = ([first.held] + first.others).first { seen.contains($0.element) }
    let visibleRect = CGRect(origin: first.visibleOrigin, size: first.visibleSize)
    return held.flatMap { anchor(at: $0.element, in: visibleRect) } ?? first
  }

  /// Returns the content offset that keeps a place.
  ///
  /// - Parameters:
  ///   - held: The element that is held, unless the edge of the content is.
  ///   - place: The place.
  ///   - visibleRect: The rect that the user sees now.
  /// - Returns: The offset, or `nil` for an element that doesn't exist or a rect that isn't finite.
  func contentOffset(
    keeping held: WaterfallAnchor.Held,
    of place: WaterfallHeldPlace,
    in visibleRect: CGRect
  ) -> CGPoint? {
    let anchor = place.anchor
    let isHorizontal = mapping.scrollsHorizontally
    let overscroll = anchor.scrollsHorizontally == isHorizontal ? place.overscroll : 0
    let origin = CGPoint(x: visibleRect.minX, y: visibleRect.minY)
    // The edge of the content is pulled along; an item that is held has its place there already.
    let pull = anchor.holdsContentEdge ? overscroll : 0
    guard mapping.point(origin) != nil,
      let kept = contentOffset(
        keeping: anchor.holdsContentEdge ? nil : held,
        of: anchor,
        visibleSize: CGSize(width: visibleRect.width, height: visibleRect.height),
        overscroll: overscroll - pull
      )
    else { return nil }
    return isHorizontal
      ? CGPoint(x: kept.x + CGFloat(pull), y: origin.y)
      : CGPoint(x: origin.x, y: kept.y + CGFloat(pull))
  }
}
