import Foundation
import WaterfallLayout

extension ReferenceLayout {
  /// Returns the elements in a rect by looking at each, by the rules of `HowItemsArePlaced`, "What
  /// a query finds".
  ///
  /// - Parameters:
  ///   - rect: The rect, in content coordinates.
  ///   - visibleRect: What the user sees, or `nil` to leave pinned elements where they belong.
  /// - Returns: The elements with the frames that they have while they are pinned.
  public func elements(in rect: CGRect, pinnedTo visibleRect: CGRect? = nil) -> [Element] {
    guard let ranges = axes.logical(rect) else { return [] }
    return elements.map { pinned($0, to: visibleRect) }.filter { element in
      let frame = element.logical
      return ranges.scroll.meets(start: frame.start, length: frame.length)
        && ranges.cross.meets(start: frame.cross, length: frame.breadth)
    }
  }

  /// Returns a header, footer or background, or `nil` if there is none.
  ///
  /// It is pinned by the rules of `HowItemsArePlaced`, "Pinned headers and footers".
  public func element(
    of kind: ElementKind,
    inSection section: Int,
    pinnedTo visibleRect: CGRect? = nil
  ) -> Element? {
    elements.first { $0.kind == kind && $0.kind != .item && $0.path.section == section }
      .map { pinned($0, to: visibleRect) }
  }

  /// Returns the item that contains a point, its leading and top edges and what is noise before
  /// them included.
  public func item(at point: CGPoint) -> ItemPath? {
    guard var (scroll, cross) = logical(point) else { return nil }
    scroll += ReferencePixels.noise
    cross += ReferencePixels.noise
    return elements.first { element in
      let frame = element.logical
      return element.kind == .item && frame.start <= scroll && scroll < frame.end
        && frame.cross <= cross && cross < frame.cross + frame.breadth
    }?.path
  }

  /// Returns the item with the least distance from a point, the first of those equally far away.
  public func closestItem(to point: CGPoint) -> ItemPath? {
    var closest: (path: ItemPath, distance: Double)?
    for element in elements where element.kind == .item {
      let distance = squaredDistance(from: point, to: element.frame)
      if distance < closest?.distance ?? .infinity { closest = (element.path, distance) }
    }
    return closest?.path
  }

  /// Returns the square of the distance from a point to a frame, 0 inside.
  public func squaredDistance(from point: CGPoint, to frame: CGRect) -> Double {
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return Double(x * x + y * y)
  }

  private func logical(_ point: CGPoint) -> (scroll: Double, cross: Double)? {
    let (x, y) = (Double(point.x), Double(point.y))
    if x.isNaN || y.isNaN { return nil }
    let length = axes.pixels.down(axes.length)
    if axes.isHorizontal { return (axes.runsBackwards ? length - x : x, y) }
    return (axes.runsBackwards ? length - y : y, axes.isRightToLeft ? axes.breadth - x : x)
  }
}

// MARK: - Pinning

extension ReferenceLayout {
  private func pinned(_ element: Element, to visibleRect: CGRect?) -> Element {
    guard let visibleRect, let start = pinnedStart(of: element, visibleRect) else { return element }
    var pinned = element
    pinned.logical.start = start
    pinned.frame = axes.physical(pinned.logical)
    return pinned
  }

  private func pinnedStart(of element: Element, _ visibleRect: CGRect) -> Double? {
    guard let visible = axes.logical(visibleRect)?.scroll else { return nil }
    let section = sections[element.path.section]
    let frame = element.logical
    switch element.kind {
    case .header:
      guard let header = section.header, header.isPinned else { return nil }
      let last = section.start + section.length - frame.length - header.insets.end
      return max(frame.start, min(visible.lower, last))
    case .footer:
      guard let footer = section.footer, footer.isPinned else { return nil }
      return min(
        frame.start,
        max(visible.upper - frame.length, section.start + footer.insets.start)
      )
    case .item, .background:
      return nil
    }
  }
}
