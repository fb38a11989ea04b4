#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Returns the content offset that keeps an anchored element where it was on screen.
  ///
  /// The anchor may have been taken before any number of updates, measured heights and changes of
  /// the container. A deleted element is replaced by the nearest other one that was visible and
  /// still exists, or else by the next surviving item after it.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, from a geometry of this engine or from one that it restored.
  ///   - visibleSize: The size of the visible rect now, in points, if it has changed since the
  ///     anchor was taken. The default, `nil`, is the anchor's.
  /// - Returns: The origin of the visible rect, in content coordinates: along the scroll axis from
  ///   0 to the content's length less the visible length; across it as when the anchor was taken,
  ///   or 0 if the scroll direction has changed since. `nil` if no item is left, if the size isn't
  ///   finite, and after more than 64 batches, very large ones, batches followed by a reload, or
  ///   another restored layout.
  /// - Complexity: O(b · log u) for b batches of u updates since, for each element that was visible
  ///   until one still exists, in addition to bringing the geometry up to date
  public func contentOffset(
    keeping anchor: WaterfallAnchor,
    visibleSize: CGSize? = nil
  ) -> CGPoint? {
    held(by: anchor).flatMap { held in
      state.geometry.contentOffset(
        keeping: anchor.holdsContentEdge ? nil : held,
        of: anchor,
        visibleSize: visibleSize ?? anchor.visibleSize
      )
    }
  }

  /// Returns the content offset that keeps a place where it was on screen.
  ///
  /// It is that of the place's anchor. Where the user has pulled the content beyond its edge, the
  /// offset stays beyond it, by as much at most.
  ///
  /// - Parameters:
  ///   - place: The place, from a geometry of this engine.
  ///   - visibleRect: The rect that the user sees now, bars excluded, in content coordinates. Its
  ///     size may have changed since the place was taken; it may be empty.
  /// - Returns: The new origin of the visible rect, in content coordinates; across the scroll axis
  ///   it is unchanged. `nil` if no item is left, if the rect isn't finite, and for an anchor that
  ///   the engine doesn't know anymore.
  /// - Complexity: that of ``contentOffset(keeping:visibleSize:)``
  public func contentOffset(
    keeping place: WaterfallHeldPlace,
    in visibleRect: CGRect
  ) -> CGPoint? {
    held(by: place.anchor).flatMap {
      state.geometry.contentOffset(keeping: $0, of: place, in: visibleRect)
    }
  }

  /// Returns the element to hold for an anchor now, or `nil` if no item is left or the anchor isn't
  /// known.
  private func held(by anchor: WaterfallAnchor) -> WaterfallAnchor.Held? {
    prepare()
    return state.history.maps(since: anchor.origin).flatMap {
      state.geometry.held(by: anchor, after: $0)
    }
  }
}

extension WaterfallGeometry {
  /// Returns the element to hold for an anchor after some batches, or `nil` if no item is left.
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
