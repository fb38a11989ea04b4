#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A source of the placements and heights of items, for sections that are being made.
protocol ItemSource {
  /// Whether some item may have a placement of its own.
  var hasPlacements: Bool { get }

  /// Returns the placement of an item.
  func placement(ofItemAt path: ItemPath) -> WaterfallItemPlacement

  /// Returns the height of an item of a width, unchecked.
  func height(ofItemAt path: ItemPath, width: CGFloat) -> CGFloat
}

extension ItemSource {
  /// Returns the resolved placement of an item.
  func request(ofItemAt path: ItemPath, log: inout DiagnosticLog) -> ItemRequest {
    hasPlacements ? ItemRequest(placement(ofItemAt: path), at: path, log: &log) : .automatic
  }

  /// Returns the heights of a section's items, with replacements for invalid ones.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - index: The index of the section in the source.
  ///   - section: The section.
  ///   - requests: The requests of the items, or `nil` if all of them are over one column.
  ///   - log: The log that diagnostics are added to.
  /// - Returns: A height for each item.
  @inline(__always)
  func heights(
    _ count: Int,
    ofSection index: Int,
    _ section: ResolvedSection,
    _ requests: ItemRequests?,
    log: inout DiagnosticLog
  ) -> [CGFloat] {
    guard let requests else {
      return limitedHeights(ofItems: 0..<count, inSection: index, section, log: &log)
    }
    return requests.values.enumerated().map { item, request in
      let path = ItemPath(section: index, item: item)
      return limitedHeight(ofItemAt: path, span: request.span, in: section, log: &log)
    }
  }

  /// Writes the heights of a section's items over others, with replacements for invalid ones.
  ///
  /// Added one by one, each would be checked for other owners of the array (`layout/sections` in
  /// the benchmark).
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - index: The index of the section in the source.
  ///   - section: The section.
  ///   - requests: The requests of the items, or `nil` if all of them are over one column.
  ///   - heights: The array that is written to.
  ///   - first: The position of the first item's height; those of all items must be in the array.
  ///   - log: The log that diagnostics are added to.
  @inline(__always)
  func writeHeights(
    _ count: Int,
    ofSection index: Int,
    _ section: ResolvedSection,
    _ requests: ItemRequests?,
    to heights: inout [CGFloat],
    at first: Int,
    log: inout DiagnosticLog
  ) {
    let width = section.itemWidth(ofSpan: 1)
    heights.withUnsafeMutableBufferPointer { heights in
      for item in 0..<count {
        let width = requests.map { section.itemWidth(ofSpan: Int($0.values[item].span)) } ?? width
        let path = ItemPath(section: index, item: item)
        heights[first + item] = log.itemHeight(height(ofItemAt: path, width: width), at: path)
      }
    }
  }

  /// Returns the heights of items over one column, with replacements for invalid ones.
  func limitedHeights(
    ofItems items: some Sequence<Int>,
    inSection index: Int,
    _ section: ResolvedSection,
    log: inout DiagnosticLog
  ) -> [CGFloat] {
    let width = section.itemWidth(ofSpan: 1)
    var heights: [CGFloat] = []
    heights.reserveCapacity(items.underestimatedCount)
    for item in items {
      let path = ItemPath(section: index, item: item)
      heights.append(log.itemHeight(height(ofItemAt: path, width: width), at: path))
    }
    return heights
  }

  /// Returns the height of an item over a number of columns, or a replacement for an invalid one.
  @inline(__always)
  func limitedHeight(
    ofItemAt path: ItemPath,
    span: UInt16,
    in section: ResolvedSection,
    log: inout DiagnosticLog
  ) -> CGFloat {
    let height = height(ofItemAt: path, width: section.itemWidth(ofSpan: Int(span)))
    return log.itemHeight(height, at: path)
  }
}
