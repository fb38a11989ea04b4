import Foundation
import WaterfallLayout

extension LazyLayout {
  /// Takes the place in the scroll view.
  ///
  /// - Returns: What decides which elements exist as views.
  /// - Complexity: O(1) where the width is the same, that of a change of the width otherwise
  package func show(_ area: VisibleArea) -> LazyViewport {
    if area.width != engine.container.size.width {
      willChange()
      engine.container.size.width = area.width
    } else {
      noteScrolling(to: area.visibleRect)
    }
    visibleRect = area.visibleRect.map {
      CGRect(x: 0, y: $0.minY, width: area.width, height: $0.height)
    }
    return LazyViewport(width: area.width, window: ScrollWindow(around: area.visibleRect))
  }

  /// Returns how far to scroll so that what the user sees stays in place, in points downwards.
  ///
  /// - Returns: `nil` if not at all, and where that was asked for already and is still to come.
  /// - Complexity: O(1), and O(n) for n items where the first visible item isn't where it was
  package func scrollDistance() -> CGFloat? {
    guard needsSettling else { return nil }
    needsSettling = false
    guard let position, let visibleRect else { return nil }
    guard let (index, path) = sections.firstPath(of: position.items),
      let frame = engine.geometry.attributesForItem(at: path)?.frame
    else {
      self.position = nil
      return nil
    }
    self.position?.keep(index, at: path)
    let top = frame.minY - position.items[index].distance
    let distance = top - visibleRect.minY
    guard distance.magnitude >= Self.leastDistance else { return nil }
    let greatestTop = max(0, engine.geometry.contentSize.height - visibleRect.height)
    let possibleTop = min(max(top, 0), greatestTop)
    self.position?.request(distance, possible: possibleTop - visibleRect.minY)
    return distance
  }

  /// What nobody sees, in points: scrolling less isn't worthwhile.
  private static var leastDistance: CGFloat { 0.5 }

  /// Notes that something is going to change, and where the visible items are, unless they are kept
  /// somewhere already.
  func willChange() {
    revision += 1
    if position == nil { position = currentPosition() }
    needsSettling = position != nil
  }

  /// Returns where the visible items are; `nil` where nothing is to be kept in place, as at the
  /// very top, where what is new is to be seen.
  private func currentPosition() -> KeptPosition? {
    guard keepsPosition, let visibleRect, visibleRect.minY > 0 else { return nil }
    let seen = visibleRect.insetBy(dx: 0, dy: Self.leastDistance)
    let items = engine.geometry.attributesForElements(in: seen).compactMap { attributes in
      attributes.element.itemPath.map { path in
        KeptPosition.Item(
          identity: sections.identity(path),
          path: path,
          distance: attributes.frame.minY - visibleRect.minY
        )
      }
    }
    return KeptPosition(items)
  }

  /// Lets the items go that are kept in place when the user scrolls.
  private func noteScrolling(to visibleRect: CGRect?) {
    let distance = (visibleRect?.minY ?? 0) - (self.visibleRect?.minY ?? 0)
    guard distance != 0, var position else { return }
    self.position = position.isHeld(afterScrollingBy: distance) ? position : nil
  }
}
