#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Returns the content offset that keeps an anchored element where it was on screen.
  ///
  /// It doesn't matter what has happened since the anchor was taken: updates, measured heights,
  /// another container. The place of a deleted element is held by the next one that was in sight and
  /// is left; where none of those is left, by the next surviving item after the gap, in the new
  /// order.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, from a geometry of this engine, or from the one that it restored.
  ///   - visibleSize: The size of what the user sees now, where it has changed since, in points.
  ///     The default, `nil`, is the anchor's.
  /// - Returns: The origin of what the user sees, in content coordinates, from 0 to what the content
  ///   exceeds the visible length by; across the scroll axis as when the anchor was taken, and 0
  ///   where the layout has changed its scroll direction since. `nil` where no item is left, where
  ///   the size isn't finite, and where more than 64 batches, very large ones, a reload together
  ///   with batches, or another restored layout came since.
  /// - Complexity: O(b · log u) for b batches of u updates since, for each element in sight until
  ///   one is left, beside bringing the geometry up to date
  public func contentOffset(
    keeping anchor: WaterfallAnchor,
    visibleSize: CGSize? = nil
  ) -> CGPoint? {
    prepare()
    guard let maps = state.history.maps(since: anchor.origin),
      let held = state.geometry.held(by: anchor, after: maps)
    else { return nil }
    return state.geometry.contentOffset(
      keeping: anchor.holdsContentEdge ? nil : held,
      of: anchor,
      visibleSize: visibleSize ?? anchor.visibleSize
    )
  }
}

extension WaterfallGeometry {
  /// Returns the element that holds an anchor's place after some batches, `nil` where none is left.
  fileprivate func held(
    by anchor: WaterfallAnchor,
    after maps: ArraySlice<WaterfallPathMap>
  ) -> WaterfallAnchor.Held? {
    for held in [anchor.held] + anchor.others {
      let element = maps.reduce(Optional(held.element)) { element, map in
        element.flatMap { map.newElement(of: $0) }
      }
      if let element, rect(of: element, nil) != nil {
        return WaterfallAnchor.Held(element: element, distance: held.distance)
      }
    }
    let path = anchor.element.itemPath ?? ItemPath(section: anchor.element.section, item: 0)
    let next = maps.reduce(path) { $1.nextSurvivor(of: $0) }
    return item(atOrAfter: next).map {
      WaterfallAnchor.Held(element: .item($0), distance: anchor.held.distance)
    }
  }
}
