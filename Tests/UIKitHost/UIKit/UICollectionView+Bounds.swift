// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UICollectionView {
  /// Asks the layout while the bounds are still the old ones, then sets them.
  ///
  /// Another size has the layout prepared at once; another origin waits for the next pass. An
  /// invalidation that is pending already suppresses the question.
  func changeBounds(to newBounds: CGRect) {
    let oldBounds = bounds
    guard newBounds != oldBounds else { return }
    let invalidates = askWhetherInvalid(for: newBounds)
    setBounds(newBounds)
    setNeedsLayout()
    guard invalidates, newBounds.size != oldBounds.size else { return }
    prepareLayoutIfNeeded()
    if UIView.inheritedAnimationDuration > 0 { animateBoundsChange(from: oldBounds) }
  }

  /// Returns whether the layout is invalid for other bounds.
  @discardableResult
  func askWhetherInvalid(for newBounds: CGRect) -> Bool {
    guard hasPrepared else { return false }
    if layoutIsInvalid { return true }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return false
    }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    collectionViewLayout.invalidateLayout(with: context)
    return true
  }

  /// Moves everything from where it was in other bounds to where it is now.
  private func animateBoundsChange(from oldBounds: CGRect) {
    let oldElements = Array(visibleViews.keys)
    collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds)
    takeTargetContentOffset()
    let elements = askElements(in: visibleRectAsked).map(\.element)
    lastAnimations = UpdateAnimations()
    for element in oldElements {
      lastAnimations.disappearing[element] = finalAttributes(of: element)
    }
    for element in elements {
      lastAnimations.appearing[element] = initialAttributes(of: element)
    }
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  /// Asks the layout where the content is to stand after an animation, and puts it there.
  func takeTargetContentOffset() {
    let proposed = clamped(contentOffset, to: contentSize)
    contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    prepareLayoutIfNeeded()
  }

  /// Moves the content along with its inset, as a scroll view does.
  func adjustInset(from old: UIEdgeInsets) {
    collectionViewLayout.invalidateLayout()
    let (dx, dy) = (contentInset.left - old.left, contentInset.top - old.top)
    contentOffset = CGPoint(x: contentOffset.x - dx, y: contentOffset.y - dy)
  }

  /// Takes what a context says of the offset and the size, at once.
  func takeAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    guard offset != .zero || size != .zero else { return }
    contentSize.width += size.width
    contentSize.height += size.height
    guard offset != .zero else { return }
    if isInBatch {
      contract.report(.offsetAdjustedInBatch, "by \(offset)")
      return
    }
    let adjusted = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    setBounds(CGRect(origin: clamped(adjusted, to: contentSize), size: bounds.size))
    setNeedsLayout()
  }
}
