#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Where everything comes from and goes to when one geometry takes the place of another: what an
/// animation needs.
///
///     let before = engine.geometry
///     let map = try engine.performBatchUpdates([.deleteItem(ItemPath(section: 0, item: 0))])
///     let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
///     let start = transition.source(of: .item(ItemPath(section: 0, item: 1)))  // of item 2 before
public struct WaterfallTransition: Sendable {
  /// An element that is in sight before or afterwards.
  public struct Change: Hashable, Sendable {
    /// Where it was; `nil` for one that appears.
    public let source: WaterfallAttributes?
    /// Where it is going to be; `nil` for one that disappears.
    public let target: WaterfallAttributes?
  }

  /// Where everything was.
  public let old: WaterfallGeometry
  /// Where everything is going to be.
  public let new: WaterfallGeometry
  private let map: WaterfallPathMap?

  /// Makes the transition between two geometries.
  ///
  /// - Parameters:
  ///   - old: Where everything was.
  ///   - new: Where everything is going to be.
  ///   - map: What the batch of updates between them returned. The default, `nil`, is for two
  ///     geometries of the same items and sections, as before and after a rotation.
  /// - Complexity: O(1)
  public init(
    from old: WaterfallGeometry,
    to new: WaterfallGeometry,
    map: WaterfallPathMap? = nil
  ) {
    self.old = old
    self.new = new
    self.map = map
  }

  /// Returns where an element comes from.
  ///
  /// - Parameters:
  ///   - element: An element of the new geometry.
  ///   - visibleRect: What the user saw, to get a pinned header or footer where it was in sight;
  ///     `nil`, the default, to get it where it was by nature.
  /// - Returns: Its attributes before, under the name that it had there; `nil` for one that
  ///   appears, and for one that the new geometry hasn't got.
  /// - Complexity: O(log u) for u updates
  public func source(
    of element: WaterfallElement,
    pinnedTo visibleRect: CGRect? = nil
  ) -> WaterfallAttributes? {
    guard new.attributes(of: element) != nil else { return nil }
    guard let map else { return old.attributes(of: element, pinnedTo: visibleRect) }
    return map.oldElement(of: element).flatMap {
      old.attributes(of: $0, pinnedTo: visibleRect)
    }
  }

  /// Returns where an element goes to.
  ///
  /// - Parameters:
  ///   - element: An element of the old geometry.
  ///   - visibleRect: What the user is going to see, to get a pinned header or footer where it is
  ///     in sight then; `nil`, the default, to get it where it is by nature.
  /// - Returns: Its attributes afterwards, under the name that it has there; `nil` for one that
  ///   disappears, and for one that the old geometry hasn't got.
  /// - Complexity: O(log u) for u updates
  public func target(
    of element: WaterfallElement,
    pinnedTo visibleRect: CGRect? = nil
  ) -> WaterfallAttributes? {
    guard old.attributes(of: element) != nil else { return nil }
    guard let map else { return new.attributes(of: element, pinnedTo: visibleRect) }
    return map.newElement(of: element).flatMap {
      new.attributes(of: $0, pinnedTo: visibleRect)
    }
  }

  /// Returns what is in sight before or afterwards: all that there is to animate.
  ///
  /// - Parameters:
  ///   - oldRect: What the user saw, in content coordinates of the old geometry.
  ///   - newRect: What the user is going to see, in content coordinates of the new geometry.
  /// - Returns: Each element once: first those that are in sight afterwards, in the order of the new
  ///   geometry, then those that were, in the order of the old one.
  /// - Complexity: that of two rect queries, and O(k · log u) for k elements and u updates
  public func changes(from oldRect: CGRect, to newRect: CGRect) -> [Change] {
    let arriving = new.attributesForElements(in: newRect, pinnedTo: newRect).map {
      Change(source: source(of: $0.element, pinnedTo: oldRect), target: $0)
    }
    let known = Set(arriving.compactMap { $0.source?.element })
    let leaving = old.attributesForElements(in: oldRect, pinnedTo: oldRect)
      .filter { !known.contains($0.element) }
      .map { Change(source: $0, target: target(of: $0.element, pinnedTo: newRect)) }
    return arriving + leaving
  }
}
