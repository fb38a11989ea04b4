import Foundation
import WaterfallLayout

/// An anchor, and the visible items by identity as the reference has them.
struct CheckedAnchor {
  let anchor: WaterfallAnchor
  /// The visible items in reading order, and how far each starts behind the start of what is
  /// visible.
  let visible: [(id: Int, distance: Double)]
  let visibleLength: Double
  let isHorizontal: Bool
  let rect: CGRect
}

extension CheckedEngine {
  /// Takes an anchor of what is visible somewhere; `nil` where no item is.
  func drawAnchor() -> CheckedAnchor? {
    let rect = drawRect(upTo: 500)
    let reference = model.reference
    guard reference.isExact, let scroll = reference.axes.logical(rect)?.scroll else { return nil }
    let visible = reference.elements(in: rect).filter { $0.kind == .item }.map { element in
      (
        id: model.sections[element.path.section].items[element.path.item].id,
        distance: element.logical.start - scroll.lower
      )
    }
    let anchor = engine.geometry.anchor(in: rect)
    let path = visible.first.flatMap { model.places.items[$0.id] }
    if anchor?.path != path { fail("anchor \(anchor?.path as Any), due was \(path as Any)") }
    guard let anchor, let first = visible.first else { return nil }
    if !isClose(anchor.distance, first.distance) {
      fail("distance \(anchor.distance), due was \(first.distance)")
    }
    return CheckedAnchor(
      anchor: anchor,
      visible: visible,
      visibleLength: scroll.upper - scroll.lower,
      isHorizontal: reference.axes.isHorizontal,
      rect: rect
    )
  }

  /// Checks that the first visible item that is left is where it was on screen, as far as the
  /// content reaches.
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
    let length = reference.axes.length
    let room = max(0, length - checked.visibleLength)
    let start = min(max(item.logical.start - held.distance, 0), room)
    let along =
      reference.axes.runsBackwards
      ? reference.axes.pixels.down(length) - start - checked.visibleLength : start
    let due =
      checked.isHorizontal
      ? CGPoint(x: along, y: checked.rect.minY) : CGPoint(x: checked.rect.minX, y: along)
    guard let offset, isClose(offset.x, due.x), isClose(offset.y, due.y) else {
      return fail("content offset \(offset as Any), due was \(due) for \(checked.anchor.path)")
    }
  }

  private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < 1e-6
  }
}
