#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// What the user sees and keeps seeing whatever changes, until they scroll.
struct HeldPlace {
  /// The item that stays where it is on screen; `nil` at the start of the content, where what is
  /// new comes into sight.
  let anchor: WaterfallAnchor?
  /// How far from the start of the content what is visible starts, while it is pulled down.
  let distanceFromStart: CGPoint
  /// Where what is visible starts as long as nobody scrolls.
  var origin: CGPoint

  init(in geometry: WaterfallGeometry, _ visibleRect: CGRect) {
    anchor = geometry.isAtStart(visibleRect) ? nil : geometry.anchor(in: visibleRect)
    origin = visibleRect.origin
    let start = geometry.startOrigin(visibleRect)
    distanceFromStart = CGPoint(x: origin.x - start.x, y: origin.y - start.y)
  }

  /// Returns where what is visible starts with the place kept.
  @MainActor
  func visibleOrigin(in engine: WaterfallLayoutEngine, _ visibleRect: CGRect) -> CGPoint? {
    guard let anchor else {
      let start = engine.geometry.startOrigin(visibleRect)
      return CGPoint(x: start.x + distanceFromStart.x, y: start.y + distanceFromStart.y)
    }
    guard let kept = engine.contentOffset(keeping: anchor, visibleSize: visibleRect.size)
    else { return nil }
    return engine.container.scrollDirection == .horizontal
      ? CGPoint(x: kept.x, y: visibleRect.minY) : CGPoint(x: visibleRect.minX, y: kept.y)
  }
}

extension WaterfallGeometry {
  private var isHorizontal: Bool { container.scrollDirection == .horizontal }
  private var startsAtTheRight: Bool {
    isHorizontal && container.layoutDirection == .rightToLeft
  }

  /// Returns whether the start of the content is in sight, or what is above it.
  func isAtStart(_ visibleRect: CGRect) -> Bool {
    if startsAtTheRight { return visibleRect.maxX >= contentSize.width - 0.5 }
    return (isHorizontal ? visibleRect.minX : visibleRect.minY) <= 0.5
  }

  /// Returns where what is visible starts at the start of the content.
  func startOrigin(_ visibleRect: CGRect) -> CGPoint {
    var origin = visibleRect.origin
    if startsAtTheRight {
      origin.x = max(0, contentSize.width - visibleRect.width)
    } else if isHorizontal {
      origin.x = 0
    } else {
      origin.y = 0
    }
    return origin
  }
}
#endif
