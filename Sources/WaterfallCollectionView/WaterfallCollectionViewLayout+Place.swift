#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension WaterfallCollectionViewLayout {
  /// Takes hold of what the user sees, unless it is held already.
  func holdPlace() {
    // While an invalidation is pending, UIKit doesn't tell that the user scrolls.
    if change == nil { releasePlace(ifScrolledTo: visibleRect) }
    if heldPlace == nil { heldPlace = shownGeometry.heldPlace(in: visibleRect) }
  }

  /// Lets go of what the user saw where they scroll to a rect.
  ///
  /// Where views measure themselves, it takes hold of what has been in sight before at once.
  func releasePlace(ifScrolledTo rect: CGRect) {
    if heldPlace?.isHeld(at: rect.origin) == true { return }
    heldPlace =
      isSelfSizing ? shownGeometry.heldPlace(in: rect, seenBefore: visibleRect) : nil
  }

  /// Where what the user sees has to start so that it stays where it was on screen.
  var keptOrigin: CGPoint? {
    heldPlace.flatMap { engine.contentOffset(keeping: $0, in: visibleRect) } ?? unshownStart
  }

  /// The content offset that keeps what the user sees, noted as where it is.
  var keptContentOffset: CGPoint? {
    guard let origin = keptOrigin else { return nil }
    heldPlace?.visibleOrigin = origin
    return contentOffset(showingFrom: origin)
  }

  /// Returns the content offset at which what is visible starts at a point.
  func contentOffset(showingFrom origin: CGPoint) -> CGPoint {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return CGPoint(x: origin.x - inset.left, y: origin.y - inset.top)
  }

  /// Where the content starts, while none has been shown and where that isn't at the top left,
  /// which collection views show first.
  private var unshownStart: CGPoint? {
    guard !hasShownItems, engine.container.startsAtFarEnd else { return nil }
    let start = WaterfallElement.background(section: 0)
    return shownGeometry.contentOffset(showing: start, at: .start, in: visibleRect)
  }

  /// Shows the start of the first content.
  func showStart() {
    guard !hasShownItems, !visibleRect.isEmpty else { return }
    if let origin = unshownStart {
      collectionView?.contentOffset = contentOffset(showingFrom: origin)
    }
    noteShownItems()
  }

  /// Notes whether there is something to show, so that it starts nowhere else anymore.
  func noteShownItems() {
    let geometry = shownGeometry
    hasShownItems =
      hasShownItems
      || (0..<geometry.numberOfSections).contains { geometry.numberOfItems(inSection: $0) > 0 }
  }

  /// Keeps what the user sees after changes that aren't animated: UIKit doesn't ask for a content
  /// offset then.
  func keepPlaceWithoutAnimation() {
    guard change == nil, movement == nil, UIView.inheritedAnimationDuration == 0,
      var place = heldPlace, let origin = keptOrigin
    else { return }
    // Only another size moves what is visible by itself; what else does is the user.
    if stateBeforeResizing != nil { place.visibleOrigin = visibleRect.origin }
    stateBeforeResizing = nil
    if place.isHeld(at: origin) { return }
    heldPlace?.visibleOrigin = origin
    collectionView?.contentOffset = contentOffset(showingFrom: origin)
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
    let oldSize = shownGeometry.contentSize
    let oldOrigin = keptOrigin
    engine.setMeasuredHeight(length(of: preferred.size), of: element)
    let newSize = shownGeometry.contentSize
    change?.target(shownGeometry)
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
    heldPlace?.visibleOrigin.x += adjustment.x
    heldPlace?.visibleOrigin.y += adjustment.y
  }

  /// Changes the content offset by what has been measured within a batch that is over.
  func applyStagedAdjustment() {
    guard stagedAdjustment != .zero else { return }
    let context = WaterfallLayoutInvalidationContext()
    context.keepsHeights()
    adjust(by: stagedAdjustment, context)
    stagedAdjustment = .zero
    invalidateLayout(with: context)
  }

  func length(of size: CGSize) -> CGFloat {
    scrollDirection == .horizontal ? size.width : size.height
  }
}
#endif
