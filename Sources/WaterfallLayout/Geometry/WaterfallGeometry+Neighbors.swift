#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A direction on screen.
public enum WaterfallNeighborDirection: Hashable, Sendable, CaseIterable {
  /// Towards the upper edge.
  case up
  /// Towards the lower edge.
  case down
  /// Towards the left edge, whatever the writing direction.
  case left
  /// Towards the right edge, whatever the writing direction.
  case right
}

extension WaterfallGeometry {
  /// Returns the neighbour of an item in a direction on screen, for keyboards and game controllers.
  ///
  /// In a vertical layout, *down* leads to the highest of the items that lie below in the item's
  /// own columns, the leading one of several, and from the last of them to the item of the next
  /// section with items whose centre is nearest; *up* likewise. *Left* and *right* lead to the item
  /// of the next column with items on that side that is beside the item for the greatest length,
  /// the upper one of several; to the nearest one where none is beside it. A horizontal layout is
  /// the transpose of that.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - direction: The direction on screen.
  /// - Returns: `nil` where there is no item in that direction, and for an item that doesn't exist.
  /// - Complexity: O(s · log n) for an item of span s among n items, along the scroll axis; across
  ///   it O(log n + k) for k items beside it; to another section O(n) for its n items
  public func neighbor(of path: ItemPath, toward direction: WaterfallNeighborDirection) -> ItemPath?
  {
    guard contains(path) else { return nil }
    let items = sections[path.section].items
    let columns = items.columns(of: path.item)
    let neighbor: Int?
    switch mapping.logical(direction) {
    case .forward:
      neighbor = items.itemBelow(path.item)
      if neighbor == nil {
        return nearestItem(to: path, in: sections.indices.dropFirst(path.section + 1))
      }
    case .backward:
      neighbor = items.itemAbove(path.item)
      if neighbor == nil {
        return nearestItem(to: path, in: sections.indices.prefix(path.section).reversed())
      }
    case .trailing:
      neighbor = items.itemBeside(path.item, in: columns.upperBound..<items.rules.columnCount)
    case .leading:
      neighbor = items.itemBeside(path.item, in: (0..<columns.lowerBound).reversed())
    }
    return neighbor.map { ItemPath(section: path.section, item: $0) }
  }

  /// Returns the item before an item in reading order.
  ///
  /// - Returns: `nil` for the first item, and for one that doesn't exist.
  /// - Complexity: O(1), and O(e) across e empty sections
  public func item(before path: ItemPath) -> ItemPath? {
    guard contains(path) else { return nil }
    if path.item > 0 { return ItemPath(section: path.section, item: path.item - 1) }
    let section = sections.indices.prefix(path.section).last { sections[$0].items.count > 0 }
    return section.map { ItemPath(section: $0, item: sections[$0].items.count - 1) }
  }

  /// Returns the item after an item in reading order.
  ///
  /// - Returns: `nil` for the last item, and for one that doesn't exist.
  /// - Complexity: O(1), and O(e) across e empty sections
  public func item(after path: ItemPath) -> ItemPath? {
    guard contains(path) else { return nil }
    if path.item + 1 < sections[path.section].items.count {
      return ItemPath(section: path.section, item: path.item + 1)
    }
    let section = sections.indices.dropFirst(path.section + 1).first {
      sections[$0].items.count > 0
    }
    return section.map { ItemPath(section: $0, item: 0) }
  }

  /// Returns the item whose centre is nearest to that of another one, in the first of some sections
  /// that has items.
  private func nearestItem(to path: ItemPath, in candidates: some Sequence<Int>) -> ItemPath? {
    guard let index = candidates.first(where: { sections[$0].items.count > 0 }) else { return nil }
    let (section, origin) = (sections[index], contentOrigin(ofSection: index))
    let center = rect(ofItemAt: path).center
    let distances = (0..<section.items.count).lazy.map { item in
      let other = section.item(item, from: origin).center
      let (across, along) = (other.cross - center.cross, other.scroll - center.scroll)
      return (item: item, distance: across * across + along * along)
    }
    return distances.min { $0.distance < $1.distance }.map {
      ItemPath(section: index, item: $0.item)
    }
  }
}

extension AxisRect {
  fileprivate var center: (cross: Double, scroll: Double) {
    (cross.start + cross.length / 2, scroll.start + scroll.length / 2)
  }
}
