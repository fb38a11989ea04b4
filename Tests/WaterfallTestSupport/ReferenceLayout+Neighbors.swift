import Foundation
import WaterfallLayout

extension ReferenceLayout {
  /// Returns the neighbor of an item by looking at all others.
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
        ? inTheWay.filter { $0.frame.start >= item.frame.end - noise }.leading { -$0.frame.start }
        : inTheWay.filter { $0.frame.end <= item.frame.start + noise }.leading { $0.frame.end }
      return nearest?.path ?? nearestItem(to: item, isForward: isForward)
    case .across(let isTrailing):
      let onThatSide = others.filter { other in
        isTrailing
          ? other.columns.lowerBound >= item.columns.upperBound
          : other.columns.upperBound <= item.columns.lowerBound
      }
      let beside = onThatSide.filter { $0.frame.overlap(item.frame) > noise }
      if beside.isEmpty {
        return onThatSide.greatest { $0.frame.overlap(item.frame) }
          .upper { -$0.columnDistance(to: item) }?.path
      }
      return beside.greatest { -$0.columnDistance(to: item) }
        .upper { $0.frame.overlap(item.frame) }?.path
    }
  }

  private var noise: Double { ReferencePixels.noise }

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
    return candidates(inSection: section).upper { -$0.distance(to: item) }?.path
  }
}

/// An item that may be a neighbor.
private struct NeighborCandidate {
  let path: ItemPath
  let frame: LogicalFrame
  let columns: Range<Int>

  /// Returns the number of columns between two items that share none.
  func columnDistance(to other: NeighborCandidate) -> Double {
    Double(
      max(
        columns.lowerBound - other.columns.upperBound,
        other.columns.lowerBound - columns.upperBound
      )
    )
  }

  /// Returns the distance from center to center.
  func distance(to other: NeighborCandidate) -> Double {
    let along = frame.start + frame.length / 2 - other.frame.start - other.frame.length / 2
    let across = frame.cross + frame.breadth / 2 - other.frame.cross - other.frame.breadth / 2
    return (along * along + across * across).squareRoot()
  }
}

extension LogicalFrame {
  /// Returns the length for which two frames are beside each other along the scroll axis.
  fileprivate func overlap(_ other: LogicalFrame) -> Double {
    min(end, other.end) - max(start, other.start)
  }
}

extension [NeighborCandidate] {
  /// Returns the candidates of the greatest merit, apart from noise.
  fileprivate func greatest(_ merit: (Element) -> Double) -> [Element] {
    let greatest = map(merit).max() ?? 0
    return filter { merit($0) > greatest - ReferencePixels.noise }
  }

  /// Returns the candidate of the greatest merit, the leading-most of several.
  fileprivate func leading(_ merit: (Element) -> Double) -> Element? {
    greatest(merit).min { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  /// Returns the candidate of the greatest merit, the upper one of several.
  fileprivate func upper(_ merit: (Element) -> Double) -> Element? {
    greatest(merit).min { $0.frame.start < $1.frame.start }
  }
}
