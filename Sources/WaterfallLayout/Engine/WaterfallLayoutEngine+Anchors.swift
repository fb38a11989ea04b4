#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Returns the content offset that keeps an anchored item where it was on screen.
  ///
  /// Whatever has happened since the anchor was taken: updates, measured heights, another
  /// container. Of an anchored item that was deleted, the next visible one that is left holds its
  /// place; where none of the visible ones is left, the next surviving item takes it.
  ///
  /// - Parameters:
  ///   - anchor: What to keep, from a geometry of this engine.
  ///   - visibleSize: The size of what the user sees now, where it has changed since, in points.
  ///     The default, `nil`, is the anchor's.
  /// - Returns: The origin of what the user sees, in content coordinates, clamped to the content;
  ///   across the scroll axis as when the anchor was taken. `nil` where no item is left, and where
  ///   more than 64 batches of updates, or a restored layout, came since.
  /// - Complexity: O(b · log u) for b batches of u updates since, for each visible item until one
  ///   is left, beside bringing the geometry up to date
  public func contentOffset(
    keeping anchor: WaterfallAnchor,
    visibleSize: CGSize? = nil
  ) -> CGPoint? {
    prepare()
    guard let held = heldItem(of: anchor), state.geometry.contains(held.path) else { return nil }
    return state.geometry.contentOffset(
      at: state.geometry.rect(ofItemAt: held.path).scroll.start - held.distance,
      visibleOrigin: anchor.visibleOrigin,
      visibleLength: visibleSize.map { state.geometry.mapping.scrollLength(of: $0) }
        ?? anchor.visibleLength
    )
  }

  /// Returns where the item is that holds an anchor's place, and how far from the start of what is
  /// visible it belongs.
  private func heldItem(of anchor: WaterfallAnchor) -> WaterfallAnchor.Item? {
    guard let maps = state.history.maps(since: anchor.origin) else { return nil }
    let anchored = WaterfallAnchor.Item(path: anchor.path, distance: anchor.firstDistance)
    for item in [anchored] + anchor.others {
      let path = maps.reduce(Optional(item.path)) { path, map in
        path.flatMap { map.newPath(of: $0) }
      }
      if let path, state.geometry.contains(path) {
        return WaterfallAnchor.Item(path: path, distance: item.distance)
      }
    }
    let next = maps.reduce(anchor.path) { $1.nextSurvivor(of: $0) }
    return state.geometry.item(atOrAfter: next).map {
      WaterfallAnchor.Item(path: $0, distance: anchor.firstDistance)
    }
  }
}
