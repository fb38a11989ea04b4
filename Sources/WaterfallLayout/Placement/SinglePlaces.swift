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
  private var item: Int
  private let pixels: PixelGrid
  private var chooser: Chooser

  /// Makes the places of items from a first one on.
  init(from first: Int, heights: UnsafeBufferPointer<CGFloat>, pixels: PixelGrid, chooser: Chooser)
  {
    underestimatedCount = heights.count - first
    self.heights = heights
    item = first
    self.pixels = pixels
    self.chooser = chooser
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard item < heights.count else { return nil }
    let height = pixels.roundedUp(Double(heights[item]))
    item += 1
    let (column, start) = chooser.fillNext(height: height)
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }
}
