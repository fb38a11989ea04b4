#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The places of items of one automatic column each, computed one after the other: the common and
/// fastest case.
struct SinglePlaces<Chooser: ColumnChooser>: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let heights: UnsafeBufferPointer<CGFloat>
  private var rest: Range<Int>
  private let pixels: PixelGrid
  private var chooser: Chooser

  /// Makes the places of some items, given the heights of all.
  init(
    of items: Range<Int>,
    heights: UnsafeBufferPointer<CGFloat>,
    pixels: PixelGrid,
    chooser: Chooser
  ) {
    underestimatedCount = items.count
    self.heights = heights
    rest = items
    self.pixels = pixels
    self.chooser = chooser
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard let item = rest.popFirst() else { return nil }
    let height = pixels.roundedUp(Double(heights[item]))
    let (column, start) = chooser.fillNext(height: height)
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }
}
