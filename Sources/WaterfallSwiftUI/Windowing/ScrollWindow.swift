import Foundation

/// The stretch of a content whose items exist as views: what is visible, and more on either side.
///
/// It moves in steps rather than with the content, so that it differs only once in a while. A step
/// is a power of two points, more than a quarter and at most half of what is visible, and at least
/// one point; at least one step lies on either side of what is visible, and less than three.
package struct ScrollWindow: Hashable, Sendable {
  /// Where it starts, in points from the start of the content; negative before that.
  package let start: CGFloat
  /// How long it is, in points.
  package let length: CGFloat

  /// Nothing of the content.
  package static let empty = ScrollWindow(start: 0, length: 0)
  /// The whole content, whatever its length.
  package static let everything = ScrollWindow(start: -.infinity, length: .infinity)

  private init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  /// Makes the window around what is visible.
  ///
  /// - Parameter visibleRect: What is visible, in content coordinates, or `nil` where nothing hides
  ///   any of it. A rect that is empty or not finite makes an empty window.
  package init(around visibleRect: CGRect?) {
    guard let visibleRect else {
      self = .everything
      return
    }
    let (top, height) = (visibleRect.minY, visibleRect.height)
    guard top.isFinite, height.isFinite, height > 0 else {
      self = .empty
      return
    }
    let step = max((height / 2).binade, 1)
    let first = (top / step).rounded(.down) - 1
    let count = (height / step).rounded(.up) + 3
    self.init(start: first * step, length: count * step)
  }

  /// Returns the rect of the window in a content of a width.
  package func rect(width: CGFloat) -> CGRect {
    guard length.isFinite else { return CGRect.infinite }
    return CGRect(x: 0, y: start, width: width, height: length)
  }
}
