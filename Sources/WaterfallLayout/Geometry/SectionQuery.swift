#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A query for the items of one section that are at least partly in a region.
struct SectionQuery {
  /// The index of the section.
  let section: Int
  /// The start of the section's items.
  let origin: Double
  /// The region, in logical coordinates.
  let region: AxisRegion
  /// The conversion of frames to content coordinates.
  let mapping: AxisMapping

  /// Returns the attributes of an item in a frame.
  @inline(__always)
  func attributes(of item: Int, in rect: AxisRect) -> WaterfallAttributes {
    let element = WaterfallElement.item(ItemPath(section: section, item: item))
    return WaterfallAttributes(element: element, frame: mapping.frame(rect))
  }

  /// Adds the attributes of the items in the region, by index, for a section of any kind.
  @inline(never)
  func append(_ section: SectionGeometry, to elements: inout [WaterfallAttributes]) {
    let (items, grid) = (section.items, section.grid)
    let columns = grid.columns(near: region.cross)
    for item in items.candidates(in: region.scroll, from: origin, columns: columns) {
      let scroll = items.extent(of: item, from: origin)
      guard region.scroll.meets(scroll) else { continue }
      let cross = grid.extent(ofColumns: items.columns(of: item))
      guard region.cross.meets(cross) else { continue }
      elements.append(attributes(of: item, in: AxisRect(cross: cross, scroll: scroll)))
    }
  }

  /// Adds the attributes of the items in the region, by index, for items of one column each that
  /// are found by a walk over their places.
  ///
  /// - Returns: Whether they are found so; if not, nothing is added.
  @inline(__always)
  func append(
    _ places: ArrayPart<Place>,
    _ heights: ArrayPart<CGFloat>,
    _ resolved: ResolvedSection,
    near estimate: Int?,
    to elements: inout [WaterfallAttributes]
  ) -> Bool {
    // A height is never below 0, but read this early it is fetched together with a place.
    if let estimate, heights[estimate] < 0 { return false }
    return places.withUnsafeBufferPointer { places in
      let (range, rules) = (
        region.scroll.widened(by: resolved.rules.orderTolerance), resolved.rules
      )
      let first = places.first(in: range, from: origin, rules, near: estimate)
      guard let first else { return false }
      heights.withUnsafeBufferPointer { heights in
        resolved.grid.withColumnExtents { extents in
          elements.append(
            contentsOf: FoundSingles(
              query: self,
              pixels: resolved.rules.pixels,
              places: places,
              heights: heights,
              columns: extents,
              meetsAllColumns: extents.allSatisfy(region.cross.meets),
              end: places.count < ColumnIndex.threshold ? .infinity : range.upper,
              rest: first..<places.count
            )
          )
        }
      }
      return true
    }
  }
}

extension UnsafeBufferPointer<Place> {
  /// Returns the first of the neighboring items of one column each that may meet a range, or `nil`
  /// where some others may meet it, too.
  @inline(__always)
  fileprivate func first(
    in range: AxisRange,
    from origin: Double,
    _ rules: PlacementRules,
    near estimate: Int?
  ) -> Int? {
    if count < ColumnIndex.threshold { return 0 }
    let starting = firstItem(startingAt: range.lower, from: origin, near: estimate)
    guard let before = neighbors(before: starting, rules, span: { _ in 1 }),
      before.unseenColumns == 0
    else { return nil }
    return before.items.lowerBound
  }
}

/// The attributes of those of some neighboring items of one column each that are in the region of a
/// query.
///
/// As a sequence they are written to the end of an array without a check at each of them for other
/// owners. The pointers save further checks and the counting of references, together a fifth of a
/// query (`query` in the benchmark). The items walked over are below the number of places and of
/// heights, and the column of a place is below the number of columns.
private struct FoundSingles: Sequence, IteratorProtocol {
  let query: SectionQuery
  let pixels: PixelGrid
  let places: UnsafeBufferPointer<Place>
  let heights: UnsafeBufferPointer<CGFloat>
  let columns: UnsafeBufferPointer<Extent>
  /// Whether the region is as wide as all columns, so that items needn't be tested across.
  let meetsAllColumns: Bool
  /// The coordinate at which the first item starts that isn't looked at.
  let end: Double
  /// The items that haven't been looked at.
  var rest: Range<Int>

  @inline(__always)
  mutating func next() -> WaterfallAttributes? {
    while let item = rest.popFirst() {
      let start = query.origin + places[item].start
      guard start < end else { return nil }
      let height = pixels.roundedUp(Double(heights[item]))
      let scroll = Extent(start: start, length: height)
      guard query.region.scroll.meets(scroll) else { continue }
      let cross = columns[Int(places[item].column)]
      guard meetsAllColumns || query.region.cross.meets(cross) else { continue }
      return query.attributes(of: item, in: AxisRect(cross: cross, scroll: scroll))
    }
    return nil
  }
}
