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
    engine.contentOffset(keeping: anchor, visibleSize: visibleRect.size).map { kept in
      engine.container.scrollDirection == .horizontal
        ? CGPoint(x: kept.x + overscroll.x, y: visibleRect.minY)
        : CGPoint(x: visibleRect.minX, y: kept.y + overscroll.y)
    }
  }
}
#endif
