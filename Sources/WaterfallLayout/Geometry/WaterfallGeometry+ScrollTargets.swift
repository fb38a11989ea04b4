#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the content offset that shows an element.
  ///
  /// An item is shown between its section's pinned header and footer, where these are at that
  /// offset. At the nearest position nothing scrolls for an element that is wholly visible and not
  /// covered by them, nor for a longer one that fills the space between them.
  ///
  /// - Parameters:
  ///   - element: The element. A header, footer or background that a section doesn't have stands
  ///     for the section's start, its end, or the whole section, so that an empty section can be
  ///     shown too.
  ///   - position: The position to show it at.
  ///   - visibleRect: The rect that the user sees now, bars excluded, in content coordinates.
  /// - Returns: The new origin of the visible rect, in points: along the scroll axis from 0 to the
  ///   content's length less the visible length, and unchanged across it. `nil` for an item or a
  ///   section that doesn't exist, and for a rect that is empty or not finite.
  /// - Complexity: O(1)
  public func contentOffset(
    showing element: WaterfallElement,
    at position: WaterfallScrollPosition,
    in visibleRect: CGRect
  ) -> CGPoint? {
    guard let visible = mapping.finiteRegion(visibleRect)?.scroll,
      let target = scrollTarget(element)
    else { return nil }
    let length = visible.upper - visible.lower
    let atStart = target.start - headerLength(before: target, element)
    let atEnd = target.end + footerLength(behind: target, element) - length
    let start =
      switch position {
      case .start: atStart
      case .end: atEnd
      case .center: (atStart + atEnd) / 2
      case .nearest: min(max(visible.lower, min(atStart, atEnd)), max(atStart, atEnd))
      }
    return mapping.contentOffset(
      start: start,
      visibleLength: length,
      contentLength: contentLength,
      otherwise: CGPoint(x: visibleRect.minX, y: visibleRect.minY)
    )
  }

  /// Returns the extent of an element along the scroll axis, or `nil` if there is no such item or
  /// section.
  private func scrollTarget(_ element: WaterfallElement) -> Extent? {
    if let rect = rect(of: element, nil) { return rect.scroll }
    guard sections.indices.contains(element.section) else { return nil }
    let section = extent(ofSection: element.section)
    switch element {
    case .item: return nil
    case .header: return Extent(start: section.start, length: 0)
    case .footer: return Extent(start: section.end, length: 0)
    case .background: return section
    }
  }

  /// Returns the length of the pinned header that covers the start of the visible rect if an item
  /// is shown there, or 0 if the end of the section has pushed the header away.
  private func headerLength(before target: Extent, _ element: WaterfallElement) -> Double {
    guard element.itemPath != nil,
      let header = sections[element.section].supplementary(.header), header.isPinned,
      target.start <= extent(ofSection: element.section).end - header.insets.after
    else { return 0 }
    return header.length
  }

  /// Returns the length of the pinned footer that covers the end of the visible rect if an item is
  /// shown there, or 0 if the start of the section has pushed the footer away.
  private func footerLength(behind target: Extent, _ element: WaterfallElement) -> Double {
    guard element.itemPath != nil,
      let footer = sections[element.section].supplementary(.footer), footer.isPinned,
      target.end >= extent(ofSection: element.section).start + footer.insets.before
    else { return 0 }
    return footer.length
  }
}
