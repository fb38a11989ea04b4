import XCTest

@testable import WaterfallLayout

/// Parts of an array that others share.
final class ArrayPartTests: XCTestCase {
  private let shared = [1, 2, 3, 4, 5, 6]

  func testIndicesBeginAtZero() {
    let part = ArrayPart(shared, 2..<5)
    XCTAssertEqual(Array(part), [3, 4, 5])
    XCTAssertEqual(part.indices, 0..<3)
    XCTAssertEqual(part[1], 4)
    XCTAssertEqual(Array(part.slice), [3, 4, 5])
    XCTAssertEqual(part.withUnsafeBufferPointer { Array($0) }, [3, 4, 5])
    XCTAssertEqual(Array(ArrayPart<Int>()), [])
  }

  func testEachChangeLeavesTheOthersAsTheyWere() {
    let changes: [(String, (inout ArrayPart<Int>) -> Void, [Int])] = [
      ("set", { $0[1] = 9 }, [3, 9, 5]),
      ("append", { $0.append(contentsOf: [9]) }, [3, 4, 5, 9]),
      ("remove", { $0.removeLast(2) }, [3]),
      ("remove none", { $0.removeLast(0) }, [3, 4, 5]),
      ("replace", { $0.replaceSubrange(1..., with: [7, 8, 9]) }, [3, 7, 8, 9]),
      ("in place", { $0.withUnsafeMutableBufferPointer { $0[2] = 9 } }, [3, 4, 9]),
    ]
    for (name, change, expected) in changes {
      let (before, after) = (ArrayPart(shared, 0..<2), ArrayPart(shared, 5..<6))
      let same = ArrayPart(shared, 2..<5)
      var part = same
      change(&part)
      XCTAssertEqual(Array(part), expected, name)
      XCTAssertEqual([before, same, after].map { Array($0) }, [[1, 2], [3, 4, 5], [6]], name)
      part.append(contentsOf: [0])
      XCTAssertEqual(Array(part), expected + [0], name)
    }
  }

  func testTheLastPartAppendsToItsArray() {
    var part = ArrayPart(shared, 6..<6)
    part.append(contentsOf: [7, 8])
    XCTAssertEqual(Array(part), [7, 8])
    XCTAssertEqual(part.takeArray(), [1, 2, 3, 4, 5, 6, 7, 8])
    XCTAssertEqual(Array(part), [])
  }

  func testEqualElementsAreEqualWhereverTheyAre() {
    XCTAssertEqual(ArrayPart([9, 2, 3], 1..<3), ArrayPart(shared, 1..<3))
    XCTAssertNotEqual(ArrayPart(shared, 0..<2), ArrayPart(shared, 1..<3))
    XCTAssertNotEqual(ArrayPart(shared, 0..<2), ArrayPart(shared, 0..<3))
  }
}
