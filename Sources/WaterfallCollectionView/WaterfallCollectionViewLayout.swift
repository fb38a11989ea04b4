#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// A waterfall of a collection view's items.
///
/// Items go to the shortest column, each as tall as it is. Sections have their own columns,
/// spacings and insets, headers and footers, pinned ones too, and backgrounds. Changes of the data
/// are animated, the user can drag items about, and what they see stays where it is on screen:
/// while items come above it, while cells measure themselves, through rotations.
///
///     let layout = WaterfallCollectionViewLayout()
///     layout.defaultSection.columns = .adaptive(minimumWidth: 160)
///     let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
///     view.delegate = feed  // a WaterfallCollectionViewDelegate
///
/// Register views for headers and footers by the kinds of `UICollectionView`, and for backgrounds
/// with the layout, by ``backgroundKind``. In a right-to-left language everything is mirrored, and
/// `flipsHorizontallyInOppositeLayoutDirection` has to stay `false`.
@MainActor
open class WaterfallCollectionViewLayout: UICollectionViewLayout {
  /// The kind of the decoration views behind sections.
  nonisolated public static let backgroundKind = "WaterfallBackground"

  /// The axis along which items pile up.
  ///
  /// The default is vertical. Another one lays everything out again on the next pass.
  public var scrollDirection = WaterfallContainer.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// Whether items pile up from the far end, as in a chat: the first one is at the bottom, or at
  /// the trailing side of a horizontal layout.
  ///
  /// The default is `false`. A content shorter than the view is at the far end.
  public var isReversed = false {
    didSet { if isReversed != oldValue { invalidateLayout() } }
  }

  /// The configuration of sections for which the delegate gives none.
  ///
  /// The default is that of `WaterfallSection()`: two columns, 10 points apart. Setting it lays
  /// everything out again on the next pass.
  ///
  /// - Complexity: O(1)
  public var defaultSection: WaterfallSection {
    get { engine.defaultSection }
    set {
      engine.defaultSection = newValue
      invalidateLayout()
    }
  }

  /// The height of items, in points, where the collection view's delegate isn't a
  /// ``WaterfallCollectionViewDelegate``.
  ///
  /// The default is 100. In a layout whose items size themselves it is the estimate.
  public var defaultItemHeight: CGFloat = 100 {
    didSet { if defaultItemHeight != oldValue { invalidateLayout() } }
  }

  /// Whether cells, headers and footers say how tall they are, by
  /// `preferredLayoutAttributesFitting(_:)` or by their constraints.
  ///
  /// The default is `false`. What the delegate says is then an estimate.
  public var isSelfSizing = false

  /// Makes of an element's attributes those that it comes from when it appears, and goes to when it
  /// disappears.
  ///
  /// The default makes it transparent. Set a transform or a frame to have items grow, shrink or
  /// slide; do nothing, `{ _ in }`, to have them come and go at once.
  public var appearance: (UICollectionViewLayoutAttributes) -> Void = { $0.alpha = 0 }

  /// What gets to know of heights, counts and updates that don't make sense.
  ///
  /// The default, `nil`, prints the first of each subject to standard error.
  ///
  /// - Complexity: O(1)
  public var diagnosticHandler: ((WaterfallDiagnostic) -> Void)? {
    get { engine.diagnosticHandler }
    set { engine.diagnosticHandler = newValue }
  }

  /// Where everything is: answers what is visible, what is beside an item, what is at a point.
  ///
  /// - Complexity: O(1) where nothing has changed.
  public var geometry: WaterfallGeometry {
    refresh()
    return shownGeometry
  }

  /// Returns the content offset that shows an element, pinned headers and the user's insets
  /// respected.
  ///
  /// - Parameters:
  ///   - element: An item, a header, a footer, or, by its background, a whole section.
  ///   - position: Where to show it.
  /// - Returns: An offset for `setContentOffset(_:animated:)`; `nil` for an item or a section that
  ///   doesn't exist, and without a collection view.
  /// - Complexity: O(1) where nothing has changed.
  public func contentOffset(
    showing element: WaterfallElement,
    at position: WaterfallScrollPosition
  ) -> CGPoint? {
    geometry.contentOffset(showing: element, at: position, in: visibleRect).map {
      contentOffset(showingFrom: $0)
    }
  }

