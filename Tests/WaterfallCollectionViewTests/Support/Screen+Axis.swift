#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The screen along its scroll axis.
extension Screen {
  var isHorizontal: Bool { layout.scrollDirection == .horizontal }

  /// Whether the content starts at the right or at the bottom.
  var startsAtFarEnd: Bool {
    let isRightToLeft = view.semanticContentAttribute == .forceRightToLeft
    return layout.isReversed != (isHorizontal && isRightToLeft)
  }

  /// The content offset along the scroll axis.
  var offset: CGFloat {
    get { isHorizontal ? view.contentOffset.x : view.contentOffset.y }
    set {
      if isHorizontal { view.contentOffset.x = newValue } else { view.contentOffset.y = newValue }
      view.layoutIfNeeded()
    }
  }

  /// The offsets between which nothing but content shows.
  var offsets: ClosedRange<CGFloat> {
    let (insets, content) = (view.contentInset, layout.geometry.contentSize)
    let start = isHorizontal ? -insets.left : -insets.top
    let end =
      isHorizontal
      ? content.width + insets.right - view.bounds.width
      : content.height + insets.bottom - view.bounds.height
    return start...max(start, end)
  }

  /// Returns what a rect covers along the scroll axis.
  func extent(of rect: CGRect) -> ClosedRange<CGFloat> {
    isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }

  /// Returns how far a post is from where what is visible starts.
  func distance(ofPost id: Int) -> CGFloat? {
    guard let frame = frame(ofPost: id) else { return nil }
    let (post, visible) = (extent(of: frame), extent(of: visibleRect))
    return startsAtFarEnd
      ? visible.upperBound - post.upperBound : post.lowerBound - visible.lowerBound
  }
}
#endif
