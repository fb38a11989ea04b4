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
  /// The heights of all sections, one after the other.
  private var heights: [CGFloat] = []
  /// The sections, each with the end of its heights.
  private var members: [(section: Int, end: Int)] = []

  /// The number of items that no section reaches which shares its arrays.
  static let threshold = ColumnIndex.threshold
  /// The number of items and sections from which on others are begun.
  private static let capacity = 4096

  /// Whether it is time to begin others.
  var areFull: Bool { heights.count + members.count >= Self.capacity }

  /// Removes and returns all heights, so that those of the next section can be added.
  mutating func takeHeights() -> [CGFloat] {
    let heights = heights
    self.heights = []
    return heights
  }

  /// Adds a section, given its index and all heights with its own at the end.
  mutating func addSection(_ section: Int, allHeights: consuming [CGFloat]) {
    heights = allHeights
    members.append((section, heights.count))
  }

  /// Places the items of all sections, and begins other arrays.
  mutating func placeItems(of sections: inout [SectionGeometry]) {
    var places: [Place] = []
    places.reserveCapacity(heights.count + 1)
    // Behind the last section, so that not even that one appends to arrays of others.
    heights.append(0)
    var first = 0
    for (section, end) in members {
      let heights = ArrayPart(heights, first..<end)
      sections[section].items.placeAll(heights, atEndOf: &places)
      first = end
    }
    places.append(.unknown)
    first = 0
    for (section, end) in members {
      sections[section].items.setPlaces(ArrayPart(places, first..<end))
      first = end
    }
    self = SharedArrays()
  }
}
