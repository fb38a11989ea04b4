#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The places of items that may fill holes above earlier ones, computed one after the other.
struct HolePlaces: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let heights: ArrayPart<CGFloat>
  private let requests: [ItemRequest]
  private var item = 0
  private let columnCount: Int
  private let pixels: PixelGrid
  private let spacing: Double
  private let usesCursor: Bool
  /// The column at which the search for a place starts.
  private var cursor = 0
  /// The free space in the columns.
  private var columns: FreeColumns

  /// Makes the places of items from the first one on.
  init(of items: ItemInput, _ requests: ItemRequests) {
    underestimatedCount = items.count
    heights = items.heights
    self.requests = requests.values
    columnCount = items.rules.columnCount
    pixels = items.rules.pixels
    spacing = items.rules.itemSpacing
    usesCursor = items.rules.usesCursor
    columns = FreeColumns(
      starts: items.rules.columnStarts ?? [Double](repeating: 0, count: columnCount),
      leastLengths: Self.leastLengths(of: items, requests),
      ties: TieRule(tolerance: items.rules.tieTolerance)
    )
  }

  /// Returns the length of the shortest item of each span, its spacing included, or `nil` for spans
  /// that no item has.
  private static func leastLengths(of items: ItemInput, _ requests: ItemRequests) -> [Double?] {
    let columnCount = items.rules.columnCount
    var heights = [Double](repeating: .infinity, count: columnCount + 1)
    for (height, request) in zip(items.heights, requests.values) {
      let span = Swift.min(Int(request.span), columnCount)
      heights[span] = Swift.min(heights[span], Double(height))
    }
    return heights.map { height in
      height < .infinity ? items.rules.pixels.roundedUp(height) + items.rules.itemSpacing : nil
    }
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard item < heights.count else { return nil }
    let length = pixels.roundedUp(Double(heights[item])) + spacing
    let request = requests[item]
    item += 1
    let span = Swift.min(Int(request.span), columnCount)
    let choice =
      span == 1 && !request.namesColumn
      ? columns.fillSingle(length: length, cursor: cursor) ?? fill(request, span, length)
      : fill(request, span, length)
    if usesCursor, !choice.isHole, !request.namesColumn {
      cursor = choice.column + span < columnCount ? choice.column + span : 0
    }
    return Place(start: choice.start, column: UInt16(truncatingIfNeeded: choice.column))
  }

  /// Places any item.
  private mutating func fill(
    _ request: ItemRequest,
    _ span: Int,
    _ length: Double
  ) -> FreeColumns.Choice {
    let choice =
      request.namesColumn
      ? columns.choose(requestedColumns(request, span: span), length: length)
      : columns.choose(span: span, length: length, cursor: cursor)
    let filled = choice.column..<(choice.column + span)
    columns.fill(filled, from: choice.start, to: choice.start + length)
    return choice
  }

  /// Returns the columns that an item asks for, limited so that its span fits.
  private func requestedColumns(_ request: ItemRequest, span: Int) -> Range<Int> {
    let column = Swift.min(Int(request.column), columnCount - span)
    return column..<(column + span)
  }
}
