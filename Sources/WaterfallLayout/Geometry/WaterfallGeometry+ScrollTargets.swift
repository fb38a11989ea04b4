#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Where in the viewport a scroll target is shown.
public enum WaterfallScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the start: the top, in a vertical layout.
  case start
  /// In the middle.
  case center
  /// At the end: the bottom, in a vertical layout.
  case end
  /// Where it takes the least scrolling; nowhere else where it is wholly visible.
  case nearest
}

extension WaterfallGeometry {
  /// Returns the content offset that shows an item.
  ///
  /// The item is shown between its section's pinned header and footer. The nearest position is as
  /// it is for an item that is wholly visible there already, and for a longer one that fills the
  /// room.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - position: Where to show it.
  ///   - visibleRect: What the user sees now, bars excluded, in content coordinates.
  /// - Returns: The origin of what the user sees then, clamped to the content, and as it is now
  ///   across the scroll axis; `nil` for an item that doesn't exist or a rect that is empty or not
  ///   finite.
  /// - Complexity: O(1)
  public func contentOffset(
    showing path: ItemPath,
    at position: WaterfallScrollPosition,
    in visibleRect: CGRect
  ) -> CGPoint? {
    guard contains(path), let visible = mapping.region(visibleRect)?.scroll,
      visible.lower.isFinite, visible.upper.isFinite
    else { return nil }
    let item = rect(ofItemAt: path).scroll
    let section = sections[path.section]
    let headerLength = section.supplementary(.header).map { $0.isPinned ? $0.length : 0 } ?? 0
    let footerLength = section.supplementary(.footer).map { $0.isPinned ? $0.length : 0 } ?? 0
    let length = visible.upper - visible.lower
    let atStart = item.start - headerLength
    let atEnd = item.end + footerLength - length
    let start =
      switch position {
      case .start: atStart
      case .end: atEnd
      case .center: (atStart + atEnd) / 2
      case .nearest: min(max(visible.lower, min(atStart, atEnd)), max(atStart, atEnd))
      }
    return contentOffset(
      at: start,
      visibleOrigin: CGPoint(x: visibleRect.minX, y: visibleRect.minY),
      visibleLength: length
    )
  }
}
