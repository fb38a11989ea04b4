#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the neighbor of an item in a direction on screen, for keyboards and game controllers.
  ///
  /// In a vertical layout, *down* leads to the highest of the items that lie below in the item's
  /// own columns, the leading one of several, and from the last of them to the item of the next
  /// section with items whose center is nearest; *up* likewise. *Left* and *right* lead to the
  /// items that lie wholly on that side and are beside the item: to that of the nearest column, of
  /// several there to the one that is beside it for the greatest length, then to the upper one.
  /// Where none is beside it, they lead to the nearest one along the scroll axis. A horizontal
  /// layout is the transpose of that. Lengths less than 1/1024 point apart are equal.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - direction: The direction on screen.
  /// - Returns: The neighbor, or `nil` if there is none in that direction, and for an item that
  ///   doesn't exist.
  /// - Complexity: Along the scroll axis, O(s · log c · log n) for an item of span s among n items
  ///   in c columns; across it, O(c · log n + k · log k) for k items on that side; to another
  ///   section, O(n) for its n items.
  public func neighbor(of path: ItemPath, toward direction: WaterfallNeighborDirection) -> ItemPath?
  {
    guard contains(path) else { return nil }
    let items = sections[path.section].items
    let neighbor: Int?
    switch mapping.logical(direction) {
    case .forward:
      neighbor = items.itemBelow(path.item)
      if neighbor == nil {
        return nextItemSection(after: path.section).flatMap { nearestItem(to: path, inSection: $0) }
      }
    case .backward:
      neighbor = items.itemAbove(path.item)
      if neighbor == nil {
        return lastItemSection(before: path.section).flatMap {
          nearestItem(to: path, inSection: $0)
        }
      }
    case .trailing: neighbor = items.itemBeside(path.item, onTrailingSide: true)
    case .leading: neighbor = items.itemBeside(path.item, onTrailingSide: false)
    }
    return neighbor.map { ItemPath(section: path.section, item: $0) }
  }

  /// Returns the item before an item in reading order.
  ///
  /// - Returns: The path, or `nil` for the first item, and for one that doesn't exist.
  /// - Complexity: O(1) in a section; O(log S) from one of S sections to another
  public func item(before path: ItemPath) -> ItemPath? {
    guard contains(path) else { return nil }
    if path.item > 0 { return ItemPath(section: path.section, item: path.item - 1) }
    return lastItemSection(before: path.section).map {
      ItemPath(section: $0, item: sections[$0].items.count - 1)
    }
  }

  /// Returns the item after an item in reading order.
  ///
  /// - Returns: The path, or `nil` for the last item, and for one that doesn't exist.
  /// - Complexity: O(1) in a section; O(log S) from one of S sections to another
  public func item(after path: ItemPath) -> ItemPath? {
    guard contains(path) else { return nil }
    if path.item + 1 < sections[path.section].items.count {
      return ItemPath(section: path.section, item: path.item + 1)
    }
    return nextItemSection(after: path.section).map { ItemPath(section: $0, item: 0) }
  }

  /// Returns the last section with items before another one, or `nil` if there is none.
  private func lastItemSection(before section: Int) -> Int? {
    let position = itemSections.partitioningIndex { $0 >= section }
    return position > 0 ? Int(itemSections[position - 1]) : nil
  }

  /// Returns the first section with items after another one, or `nil` if there is none.
  private func nextItemSection(after section: Int) -> Int? {
    let position = itemSections.partitioningIndex { $0 > section }
    return position < itemSections.count ? Int(itemSections[position]) : nil
  }

  /// Returns the item of a section whose center is nearest to that of another one, the first of
  /// several.
  private func nearestItem(to path: ItemPath, inSection index: Int) -> ItemPath? {
    let (section, origin) = (sections[index], contentOrigin(ofSection: index))
    let center = rect(ofItemAt: path).center
    let distances = (0..<section.items.count).map { item in
      let other = section.item(item, from: origin).center
      let (across, along) = (other.cross - center.cross, other.scroll - center.scroll)
      return (across * across + along * along).squareRoot()
    }
    let least = distances.min() ?? 0
    return distances.firstIndex { $0 - least < Tolerance.epsilon }.map {
      ItemPath(section: index, item: $0)
    }
  }
}

extension AxisRect {
  fileprivate var center: (cross: Double, scroll: Double) {
    (cross.start + cross.length / 2, scroll.start + scroll.length / 2)
  }
}
