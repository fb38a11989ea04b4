#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension WaterfallCollectionViewLayout {
  /// Takes hold of what the user sees, unless it is held already.
  func holdPlace() {
    if heldPlace == nil { heldPlace = HeldPlace(in: engine.geometry, visibleRect) }
  }

  /// Lets go of what the user saw where they have scrolled, by more than UIKit rounds offsets.
  func releasePlace(ifScrolledTo rect: CGRect) {
    guard let origin = heldPlace?.origin else { return }
    let pixel = 1 / max(1, collectionView?.traitCollection.displayScale ?? 1)
    let distance = max(abs(origin.x - rect.minX), abs(origin.y - rect.minY))
    if distance > pixel / 2 { heldPlace = nil }
  }

  /// Where what the user sees has to start so that it stays where it was on screen.
  var keptOrigin: CGPoint? { heldPlace?.visibleOrigin(in: engine, visibleRect) }

  /// The content offset that keeps what the user sees, noted as where it is.
  var keptContentOffset: CGPoint? {
    guard let origin = keptOrigin else { return nil }
    heldPlace?.origin = origin
    return contentOffset(showingFrom: origin)
  }

  /// Returns the content offset at which what is visible starts at a point.
  func contentOffset(showingFrom origin: CGPoint) -> CGPoint {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return CGPoint(x: origin.x - inset.left, y: origin.y - inset.top)
  }

  /// Shows the start of the first content: in a mirrored horizontal layout it is at the right.
  func showStart() {
    let geometry = engine.geometry
    guard !hasShownContent, geometry.contentSize.width > 0, geometry.contentSize.height > 0
    else { return }
    hasShownContent = true
    if geometry.isAtStart(visibleRect) { return }
    collectionView?.contentOffset = contentOffset(showingFrom: geometry.startOrigin(visibleRect))
  }

  /// Keeps what the user sees where the size has changed and nothing is animated: UIKit doesn't
  /// ask for a content offset then.
  func keepPlaceWithoutAnimation() {
    guard let collectionView, let state = stateBeforeResizing,
      state.visibleRect.size != visibleRect.size, UIView.inheritedAnimationDuration == 0
    else { return }
    stateBeforeResizing = nil
    if let offset = keptContentOffset { collectionView.contentOffset = offset }
  }

  // MARK: - Self-sizing

  /// Returns whether a view wants another height than it has, by what can be seen.
  func isMeasuredAnew(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard let element = preferred.element else { return false }
    return engine.wouldChange(element, toMeasuredHeight: length(of: preferred.size))
  }

  /// Takes the height that a view has measured, and notes in a context by how much the content
  /// offset and size change.
  func takeMeasuredHeight(
    of preferred: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let element = preferred.element else { return }
    holdPlace()
    let oldSize = engine.geometry.contentSize
    let oldOrigin = keptOrigin
    engine.setMeasuredHeight(length(of: preferred.size), of: element)
    let newSize = engine.geometry.contentSize
    context.contentSizeAdjustment = CGSize(
      width: newSize.width - oldSize.width,
      height: newSize.height - oldSize.height
    )
    guard let oldOrigin, let newOrigin = keptOrigin else { return }
    adjust(by: CGPoint(x: newOrigin.x - oldOrigin.x, y: newOrigin.y - oldOrigin.y), context)
  }

  /// Has a context change the content offset, or the end of the batch where there is one: within
  /// it UIKit ignores that.
  private func adjust(
    by adjustment: CGPoint,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard change == nil else {
      stagedAdjustment.x += adjustment.x
      stagedAdjustment.y += adjustment.y
      return
    }
    context.contentOffsetAdjustment = adjustment
    heldPlace?.origin.x += adjustment.x
    heldPlace?.origin.y += adjustment.y
  }

  func applyStagedAdjustment() {
    guard stagedAdjustment != .zero else { return }
    let context = WaterfallLayoutInvalidationContext()
    context.keepsHeights()
    context.contentOffsetAdjustment = stagedAdjustment
    heldPlace?.origin.x += stagedAdjustment.x
    heldPlace?.origin.y += stagedAdjustment.y
    stagedAdjustment = .zero
    invalidateLayout(with: context)
  }

  private func length(of size: CGSize) -> CGFloat {
    scrollDirection == .horizontal ? size.width : size.height
  }
}
#endif
