#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The placements and heights of the items of sections that are being made.
protocol ItemSource {
  /// Whether some item may want other than a single automatic column.
  var hasPlacements: Bool { get }

  /// Returns what an item wants.
  func placement(ofItemAt path: ItemPath) -> WaterfallItemPlacement

  /// Returns the height of an item of a width, as it is told.
  func height(ofItemAt path: ItemPath, width: CGFloat) -> CGFloat
}

extension ItemSource {
  /// Returns what an item wants, resolved.
  func request(ofItemAt path: ItemPath, log: inout DiagnosticLog) -> ItemRequest {
    hasPlacements ? ItemRequest(placement(ofItemAt: path), at: path, log: &log) : .automatic
  }

  /// Returns the height of an item over some columns, in its range.
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