  let engine = WaterfallLayoutEngine()
  /// The collection view's delegate, cast once.
  weak var waterfallDelegate: (any WaterfallCollectionViewDelegate)?
  /// What the user sees and keeps seeing until they scroll.
  var heldPlace: WaterfallHeldPlace?
  /// Whether there have been items to show.
  var hasShownItems = false
  /// What was where before the size changed.
  var stateBeforeResizing: (geometry: WaterfallGeometry, visibleRect: CGRect)?
  /// The change that is being animated.
  var change: LayoutChange?
  /// By how much the content offset has to change when the batch is over.
  var stagedAdjustment = CGPoint.zero
  /// Whether counts have changed and the updates are still to come.
  var awaitsUpdates = false
  /// The item that the user drags.
  var movement: WaterfallItemMovement?

  /// Makes a layout of two columns.
  ///
  /// - Complexity: O(1)
  public override init() {
    super.init()
    engine.delegate = self
  }

  /// Makes a layout of two columns; it reads nothing from the archive.
  ///
  /// - Complexity: O(1)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    engine.delegate = self
  }

  open override class var invalidationContextClass: AnyClass {
    WaterfallLayoutInvalidationContext.self
  }

  // MARK: - Where everything is

  open override func prepare() {
    super.prepare()
    guard !awaitsUpdates else { return }
    refresh()
    engine.prepare()
    showStart()
    keepPlaceWithoutAnimation()
  }

  open override var collectionViewContentSize: CGSize {
    // As wide as the view itself, UIKit asks for too few elements during updates.
    let size = shownGeometry.contentSize
    return scrollDirection == .horizontal
      ? CGSize(width: size.width, height: max(0, size.height - 0.0001))
      : CGSize(width: max(0, size.width - 0.0001), height: size.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !awaitsUpdates else { return nil }
    return shownGeometry.attributesForElements(in: rect, pinnedTo: visibleRect).map {
      .make(from: $0)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemPath(indexPath).flatMap { attributes(of: .item($0)) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    WaterfallElement(kind: elementKind, at: indexPath).flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    WaterfallElement(kind: elementKind, at: indexPath).flatMap { attributes(of: $0) }
  }

  // MARK: - What becomes invalid

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    awaitsUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
    if context.invalidateEverything {
      (movement, heldPlace) = (nil, nil)
      engine.reloadData()
    } else if !awaitsUpdates {
      let context = context as? WaterfallLayoutInvalidationContext
      if context?.invalidatesHeights != false { invalidateEngine() }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size == collectionView.bounds.size else {
      holdPlace()
      stateBeforeResizing = (shownGeometry, visibleRect)
      return true
    }
    releasePlace(ifScrolledTo: visibleRect(in: newBounds))
    return !pinnedElements(near: newBounds).isEmpty
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsHeights()
    if newBounds.size == collectionView?.bounds.size {
      context.invalidate(pinnedElements(near: newBounds))
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, !awaitsUpdates else { return false }
    return isMeasuredAnew(preferredAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.keepsHeights()
    takeMeasuredHeight(of: preferredAttributes, context)
    return context
  }

  // MARK: - Updates and rotation

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    refresh()
    apply(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    change = nil
    applyStagedAdjustment()
    super.finalizeCollectionViewUpdates()
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    prepareForResizing()
  }

  open override func finalizeAnimatedBoundsChange() {
    change = nil
    stateBeforeResizing = nil
    super.finalizeAnimatedBoundsChange()
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard change != nil, movement == nil, let offset = keptContentOffset else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    noteShownItems()
    return offset
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: ItemPath(itemIndexPath).map { .item($0) })
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: ItemPath(itemIndexPath).map { .item($0) })
      ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: WaterfallElement(kind: elementKind, at: elementIndexPath))
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: WaterfallElement(kind: elementKind, at: elementIndexPath))
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: WaterfallElement(kind: elementKind, at: decorationIndexPath))
      ?? super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind,
        at: decorationIndexPath
      )
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: WaterfallElement(kind: elementKind, at: decorationIndexPath))
      ?? super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind,
        at: decorationIndexPath
      )
  }

  // MARK: - Dragging items

  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    dropTarget(ofItemAt: previousIndexPath, position)
      ?? super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath,
        withPosition: position
      )
  }

  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: position
    )
    if let movement { attributes.size = movement.size }
    return attributes
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
    context.keepsHeights()
    if movement == nil { beginMovement(at: previousIndexPaths.first) }
    return context
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    endMovement()
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
    context.keepsHeights()
    return context
  }
}
#endif
