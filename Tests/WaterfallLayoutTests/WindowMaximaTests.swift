import XCTest

@testable import WaterfallLayout

/// The greatest number of each run, compared with a look at every number.
final class WindowMaximaTests: XCTestCase {
  /// Every list of 1 to 6 numbers from 0, 1 and 2, and every length of a run, in the same memory.
  func testEveryShortList() {
    var windows = WindowMaxima()
    var lists: [[Double]] = [[]]
    for count in 1...6 {
      lists = lists.flatMap { list in [0, 1, 2].map { list + [$0] } }
      for list in lists {
        for length in 1...count {
          windows.measure(list, length: length)
          let expected = (0...count - length).map { list[$0..<$0 + length].max() }
          XCTAssertEqual(windows.maxima, expected, "\(list), \(length)")
        }
      }
    }
  }
}
