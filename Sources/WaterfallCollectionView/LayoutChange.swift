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
  /// What the user sees afterward, in content coordinates of the geometry after.
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
    return transition.start(ofAppearing: element, from: oldVisibleRect, to: newVisibleRect)
      .map { .make(from: $0, appearance) }
  }

  /// Returns where an element before the change goes to, `nil` where there was no such element.
  func finalAttributes(
    of element: WaterfallElement,
    appearance: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes? {
    if let target = transition.target(of: element, pinnedTo: newVisibleRect) {
      return .make(from: target, as: element)
    }
    return transition.end(ofDisappearing: element, from: oldVisibleRect, to: newVisibleRect)
      .map { .make(from: $0, appearance) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Makes the attributes of something that appears or disappears, and changes how it looks.
  fileprivate static func make(
    from attributes: WaterfallAttributes,
    _ appearance: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes {
    let made = make(from: attributes)
    appearance(made)
    return made
  }
}
#endif
