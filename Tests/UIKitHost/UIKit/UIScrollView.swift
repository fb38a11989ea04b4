// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var alwaysBounceVertical = false
  open var refreshControl: UIRefreshControl?
  open var isTracking = false
  open var isDragging = false
  open var isDecelerating = false

  open var adjustedContentInset: UIEdgeInsets { contentInset }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Returns the nearest offset at which nothing but content shows.
  func clamped(_ offset: CGPoint, to size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat, _ end: CGFloat) -> CGFloat {
      max(-start, min(value, length + end))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, size.width - bounds.width, inset.right),
      y: clamp(offset.y, inset.top, size.height - bounds.height, inset.bottom)
    )
  }
}
