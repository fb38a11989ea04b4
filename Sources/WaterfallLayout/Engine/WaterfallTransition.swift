#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The movements of elements from one geometry to another, for animations.
///
///     let before = engine.geometry
///     let map = try engine.performBatchUpdates([.deleteItem(ItemPath(section: 0, item: 0))])
///     let transition = WaterfallTransition(from: before, to: engine.geometry, map: map)
///     let start = transition.source(of: .item(ItemPath(section: 0, item: 1)))  // of item 2 before
public struct WaterfallTransition: Sendable {
  /// The movement of an element that is visible before or after the transition.
  public struct Change: Hashable, Sendable {
    /// The old attributes, or `nil` for an element that appears.
    public let source: WaterfallAttributes?
    /// The new attributes, or `nil` for an element that disappears.
    public let target: WaterfallAttributes?
  }

  /// The geometry before the transition.
  public let old: WaterfallGeometry
  /// The geometry after the transition.
  public let new: WaterfallGeometry
  private let map: WaterfallPathMap?

  /// Makes the transition between two geometries.
  ///
  /// - Parameters:
  ///   - old: The geometry before the transition.
  ///   - new: The geometry after the transition.
  ///   - map: The result of the batch of updates between them. The default, `nil`, is for two
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

  /// Returns the old attributes of an element.
  ///
  /// - Parameters:
  ///   - element: An element of the new geometry.
  ///   - visibleRect: The rect that the user saw, for the positions of pinned headers and footers
  ///     in it. The default, `nil`, pins nothing.
  /// - Returns: The attributes in the old geometry, with the old path or index; `nil` for an
  ///   element that appears, and for one that isn't in the new geometry.
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

  /// Returns the new attributes of an element.
  ///
  /// - Parameters:
  ///   - element: An element of the old geometry.
  ///   - visibleRect: The rect that the user will see, for the positions of pinned headers and
  ///     footers in it. The default, `nil`, pins nothing.
  /// - Returns: The attributes in the new geometry, with the new path or index; `nil` for an
  ///   element that disappears, and for one that isn't in the old geometry.
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

  /// Returns the attributes that an element which appears starts with.
  ///
  /// It is where it is going to be on screen: it stands still while the content offset is animated.
  ///
  /// - Parameters:
  ///   - element: An element of the new geometry.
  ///   - oldRect: The rect that the user saw, in content coordinates of the old geometry.
  ///   - newRect: The rect that the user will see, in content coordinates of the new geometry.
  /// - Returns: The attributes in the new geometry, moved back by as much as the visible rect will
  ///   move, by nothing if that isn't finite; `nil` for an element that isn't in the new geometry.
  /// - Complexity: O(1)
  public func start(
    ofAppearing element: WaterfallElement,
    from oldRect: CGRect,
    to newRect: CGRect
  ) -> WaterfallAttributes? {
    new.attributes(of: element, pinnedTo: newRect)?.moved(from: newRect, to: oldRect)
  }

  /// Returns the attributes that an element which disappears ends with.
  ///
  /// It is where it was on screen: while the content offset is animated, it stands still.
  ///
  /// - Parameters:
  ///   - element: An element of the old geometry.
  ///   - oldRect: The rect that the user saw, in content coordinates of the old geometry.
  ///   - newRect: The rect that the user will see, in content coordinates of the new geometry.
  /// - Returns: The attributes in the old geometry, moved by as much as the visible rect will move,
  ///   by nothing if that isn't finite; `nil` for an element that isn't in the old geometry.
  /// - Complexity: O(1)
  public func end(
    ofDisappearing element: WaterfallElement,
    from oldRect: CGRect,
    to newRect: CGRect
  ) -> WaterfallAttributes? {
    old.attributes(of: element, pinnedTo: oldRect)?.moved(from: oldRect, to: newRect)
  }

  /// Returns the movements of all elements that are visible before or after the transition.
  ///
  /// - Parameters:
  ///   - oldRect: The rect that the user saw, in content coordinates of the old geometry.
  ///   - newRect: The rect that the user will see, in content coordinates of the new geometry.
  /// - Returns: Each element once: first those that are visible after the transition, in the order
  ///   of the new geometry, then the others, in the order of the old one.
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

extension WaterfallAttributes {
  /// Returns the attributes of the element moved along with a rect.
  fileprivate func moved(from old: CGRect, to new: CGRect) -> WaterfallAttributes {
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    guard x.isFinite, y.isFinite else { return self }
    let frame = CGRect(
      x: frame.minX + x,
      y: frame.minY + y,
      width: frame.width,
      height: frame.height
    )
    return WaterfallAttributes(element: element, frame: frame)
  }
}
