import Foundation
import WaterfallLayout

/// An anchor and the visible items of the reference, by identity.
struct CheckedAnchor {
  let anchor: WaterfallAnchor
  /// The visible items, in reading order from the anchor's edge on, and the distance of each from
  /// the edge inward.
  let visible: [(id: Int, distance: Double)]
  let visibleLength: Double
  let isHorizontal: Bool
  let holdsContentEdge: Bool
  let rect: CGRect
}

extension CheckedEngine {
  /// Takes an anchor in a drawn visible rect, or returns `nil` where no item is visible.
  func drawAnchor() -> CheckedAnchor? {
    let rect = drawRect(upTo: 500)
    let edge = data.generator.element(of: WaterfallAnchor.Edge.allCases)
    let reference = model.reference
    guard reference.isExact, let scroll = reference.axes.logical(rect)?.scroll
    else { return nil }
    let visible = itemsInSight(of: rect, scroll, edge)
    let anchor = engine.geometry.anchor(in: rect, edge: edge)
    let due = visible.first.flatMap { model.places.items[$0.id] }.map { WaterfallElement.item($0) }
    if anchor?.element != due { fail("anchor \(anchor?.element as Any), due was \(due as Any)") }
    guard let anchor, let first = visible.first else { return nil }
    if !isClose(anchor.distance, first.distance) {
      fail("distance \(anchor.distance), due was \(first.distance)")
    }
    let reach = edge == .start ? -scroll.lower : scroll.upper - reference.axes.length
    return CheckedAnchor(
      anchor: anchor,
      visible: visible,
      visibleLength: scroll.upper - scroll.lower,
      isHorizontal: reference.axes.isHorizontal,
      holdsContentEdge: reach > -ReferencePixels.noise,
      rect: rect
    )
  }

  /// Returns the items of which more than half a pixel is visible.
  private func itemsInSight(
    of rect: CGRect,
    _ scroll: LogicalRange,
    _ edge: WaterfallAnchor.Edge
  ) -> [(id: Int, distance: Double)] {
    let reference = model.reference
    let least = reference.axes.pixels.scale.map { 0.5 / $0 } ?? ReferencePixels.noise
    let visible = reference.elements(in: rect).filter { element in
      let frame = element.logical
      return element.kind == .item
        && min(frame.end, scroll.upper) - max(frame.start, scroll.lower) > least
    }.map { element in
      (
        id: model.sections[element.path.section].items[element.path.item].id,
        distance: edge == .start
          ? element.logical.start - scroll.lower : scroll.upper - element.logical.end
      )
    }
    return edge == .start ? visible : visible.reversed()
  }

  /// Checks that the first visible item that still exists is where it was on screen, or as near as
  /// the content allows.
  func check(_ checked: CheckedAnchor) {
    let reference = model.reference
    let offset = engine.contentOffset(keeping: checked.anchor)
    let places = model.places.items
    guard reference.axes.isHorizontal == checked.isHorizontal,
      let held = checked.visible.first(where: { places[$0.id] != nil }),
      let item = places[held.id].flatMap({ reference.item(at: $0) })
    else {
      if offset == nil, !places.isEmpty { fail("no item holds the anchor") }
      return
    }
    coverage.note("anchor held by \(held.id == checked.visible[0].id ? "itself" : "another")")
    let due = offsetDue(for: checked, item.logical, distance: held.distance)
    guard let offset, isClose(offset.x, due.x), isClose(offset.y, due.y) else {
      return fail("content offset \(offset as Any), due was \(due) for \(checked.anchor)")
    }
  }

  private func offsetDue(
    for checked: CheckedAnchor,
    _ item: LogicalFrame,
    distance: Double
  ) -> CGPoint {
    let axes = model.reference.axes
    let room = max(0, axes.length - checked.visibleLength)
    let start =
      switch (checked.anchor.edge, checked.holdsContentEdge) {
      case (.start, true): 0.0
      case (.end, true): axes.length - checked.visibleLength
      case (.start, false): item.start - distance
      case (.end, false): item.end + distance - checked.visibleLength
      }
    let physical =
      axes.runsBackwards ? axes.pixels.down(axes.length) - start - checked.visibleLength : start
    let along = min(max(physical, 0), room)
    return checked.isHorizontal
      ? CGPoint(x: along, y: checked.rect.minY) : CGPoint(x: checked.rect.minX, y: along)
  }

  /// Returns whether two coordinates are equal; where heights are noisy, apart from the noise of a
  /// few of them, since holes that are equally high for the engine needn't be for the reference.
  private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < (areHeightsExact ? 1e-6 : 0.01)
  }
}
