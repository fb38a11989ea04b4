import XCTest

@testable import WaterfallLayout

/// The search for items by their starts, with and without an estimate.
final class OrderedPlacesTests: XCTestCase {
  /// Starts that grow evenly, ever faster and ever slower, that are all equal, and that have a gap.
  private static let starts: [String: @Sendable (Int) -> Double] = [
    "even": { Double($0) * 10 },
    "faster": { Double($0 * $0) },
    "slower": { Double($0).squareRoot() },
    "equal": { _ in 5 },
    "gap": { $0 < 100 ? Double($0) : 1e9 + Double($0) },
    "zero": { _ in 0 },
  ]

  func testTheFirstItemThatStartsAtOrAfterACoordinate() {
    for count in [0, 1, 2, 100, 4095, 4096, 5000] {
      for (name, start) in Self.starts {
        let places = (0..<count).map { Place(start: start($0), column: 0) }
        for item in [0, 1, 99, 100, 101, count / 2, count - 1] where places.indices.contains(item) {
          for offset in [-0.5, 0, 0.5] {
            check(places, at: start(item) + offset, name)
          }
        }
        for coordinate in [-1e300, -.infinity, 1e300, .infinity] {
          check(places, at: coordinate, name)
        }
      }
    }
  }

  private func check(_ places: [Place], at coordinate: Double, _ name: String) {
    for origin in [0, 64.0] {
      let expected = places.firstIndex { $0.start >= coordinate } ?? places.count
      let near = [0, expected - 9, expected + 9, places.count - 1].filter(places.indices.contains)
      for estimate in near + [nil] {
        let found = places.firstItem(
          startingAt: coordinate + origin,
          from: origin,
          near: estimate
        )
        let message = "\(coordinate) among \(places.count) \(name) starts near \(estimate ?? -1)"
        XCTAssertEqual(found, expected, message)
      }
    }
  }

  /// Items 0 to 99 of 10 points each, in columns 0, 1 and 2 in turn, in rows of three.
  func testNeighborsBeginWithTheLastItemOfEachColumn() {
    let places = (0..<99).map { Place(start: Double($0 / 3) * 10, column: UInt16($0 % 3)) }
    let rules = PlacementRules(WaterfallSection(), columnCount: 3, pixels: PixelGrid(scale: nil))
    let neighbors = places.neighbors(in: range(105, 125), from: 0, rules) { _ in 1 }
    XCTAssertEqual(neighbors?.items, 30..<39)
    XCTAssertEqual(neighbors?.unseenColumns, 0)
    let first = places.neighbors(in: range(-10, 5), from: 0, rules) { _ in 1 }
    XCTAssertEqual(first?.items, 0..<3)
  }

  /// Column 2 has only item 2.
  func testAColumnWithoutAnItemNearbyIsUnseen() {
    let places = (0..<200).map { item in
      let column = item == 2 ? 2 : item % 2
      return Place(start: Double(item / 2) * 10, column: UInt16(column))
    }
    let rules = PlacementRules(WaterfallSection(), columnCount: 3, pixels: PixelGrid(scale: nil))
    let neighbors = places.neighbors(in: range(505, 515), from: 0, rules) { _ in 1 }
    XCTAssertEqual(neighbors?.items, 100..<104)
    XCTAssertEqual(neighbors?.unseenColumns, 0b100)
    let near = places.neighbors(in: range(55, 65), from: 0, rules) { _ in 1 }
    XCTAssertEqual(near?.items, 2..<14)
    XCTAssertEqual(near?.unseenColumns, 0)
  }

  func testFewItemsAreAllNeighborsAndManyColumnsHaveNone() {
    let places = (0..<63).map { Place(start: Double($0), column: UInt16($0)) }
    let few = PlacementRules(WaterfallSection(), columnCount: 63, pixels: PixelGrid(scale: nil))
    XCTAssertEqual(places.neighbors(in: range(0, 1), from: 0, few) { _ in 1 }?.items, 0..<63)
    let many = PlacementRules(WaterfallSection(), columnCount: 64, pixels: PixelGrid(scale: nil))
    XCTAssertNil((places + places).neighbors(in: range(0, 1), from: 0, many) { _ in 1 })
  }

  private func range(_ lower: Double, _ upper: Double) -> AxisRange {
    AxisRange(lower: lower, upper: upper)
  }
}
