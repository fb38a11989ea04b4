#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the item at a point.
  ///
  /// Frames are half-open: an item holds its leading and upper edges, not its trailing and lower
  /// ones, so that no point is in two items.
  ///
  /// - Parameter point: The point, in content coordinates.
  /// - Returns: `nil` where there is no item, and for a point that isn't finite.
  /// - Complexity: O(log S + log c + log n) for S sections of c columns and n items
  public func item(at point: CGPoint) -> ItemPath? {
    guard let point = mapping.point(point) else { return nil }
    let section = sectionStarts.dropLast().partitioningIndex { $0 > point.scroll } - 1
    guard section >= 0 else { return nil }
    let grid = sections[section].grid
    let (items, origin) = (sections[section].items, contentOrigin(ofSection: section))
    let columns = grid.columns(near: AxisRange(lower: point.cross, upper: point.cross.nextUp))
    let range = AxisRange(lower: point.scroll, upper: point.scroll.nextUp)
    var found: ItemPath?
    items.forEachCandidate(in: range, from: origin, columns: columns) { item in
      let rect = sections[section].item(item, from: origin)
      if found == nil, rect.scroll.holds(point.scroll), rect.cross.holds(point.cross) {
        found = ItemPath(section: section, item: item)
      }
    }
    return found
  }

  /// Returns the item closest to a point: the one to drop something before that lands in a gap.
  ///
  /// - Parameter point: The point, in content coordinates; it may lie outside the content.
  /// - Returns: The item whose frame is least far from the point, the first in reading order of
  ///   several; `nil` where there are no items, and for a point that isn't finite.
  /// - Complexity: O(log S + c · log n + k) for S sections of c columns and n items, and k items
  ///   and sections that are less far away along the scroll axis than the closest item is in all
  public func closestItem(to point: CGPoint) -> ItemPath? {
    guard let point = mapping.point(point) else { return nil }
    var closest = ClosestItem(cross: point.cross, scroll: point.scroll)
    let middle = populatedSections.partitioningIndex { sectionStarts[Int($0)] > point.scroll }
    for section in populatedSections[..<middle].reversed().lazy.map({ Int($0) }) {
      guard closest.scroll - sectionStarts[section + 1] <= closest.distance else { break }
      closest.search(sections[section], index: section, from: contentOrigin(ofSection: section))
    }
    for section in populatedSections[middle...].lazy.map({ Int($0) }) {
      guard sectionStarts[section] - closest.scroll < closest.distance else { break }
      closest.search(sections[section], index: section, from: contentOrigin(ofSection: section))
    }
    return closest.path
  }
}

/// The search for the item closest to a point, in logical coordinates.
struct ClosestItem {
  let cross: Double
  let scroll: Double
  private(set) var path: ItemPath?
  private(set) var distance = Double.infinity

  /// Starts at a point; one beyond any content counts as one at a distance that can be squared.
  init(cross: Double, scroll: Double) {
    let farthest = 1e100
    self.cross = min(max(cross, -farthest), farthest)
    self.scroll = min(max(scroll, -farthest), farthest)
  }

  /// Looks for a closer item in a section.
  mutating func search(_ section: SectionGeometry, index: Int, from origin: Double) {
    section.items.visitItems(near: scroll, from: origin) { item in
      consider(item, of: section, index: index, from: origin)
      return distance
    }
  }

  private mutating func consider(
    _ item: Int,
    of section: SectionGeometry,
    index: Int,
    from origin: Double
  ) {
    let rect = section.item(item, from: origin)
    let across = max(rect.cross.start - cross, cross - rect.cross.end, 0)
    let along = max(rect.scroll.start - scroll, scroll - rect.scroll.end, 0)
    let distance = (across * across + along * along).squareRoot()
    let path = ItemPath(section: index, item: item)
    guard distance < self.distance || (distance == self.distance && path < (self.path ?? path))
    else { return }
    (self.distance, self.path) = (distance, path)
  }
}

extension Extent {
  /// Returns whether a coordinate is inside: at the start or after it, and before the end.
  fileprivate func holds(_ coordinate: Double) -> Bool { start <= coordinate && coordinate < end }
}
