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
    follow(updates)
    if movement == nil { holdPlace() }
    let (old, oldRect) = (engine.geometry, visibleRect)
    do {
      let map = try engine.performBatchUpdates(updates)
      begin(LayoutChange(from: old, oldRect, to: engine.geometry, visibleRect, map: map))
    } catch {
      heldPlace = nil
      engine.reloadData()
    }
  }

  func prepareForResizing() {
    guard let state = stateBeforeResizing else { return }
    begin(LayoutChange(from: state.geometry, state.visibleRect, to: engine.geometry, visibleRect))
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
    guard let path = indexPath.flatMap({ ItemPath($0) }),
      let attributes = engine.geometry.attributesForItem(at: path)
    else { return }
    heldPlace = nil
    movement = ItemMovement(original: path, current: path, size: attributes.frame.size)
  }

  func endMovement() {
    movement = nil
    countsDuringMovement = nil
  }

  /// Follows a dragged item to where it hovers, while the data source has it where it was.
  ///
  /// Other updates end the movement.
  private func follow(_ updates: [WaterfallUpdate]) {
    guard let path = movement?.current else { return }
    guard updates.count == 1, case .moveItem(from: path, let target)? = updates.first else {
      endMovement()
      return
    }
    let geometry = engine.geometry
    countsDuringMovement = (0..<geometry.numberOfSections).map {
      geometry.numberOfItems(inSection: $0)
        + ($0 == target.section ? 1 : 0) - ($0 == path.section ? 1 : 0)
    }
    movement?.current = target
  }

  /// Returns where a dragged item goes when it is let go at a point.
  func dropTarget(ofItemAt indexPath: IndexPath, _ position: CGPoint) -> IndexPath? {
    let geometry = engine.geometry
    guard let path = ItemPath(indexPath), var target = geometry.dropTarget(at: position)
    else { return nil }
    // In its own section the item takes the place of another; there is none behind the last one.
    if target.section == path.section {
      target.item = min(target.item, geometry.numberOfItems(inSection: path.section) - 1)
    }
    return IndexPath(target)
  }
}
#endif
