#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// What the user sees and keeps seeing whatever changes, until they scroll.
struct HeldPlace {
  /// The item that stays where it is on screen, or the start of the content.
  private let anchor: WaterfallAnchor
  /// How far what is visible reaches beyond the content, while the user pulls at it.
  private let overscroll: CGPoint
  /// Where what is visible starts as long as nobody scrolls.
  var origin: CGPoint

  /// Takes hold of what is visible; `nil` where there is nothing to hold.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - visibleRect: What the user sees, bars excluded, in content coordinates.
  ///   - seen: What the user saw already, to rather hold something there: what has just come into
  ///     sight may still measure itself.
  @MainActor
  init?(in engine: WaterfallLayoutEngine, _ visibleRect: CGRect, seen: CGRect? = nil) {
    let geometry = engine.geometry
    guard var anchor = geometry.anchor(in: visibleRect) else { return nil }
    if !anchor.holdsContentEdge, let element = seen.flatMap({ geometry.anchor(in: $0)?.element }) {
      anchor = geometry.anchor(at: element, in: visibleRect) ?? anchor
    }
    guard let kept = engine.contentOffset(keeping: anchor) else { return nil }
    self.anchor = anchor
    origin = visibleRect.origin
    overscroll = CGPoint(x: origin.x - kept.x, y: origin.y - kept.y)
  }

  /// Returns where what is visible starts with the place kept.
  @MainActor
  func visibleOrigin(in engine: WaterfallLayoutEngine, _ visibleRect: CGRect) -> CGPoint? {
    let visibleSize = visibleRect.size
    guard let kept = engine.contentOffset(keeping: anchor, visibleSize: visibleSize)
    else { return nil }
    let geometry = engine.geometry
    let content = geometry.contentSize
    return geometry.container.scrollDirection == .horizontal
      ? CGPoint(
        x: pulled(kept.x, by: overscroll.x, end: content.width - visibleSize.width),
        y: visibleRect.minY
      )
      : CGPoint(
        x: visibleRect.minX,
        y: pulled(kept.y, by: overscroll.y, end: content.height - visibleSize.height)
      )
  }

  /// Returns an offset that is still pulled beyond the content if it is still at that end of it.
  private func pulled(_ offset: CGFloat, by overscroll: CGFloat, end: CGFloat) -> CGFloat {
    let isAtEdge = overscroll < 0 ? offset <= 0.5 : offset >= max(0, end) - 0.5
    return isAtEdge ? offset + overscroll : offset
  }
}
#endif
