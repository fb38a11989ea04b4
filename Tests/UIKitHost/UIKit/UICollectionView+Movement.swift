// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An item that the user drags, and where it is for the time being.
@MainActor
struct InteractiveMovement {
  /// Where the data source has it until the end.
  let original: IndexPath
  /// Where the layout has it.
  var current: IndexPath
  var position: CGPoint
  /// Whether the collection view's counts follow the item before the data source's do.
  let adjustsCounts: Bool
  /// The counts with the item where it was before the move that is going on.
  var previousCounts: [Int]

  /// Moves the item's count to the section where it is, if the collection view does so.
  func adjust(_ counts: inout [Int]) {
    if adjustsCounts { counts = moved(counts) }
  }

  /// Returns the numbers of items with the item where it is, given those of the collection view.
  func counts(_ counts: [Int]) -> [Int] {
    adjustsCounts ? counts : moved(counts)
  }

  private func moved(_ counts: [Int]) -> [Int] {
    var counts = counts
    counts[original.section] -= 1
    counts[current.section] += 1
    return counts
  }

  /// Returns where the data source has an item.
  func dataPath(of path: IndexPath) -> IndexPath {
    if path == current { return original }
    var path = path
    if path.section == current.section, path.item > current.item {
      path = IndexPath(item: path.item - 1, section: path.section)
    }
    if path.section == original.section, path.item >= original.item {
      path = IndexPath(item: path.item + 1, section: path.section)
    }
    return path
  }
}

extension UICollectionView {
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
      let attributes = layoutAttributesForItem(at: indexPath)
    else { return false }
    movement = InteractiveMovement(
      original: indexPath,
      current: indexPath,
      position: attributes.center,
      adjustsCounts: adjustsCountsDuringMovement,
      previousCounts: itemCounts
    )
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current,
      withPosition: targetPosition
    )
    let allowed = delegate?.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
      atCurrentIndexPath: movement.current,
      toProposedIndexPath: proposed
    )
    let target = allowed ?? proposed
    guard isTarget(target, from: movement.current) else {
      contract.report(.elementUnknown, "the target \(target) of a movement")
      return
    }
    moveProvisionally(to: target, position: targetPosition)
  }

  private func isTarget(_ target: IndexPath, from current: IndexPath) -> Bool {
    guard target.count == 2, shownCounts.indices.contains(target.section) else { return false }
    let end = shownCounts[target.section] + (target.section == current.section ? 0 : 1)
    return (0..<end).contains(target.item)
  }

  private func moveProvisionally(to target: IndexPath, position: CGPoint) {
    guard let old = movement else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target],
      withTargetPosition: position,
      previousIndexPaths: [old.current],
      previousPosition: old.position
    )
    let counts = shownCounts
    movement?.position = position
    movement?.previousCounts = counts
    movement?.current = target
    collectionViewLayout.invalidateLayout(with: context)
    if target != old.current {
      apply([UICollectionViewUpdateItem(.move, before: old.current, after: target)])
    }
    layoutIfNeeded()
  }

  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    if ended.current != ended.original {
      dataSource?.collectionView(self, moveItemAt: ended.original, to: ended.current)
    }
    finish(ended, isCancelled: false)
  }

  public func cancelInteractiveMovement() {
    guard let cancelled = movement else { return }
    moveProvisionally(to: cancelled.original, position: cancelled.position)
    movement = nil
    finish(cancelled, isCancelled: true)
  }

  private func finish(_ ended: InteractiveMovement, isCancelled: Bool) {
    countsAreStale = true
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? ended.original : ended.current],
      previousIndexPaths: [isCancelled ? ended.current : ended.original],
      movementCancelled: isCancelled
    )
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Returns the attributes of an element, of the item that the user drags where he holds it.
  func movingAttributes(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.current
    else { return attributes }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current,
      withTargetPosition: movement.position
    )
  }

  /// Returns where the data source has an item.
  func dataPath(of path: IndexPath) -> IndexPath {
    movement?.dataPath(of: path) ?? path
  }
}
