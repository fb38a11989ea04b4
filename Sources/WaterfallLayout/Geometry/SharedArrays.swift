#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The heights and places of short sections that are being made, in arrays that they share.
///
/// Two arrays for each of ten thousand sections would take longer to make than to fill
/// (`layout/sections` in the benchmark). An array is shared by some hundred sections at most, so
/// that one of them keeps little memory of others that have gone.
struct SharedArrays {
  /// The heights of all sections, one after the other, and some zeros.
  private var heights: [CGFloat] = []
  /// The number of items in all sections.
  private(set) var itemCount = 0
  /// The sections, each with the end of its heights.
  private var members: [(section: Int, end: Int)] = []

  /// The number of items that no section reaches which shares its arrays.
  static let threshold = ColumnIndex.threshold
  /// The number of items and sections from which on others are begun.
  private static let capacity = 4096

  /// Whether it is time to begin others.
  var areFull: Bool { itemCount + members.count >= Self.capacity }

  /// Removes and returns all heights, with at least as many zeros as another section has items.
  ///
  /// There is one more, so that not even the last section may append to arrays of others. The
  /// number of zeros doubles: a few for each section would take longer than its places.
  mutating func takeHeights(for count: Int) -> [CGFloat] {
    var heights = heights
    self.heights = []
    let missing = itemCount + count + 1 - heights.count
    if missing > 0 {
      heights.append(contentsOf: repeatElement(0, count: max(missing, heights.count)))
    }
    return heights
  }

  /// Adds a section with a number of items, whose heights are those after all others in an array.
  mutating func addSection(_ section: Int, itemCount count: Int, allHeights: consuming [CGFloat]) {
    heights = allHeights
    itemCount += count
    members.append((section, itemCount))
  }

  /// Places the items of all sections, and begins other arrays.
  mutating func placeItems(of sections: inout [SectionGeometry]) {
    var places: [Place] = []
    places.reserveCapacity(itemCount + 1)
    var first = 0
    for (section, end) in members {
      let heights = ArrayPart(heights, first..<end)
      sections[section].items.placeAll(heights, atEndOf: &places)
      first = end
    }
    places.append(.unknown)  // as one more height
    first = 0
    for (section, end) in members {
      sections[section].items.setPlaces(ArrayPart(places, first..<end))
      first = end
    }
    self = SharedArrays()
  }
}
