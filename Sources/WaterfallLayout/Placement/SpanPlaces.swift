#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The places of automatic items of any span, worked out one after another.
///
/// Without a look at columns that items ask for or keep it takes a third of the time of
/// `RequestedPlaces` (`layout/spans` in the benchmark).
struct SpanPlaces<Chooser: SpanChooser>: Sequence, IteratorProtocol {
  /// The number of places.
  let underestimatedCount: Int
  private let heights: ArrayPart<CGFloat>
  private let requests: [ItemRequest]
  private var item: Int
  private let columnCount: Int
  private let pixels: PixelGrid
  private var chooser: Chooser

  /// Starts at the first of some items, none of which names its column.
  init(of items: ItemInput, from first: Int, _ requests: ItemRequests, chooser: Chooser) {
    underestimatedCount = items.count - first
    heights = items.heights
    self.requests = requests.values
    item = first
    columnCount = items.rules.columnCount
    pixels = items.rules.pixels
    self.chooser = chooser
  }

  @inline(__always)
  mutating func next() -> Place? {
    guard item < heights.count else { return nil }
    let height = pixels.roundedUp(Double(heights[item]))
    let span = Swift.min(Int(requests[item].span), columnCount)
    item += 1
    let (column, start) = chooser.fillNext(span: span, height: height)
    return Place(start: start, column: UInt16(truncatingIfNeeded: column))
  }
}
