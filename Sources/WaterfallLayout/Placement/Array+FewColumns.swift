#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension [Place] {
  /// Adds the places of automatic items of one column each in few empty columns.
  ///
  /// For a section of ten items it takes half the time of a placement that could be continued
  /// (`layout/sections` in the benchmark).
  ///
  /// - Parameters:
  ///   - heights: The height of each item.
  ///   - rules: Rules that fill few empty columns.
  /// - Returns: The end of the lowest item.
  mutating func appendFewColumns(of heights: ArrayPart<CGFloat>, _ rules: PlacementRules) -> Double
  {
    let (first, pixels) = (count, rules.pixels)
    return heights.withUnsafeBufferPointer { heights in
      append(
        contentsOf: SinglePlaces(
          of: 0..<heights.count,
          heights: heights,
          pixels: pixels,
          chooser: FewColumnEnds(.empty, rules: rules)
        )
      )
      return withUnsafeBufferPointer { $0[first...].greatestEnd(heights: heights, pixels) }
    }
  }
}

extension PlacementRules {
  /// Whether automatic items of one column each are placed in the shortest of few columns, all of
  /// which start at 0.
  var fillsFewEmptyColumns: Bool {
    guard case .few = FittingChooser(self, placesSingles: true) else { return false }
    return startsAtZero && !alignsRows
  }
}

extension Slice<UnsafeBufferPointer<Place>> {
  /// Returns the greatest end of items of some heights, or 0 where there are none.
  @inline(__always)
  func greatestEnd(heights: UnsafeBufferPointer<CGFloat>, _ pixels: PixelGrid) -> Double {
    var greatest = 0.0
    for (place, height) in zip(self, heights) {
      let end = place.start + pixels.roundedUp(Double(height))
      if end > greatest { greatest = end }
    }
    return greatest
  }
}
