import Foundation
import WaterfallLayout

extension ReferenceLayout {
  /// Returns the neighbour of an item by looking at all others, from the design's words.
  ///
  /// Items must have lengths above 0: of two without, neither lies below the other.
  public func neighbor(of path: ItemPath, toward direction: WaterfallNeighborDirection) -> ItemPath?
  {
    guard let item = candidates(inSection: path.section).first(where: { $0.path == path }) else {
      return nil
    }
    let others = candidates(inSection: path.section).filter { $0.path != path }
    switch axis(direction) {
    case .along(let isForward):
      let inTheWay = others.filter { $0.columns.overlaps(item.columns) }
      let nearest =
        isForward
        ? inTheWay.filter { $0.frame.start >= item.frame.end }.leading { -$0.frame.start }
        : inTheWay.filter { $0.frame.end <= item.frame.start }.leading { $0.frame.end }
      return nearest?.path ?? nearestItem(to: item, isForward: isForward)
    case .across(let isTrailing):
      let columns =
        isTrailing
        ? Array(item.columns.upperBound..<sections[path.section].columnCount)
        : (0..<item.columns.lowerBound).reversed()
      let beside = columns.lazy.map { column in others.filter { $0.columns.contains(column) } }
      return beside.first { !$0.isEmpty }?.upper { candidate in
        min(candidate.frame.end, item.frame.end) - max(candidate.frame.start, item.frame.start)
      }?.path
    }
  }

  private enum Axis {
    case along(isForward: Bool)
    case across(isTrailing: Bool)
  }

  private func axis(_ direction: WaterfallNeighborDirection) -> Axis {
    switch direction {
    case .up, .down:
      axes.isHorizontal
        ? .across(isTrailing: direction == .down)
        : .along(isForward: (direction == .down) != axes.runsBackwards)
    case .left, .right:
      axes.isHorizontal
        ? .along(isForward: (direction == .right) != axes.runsBackwards)
        : .across(isTrailing: (direction == .right) != axes.isRightToLeft)
    }
  }

  private func candidates(inSection section: Int) -> [NeighborCandidate] {
    elements.filter { $0.kind == .item && $0.path.section == section }.map {
      NeighborCandidate(
        path: $0.path,
        frame: $0.logical,
        columns: sections[section].columns[$0.path.item]
      )
    }
  }

  private func nearestItem(to item: NeighborCandidate, isForward: Bool) -> ItemPath? {
    let indices =
      isForward
      ? Array(sections.indices.dropFirst(item.path.section + 1))
      : sections.indices.prefix(item.path.section).reversed()
    guard let section = indices.first(where: { !sections[$0].columns.isEmpty }) else { return nil }
    return candidates(inSection: section).upper { -$0.squaredDistance(to: item) }?.path
  }
}

/// An item that may be a neighbour.
private struct NeighborCandidate {
  let path: ItemPath
  let frame: LogicalFrame
  let columns: Range<Int>

  /// The square of the distance from centre to centre.
  func squaredDistance(to other: NeighborCandidate) -> Double {
    let along = frame.start + frame.length / 2 - other.frame.start - other.frame.length / 2
    let across = frame.cross + frame.breadth / 2 - other.frame.cross - other.frame.breadth / 2
    return along * along + across * across
  }
}

extension [NeighborCandidate] {
  /// The candidate of the greatest merit, the leading-most of several.
  fileprivate func leading(_ merit: (Element) -> Double) -> Element? {
    let greatest = map(merit).max()
    return filter { merit($0) == greatest }.min {
      $0.columns.lowerBound < $1.columns.lowerBound
    }
  }

  /// The candidate of the greatest merit, the first of several.
  fileprivate func upper(_ merit: (Element) -> Double) -> Element? {
    let greatest = map(merit).max()
    return first { merit($0) == greatest }
  }
}
