#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// A change that is being animated: where everything was, and where it goes.
@MainActor
struct LayoutChange {
  private var transition: WaterfallTransition
  private let map: WaterfallPathMap?
  /// What the user saw before, in content coordinates of the geometry before.
  private let oldVisibleRect: CGRect
  /// What the user sees afterwards, in content coordinates of the geometry after.
  var newVisibleRect: CGRect

  /// Makes the change of one geometry and visible rect into others, by what the batch of updates
  /// returned, or without a map where only the size has changed.
  init(
    from old: WaterfallGeometry,
    _ oldVisibleRect: CGRect,
    to new: WaterfallGeometry,
    _ newVisibleRect: CGRect,
    map: WaterfallPathMap? = nil
  ) {
    transition = WaterfallTransition(from: old, to: new, map: map)
    self.map = map
    self.oldVisibleRect = oldVisibleRect
    self.newVisibleRect = newVisibleRect
  }

  /// Leads to another geometry, where views have measured themselves meanwhile.
  mutating func target(_ geometry: WaterfallGeometry) {
    transition = WaterfallTransition(from: transition.old, to: geometry, map: map)
  }

  /// Returns where an element after the change comes from, `nil` where there is no such element.
  func initialAttributes(
    of element: WaterfallElement,
    appearance: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes? {
    if let source = transition.source(of: element, pinnedTo: oldVisibleRect) {
      return .make(from: source, as: element)
    }
    guard let attributes = transition.new.attributes(of: element, pinnedTo: newVisibleRect)
    else { return nil }
    return faded(.make(from: attributes), by: -1, appearance)
  }

  /// Returns where an element before the change goes to, `nil` where there was no such element.
  func finalAttributes(
    of element: WaterfallElement,
    appearance: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes? {
    if let target = transition.target(of: element, pinnedTo: newVisibleRect) {
      return .make(from: target, as: element)
    }
    guard let attributes = transition.old.attributes(of: element, pinnedTo: oldVisibleRect)
    else { return nil }
    return faded(.make(from: attributes), by: 1, appearance)
  }

  /// Puts something that appears or disappears where it stands still on screen while the content
  /// offset is animated, and changes how it looks.
  private func faded(
    _ attributes: UICollectionViewLayoutAttributes,
    by sign: CGFloat,
    _ appearance: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame.origin.x += sign * (newVisibleRect.minX - oldVisibleRect.minX)
    attributes.frame.origin.y += sign * (newVisibleRect.minY - oldVisibleRect.minY)
    appearance(attributes)
    return attributes
  }
}
#endif
