import WaterfallTestSupport
import XCTest

@testable import WaterfallLayout

/// The list of holes in blocks, compared with a plain list.
final class HoleListTests: XCTestCase {
  /// Holes, and the same ones in a plain list.
  private struct Checked {
    var list = HoleList()
    var holes: [Hole] = []

    mutating func append(_ hole: Hole) {
      list.append(hole)
      holes.append(hole)
    }

    mutating func cut(from start: Double, to end: Double, keepingHolesOf least: Double) {
      list.cut(from: start, to: end, keepingHolesOf: least)
      holes = holes.flatMap { hole -> [Hole] in
        guard hole.start < end, start < hole.end else { return [hole] }
        let parts = [Hole(start: hole.start, end: start), Hole(start: end, end: hole.end)]
        return parts.filter { $0.length > 1.0 / 1024 && $0.length > least - 1.0 / 1024 }
      }
    }

    /// Asks for the first hole that an item fits into, for items of several lengths.
    func check(_ label: String, line: UInt = #line) {
      for length in [0, 0.5, 1, 3, 7, 8, 20, 64, 65] {
        let start = holes.first { $0.length > length - 1.0 / 1024 }?.start
        XCTAssertEqual(list.start(fitting: length), start, "\(label), \(length)", line: line)
      }
    }
  }

  func testAHoleIsLongerThanNoise() {
    XCTAssertFalse(Hole(start: 0, end: 1.0 / 1024).isUsable(for: 0))
    XCTAssertTrue(Hole(start: 0, end: 1.5 / 1024).isUsable(for: 0))
    XCTAssertFalse(Hole(start: 0, end: 9 - 1.0 / 1024).isUsable(for: 9))
    XCTAssertTrue(Hole(start: 0, end: 9 - 0.5 / 1024).isUsable(for: 9))
  }

  /// Each hole is cut into two, and these into two again: a block of 64 holes gets 256.
  func testHolesThatAreCutInTheMiddle() {
    for count in [1, 64, 65, 200] {
      var checked = Checked()
      for hole in 0..<count {
        checked.append(Hole(start: Double(100 * hole), end: Double(100 * hole + 64)))
      }
      for middle in [32, 16, 48] {
        for start in stride(from: middle, to: 100 * count, by: 100) {
          checked.cut(from: Double(start), to: Double(start + 1), keepingHolesOf: 0)
          checked.check("\(count) holes cut at \(start)")
        }
      }
      checked.append(Hole(start: Double(100 * count), end: Double(100 * count + 65)))
      checked.check("\(count) holes and one more")
      for start in stride(from: 0, to: 100 * count, by: 50) {
        checked.cut(from: Double(start), to: Double(start + 50), keepingHolesOf: 0)
        checked.check("\(count) holes filled up to \(start + 50)")
      }
    }
  }

  func testSeededHoles() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var (checked, bottom) = (Checked(), 0.0)
      let least = seed.isMultiple(of: 2) ? 0.0 : 3
      for step in 0..<600 {
        if Bool.random(using: &generator) {
          let start = bottom + Double.random(in: 0...10, using: &generator)
          bottom = start + Double.random(in: 1...64, using: &generator)
          checked.append(Hole(start: start, end: bottom))
        } else if bottom > 0 {
          let start = Double.random(in: 0..<bottom, using: &generator)
          let length = ([0.5, 10, 300] as [Double]).randomElement(using: &generator) ?? 1
          checked.cut(from: start, to: start + length, keepingHolesOf: least)
        }
        checked.check("seed \(seed), step \(step)")
      }
    }
  }
}
