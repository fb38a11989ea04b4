#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

// MARK: - Updates

extension WaterfallCollectionViewLayout {
  /// Applies updates, and notes what was where for the animation.
  ///
  /// Updates that don't fit the data end in a reload.
  func apply(_ updateItems: [UICollectionViewUpdateItem]) {
    let updates = updateItems.compactMap { WaterfallUpdate($0) }
    // Other updates than those of the movement itself end it.
    if movement?.follow(updates) == false { endMovement() }
    holdPlace()
    let (old, oldRect) = (shownGeometry, visibleRect)
    // From here on what is asked is answered after the updates.
    awaitsUpdates = false
    do {
      let map = try engine.performBatchUpdates(updates)
      begin(LayoutChange(from: old, oldRect, to: shownGeometry, visibleRect, map: map))
    } catch {
      heldPlace = nil
      engine.reloadData()
    }
  }

  func prepareForResizing() {
    guard let state = stateBeforeResizing else { return }
    begin(LayoutChange(from: state.geometry, state.visibleRect, to: shownGeometry, visibleRect))
  }

  /// Notes a change that is going to be animated, the content offset with it.
  private func begin(_ change: LayoutChange) {
    self.change = change
    if movement == nil, let origin = keptOrigin { self.change?.newVisibleRect.origin = origin }
  }

  func initialAttributes(of element: WaterfallElement?) -> UICollectionViewLayoutAttributes? {
    element.flatMap { change?.initialAttributes(of: $0, appearance: appearance) }
  }

  func finalAttributes(of element: WaterfallElement?) -> UICollectionViewLayoutAttributes? {
    element.flatMap { change?.finalAttributes(of: $0, appearance: appearance) }
  }
}

// MARK: - Dragging items

extension WaterfallCollectionViewLayout {
  func beginMovement(at indexPath: IndexPath?) {
    movement = indexPath.flatMap { ItemPath($0) }.flatMap {
      WaterfallItemMovement(ofItemAt: $0, in: shownGeometry)
    }
  }

  /// Ends a movement, and lets go of what the user saw: the content doesn't follow a dragged item.
  func endMovement() {
    (movement, heldPlace) = (nil, nil)
  }

  /// Returns where a dragged item goes when it is let go at a point.
  func dropTarget(ofItemAt indexPath: IndexPath, _ position: CGPoint) -> IndexPath? {
    ItemPath(indexPath)
      .flatMap { shownGeometry.dropTarget(at: position, ofItemAt: $0) }
      .map { IndexPath($0) }
  }
}
#endif
