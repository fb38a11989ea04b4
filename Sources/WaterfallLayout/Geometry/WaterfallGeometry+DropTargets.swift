#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns the path at which to insert an item that is dropped at a point.
  ///
  /// It is inserted before the closest item of the section at the point. Dropped on the section's
  /// footer, in an empty section, or behind the last item of the column there, it is inserted at
  /// the section's end.
  ///
  /// - Parameter point: The point, in content coordinates. One before the content counts as one in
  ///   the first section, one behind it as one in the last.
  /// - Returns: A path in a section that exists, whose item may be the number of the section's
  ///   items; `nil` where there are no sections, and for a point that isn't finite.
  /// - Complexity: O(log S + c · log n + k) for S sections of c columns and n items, and k items
  ///   that are less far away along the scroll axis than the closest item is in all
  public func dropTarget(at point: CGPoint) -> ItemPath? {
    guard let point = mapping.point(point), !sections.isEmpty else { return nil }
    let index = max(lastSection(startingBy: point.scroll), 0)
    let (section, origin) = (sections[index], contentOrigin(ofSection: index))
    let end = ItemPath(section: index, item: section.items.count)
    guard point.scroll < origin + section.end(ofColumnAt: point.cross) else { return end }
    var search = ClosestItemSearch(
      cross: point.cross,
      scroll: point.scroll,
      contentLength: contentLength
    )
    search.visit(section, index: index, from: origin)
    return search.path ?? end
  }

  /// Returns the path that an item of the layout gets when it is dropped at a point.
  ///
  /// In another section it is inserted, as in ``dropTarget(at:)``. In its own section it takes the
  /// place of another item, and there is none behind the last one.
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates.
  ///   - path: The item.
  /// - Returns: A path to move the item to in a batch of updates; `nil` for an item that doesn't
  ///   exist and for a point that isn't finite.
  /// - Complexity: that of ``dropTarget(at:)``
  public func dropTarget(at point: CGPoint, ofItemAt path: ItemPath) -> ItemPath? {
    guard contains(path), var target = dropTarget(at: point) else { return nil }
    if target.section == path.section {
      target.item = min(target.item, numberOfItems(inSection: path.section) - 1)
    }
    return target
  }
}

extension SectionGeometry {
  /// Returns the end of the column closest to a coordinate across the scroll axis.
  fileprivate func end(ofColumnAt cross: Double) -> Double {
    let ends = items.columnEnds
    func distance(_ column: Int) -> Double {
      let extent = grid.extent(ofColumns: column..<column + 1)
      return max(extent.start - cross, cross - extent.end, 0)
    }
    let column = ends.indices.min { distance($0) < distance($1) }
    return column.map { ends[$0] } ?? 0
  }
}
