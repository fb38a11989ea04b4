import XCTest

@testable import WaterfallLayout

/// Lists that mostly have one element at most.
final class ShortListTests: XCTestCase {
  func testElements() {
    for count in 0...3 {
      let list = ShortList(0..<count)
      XCTAssertEqual(Array(list), Array(0..<count))
      XCTAssertEqual(list.count, count)
      XCTAssertEqual(list.isEmpty, count == 0)
      XCTAssertEqual(list.first, count == 0 ? nil : 0)
      XCTAssertEqual(list.last, count == 0 ? nil : count - 1)
      XCTAssertEqual(Array(list.reversed()), Array(0..<count).reversed())
    }
  }

  func testEquality() {
    XCTAssertEqual(ShortList(0..<3), [0, 1, 2])
    XCTAssertNotEqual(ShortList(0..<3), [0, 1])
    XCTAssertNotEqual(ShortList<Int>(), [0])
    XCTAssertEqual(ShortList<Int>(), [])
  }

  func testAppending() {
    var list: ShortList<String> = []
    for text in ["a", "b", "c"] { list.append(text) }
    XCTAssertEqual(list, ["a", "b", "c"])
  }
}
