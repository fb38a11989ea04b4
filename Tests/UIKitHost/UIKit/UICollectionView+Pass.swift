// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UICollectionView {
  /// How often a pass starts again before it is called endless.
  private static var roundLimit: Int { 200 }

  /// Notes what a context invalidates; the layout is asked again on the next pass.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    takeAdjustments(of: context)
    if context.invalidateDataSourceCounts { countsAreStale = true }
    if context.isSelective {
      knownAttributes = knownAttributes.filter { !context.names($0.key) }
    } else {
      knownAttributes = [:]
      knownContentSize = nil
    }
    layoutIsInvalid = true
    setNeedsLayout()
  }

  /// Prepares the layout and takes its content size.
  func prepareLayoutIfNeeded() {
    var rounds = 0
    while layoutIsInvalid {
      rounds += 1
      guard rounds < Self.roundLimit else {
        contract.report(.endlessLoop, "the layout invalidates itself while it prepares")
        return
      }
      askCounts()
      layoutIsInvalid = false
      hasPrepared = true
      collectionViewLayout.prepare()
      askContentSize()
    }
  }

  func askContentSize() {
    let size = collectionViewLayout.collectionViewContentSize
    if let known = knownContentSize, known != size {
      contract.report(.contentSizeChanged, "\(known) has become \(size)")
    }
    knownContentSize = size
    contentSize = size
  }

  /// The visible bounds, widened to multiples of their size.
  var visibleRectAsked: CGRect {
    func widened(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      guard length > 0 else { return (start, 0) }
      let first = (start / length).rounded(.down)
      let end = ((start + length) / length).rounded(.up)
      return (first * length, (end - first) * length)
    }
    let horizontal = widened(bounds.minX, bounds.width)
    let vertical = widened(bounds.minY, bounds.height)
    return CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }

  /// Prepares, asks for the elements, shows them and lets them measure themselves, until nothing
  /// changes anymore.
  func passLayout() {
    if !hasPrepared { collectionViewLayout.invalidateLayout() }
    if reloadIsPending {
      reloadIsPending = false
      for element in Array(visibleViews.keys) { remove(element) }
    }
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds < Self.roundLimit else {
        contract.report(.endlessLoop, "the pass has no end")
        return
      }
      let oldSize = contentSize
      prepareLayoutIfNeeded()
      let elements = askElements(in: visibleRectAsked)
      askContentSize()
      if contentSize != oldSize, askWhetherOutside() { continue }
      show(elements)
      measureViews()
    } while layoutIsInvalid
    needsLayout = false
  }

  /// Asks about the nearest bounds that show nothing but content, where the present ones don't;
  /// the offset stays all the same, as was measured.
  private func askWhetherOutside() -> Bool {
    let nearest = clamped(contentOffset, to: contentSize)
    guard nearest != contentOffset else { return false }
    return askWhetherInvalid(for: CGRect(origin: nearest, size: bounds.size))
  }

  // MARK: - Views

  /// Shows the elements that are in sight, and takes all other views away.
  func show(_ elements: [UICollectionViewLayoutAttributes]) {
    let visible = elements.filter { $0.frame.intersects(bounds) && !$0.isHidden }
    let shown = Set(visible.map { $0.element })
    for element in Array(visibleViews.keys) where !shown.contains(element) { remove(element) }
    for attributes in visible {
      if visibleViews[attributes.element] == nil, let view = makeView(for: attributes.element) {
        visibleViews[attributes.element] = view
        addSubview(view)
      }
      visibleViews[attributes.element]?.take(movingAttributes(for: attributes))
    }
  }

  /// Lets the views that are in sight measure themselves, each once for a size.
  func measureViews() {
    let elements = visibleViews.keys.sorted { $0.indexPath < $1.indexPath }
    for element in elements where element.category != .decorationView {
      guard let original = knownAttributes[element] ?? attributes(of: element),
        measuredSizes[element] != original.size, let view = visibleViews[element],
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      measuredSizes[element] = original.size
      let preferred = view.preferredLayoutAttributesFitting(copy)
      guard preferred.size != original.size else { continue }
      reconsider(preferred, original)
    }
  }

  private func reconsider(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) {
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    layout.invalidateLayout(with: context)
  }
}
