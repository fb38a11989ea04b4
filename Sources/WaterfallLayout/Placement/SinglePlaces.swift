#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The places of items of one automatic column each, worked out one after another.
struct SinglePlaces<Chooser: ColumnChooser>: Sequence, IteratorProtocol {
  /// How many places there are.
  let underestimatedCount: Int
  private var heights: ArraySlice<CGFloat>.Iterator
  private let pixels: PixelGrid
  private var chooser: Chooser

  init(heights: ArraySlice<CGFloat>, pixels: PixelGrid, chooser: Chooser) {
    underestimatedCount = heights.count
    self.heights = heights.makeIterator()
    self.pixels = pixels
    self.chooser = chooser
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard let height = heights.next() else { return nil }
    let (column, start) = chooser.fillNext(height: pixels.roundedUp(Double(height)))
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }
}
