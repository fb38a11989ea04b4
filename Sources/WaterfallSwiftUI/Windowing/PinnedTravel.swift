import Foundation
import WaterfallLayout

/// How far a pinned header or footer may leave its natural place to stay in sight.
package struct PinnedTravel: Hashable, Sendable {
  /// The edge of what is visible that the element stays at.
  private enum Edge {
    case top
    case bottom
  }

  private let edge: Edge
  /// The height of the element, in points.
  private let height: CGFloat
  /// The greatest distance from its natural place, in points.
  private let limit: CGFloat

  /// Makes the travel of an element; `nil` for one that isn't pinned or has no room to move in.
  package init?(of element: WaterfallElement, in geometry: WaterfallGeometry) {
    guard let natural = geometry.attributes(of: element)?.frame,
      let section = geometry.frame(ofSection: element.section)
    else { return nil }
    // A point beyond the section drives the element as far as it goes.
    var extreme = CGRect(x: section.minX, y: section.maxY, width: section.width, height: 1)
    switch element {
    case .header:
      edge = .top
    case .footer:
      edge = .bottom
      extreme.origin.y = section.minY - 1
    case .item, .background:
      return nil
    }
    guard let farthest = geometry.attributes(of: element, pinnedTo: extreme)?.frame else {
      return nil
    }
    height = natural.height
    limit = (farthest.minY - natural.minY).magnitude
    if limit == 0 { return nil }
  }

  /// Returns how far the element is off its natural place.
  ///
  /// - Parameter visibleRect: What is visible, from the top left of the element's natural place;
  ///   `nil` where nothing is hidden. One that isn't finite counts as `nil`.
  /// - Returns: The distance, in points downwards.
  package func offset(in visibleRect: CGRect?) -> CGFloat {
    guard let visibleRect, visibleRect.minY.isFinite, visibleRect.maxY.isFinite else { return 0 }
    switch edge {
    case .top: return min(max(visibleRect.minY, 0), limit)
    case .bottom: return max(min(visibleRect.maxY - height, 0), -limit)
    }
  }
}
