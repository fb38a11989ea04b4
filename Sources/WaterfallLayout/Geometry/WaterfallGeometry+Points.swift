#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the item at a point.
  ///
  /// Frames are half-open: they include their leading and upper edges, but not their trailing and
  /// lower ones, so that no point is in two items. A point at most 1/1024 point before an edge is
  /// on it.
  ///
  /// - Parameter point: The point, in content coordinates.
  /// - Returns: The item, or `nil` where there is none, and for a point that isn't finite.
  /// - Complexity: O(log S + log c · log n) for S sections of c columns and n items
  public func item(at point: CGPoint) -> ItemPath? {
    guard let point = mapping.point(point) else { return nil }
    let cross = point.cross + Tolerance.epsilon
    let scroll = point.scroll + Tolerance.epsilon
    let section = lastSection(startingBy: scroll)
    guard section >= 0 else { return nil }
    let origin = contentOrigin(ofSection: section)
    let columns = sections[section].grid.columns(
      near: AxisRange(lower: point.cross, upper: cross.nextUp)
    )
    let range = AxisRange(lower: scroll, upper: scroll.nextUp)
    var found: ItemPath?
    let candidates = sections[section].items.candidates(in: range, from: origin, columns: columns)
    for item in candidates {
      let rect = sections[section].item(item, from: origin)
      if found == nil, rect.scroll.holds(scroll), rect.cross.holds(cross) {
        found = ItemPath(section: section, item: item)
      }
    }
    return found
  }

  /// Returns the section at a point, which may lie in its insets, its header or its footer.
  ///
  /// Frames of sections are half-open, as those of items are for `item(at:)`.
  ///
  /// - Parameter point: The point, in content coordinates.
  /// - Returns: The index, or `nil` where there is no section, and for a point that isn't finite.
  /// - Complexity: O(log S) for S sections
  public func section(at point: CGPoint) -> Int? {
    guard let point = mapping.point(point) else { return nil }
    let scroll = point.scroll + Tolerance.epsilon
    let section = lastSection(startingBy: scroll)
    let cross = Extent(start: 0, length: resolvedContainer.crossExtent)
    guard section >= 0, extent(ofSection: section).holds(scroll),
      cross.holds(point.cross + Tolerance.epsilon)
    else { return nil }
    return section
  }

  /// Returns the last section that starts at or before a coordinate along the scroll axis, or -1 if
  /// there is none.
  func lastSection(startingBy scroll: Double) -> Int {
    sectionStarts.dropLast().partitioningIndex { $0 > scroll } - 1
  }

  /// Returns the item closest to a point.
  ///
  /// - Parameter point: The point, in content coordinates; it may lie outside the content.
  /// - Returns: The item whose frame is closest, of several the first in reading order; `nil` if
  ///   there are no items, and for a point that isn't finite.
  /// - Complexity: O(log S + c · log n + k) for S sections of c columns and n items, and k items
  ///   and sections with items that are no farther away along the scroll axis than the closest item
  ///   is in all
  public func closestItem(to point: CGPoint) -> ItemPath? {
    guard let point = mapping.point(point) else { return nil }
    var search = ClosestItemSearch(
      cross: point.cross,
      scroll: point.scroll,
      contentLength: contentLength
    )
    let middle = itemSections.partitioningIndex { sectionStarts[Int($0)] > search.scroll }
    for section in itemSections[..<middle].reversed().lazy.map({ Int($0) }) {
      guard search.scroll - sectionStarts[section + 1] <= search.reach else { break }
      search.visit(sections[section], index: section, from: contentOrigin(ofSection: section))
    }
    for section in itemSections[middle...].lazy.map({ Int($0) }) {
      guard sectionStarts[section] - search.scroll <= search.reach else { break }
      search.visit(sections[section], index: section, from: contentOrigin(ofSection: section))
    }
    return search.path
  }
}

extension Extent {
  /// Returns whether a coordinate is inside the extent: at or after the start, and before the end.
  fileprivate func holds(_ coordinate: Double) -> Bool { start <= coordinate && coordinate < end }
}
