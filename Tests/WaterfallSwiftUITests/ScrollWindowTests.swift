import WaterfallSwiftUI
import XCTest

final class ScrollWindowTests: XCTestCase {
  private func window(at top: CGFloat, height: CGFloat = 800) -> ScrollWindow {
    ScrollWindow(around: CGRect(x: 0, y: top, width: 390, height: height))
  }

  func testStepsOfAPowerOfTwo() {
    // Half of 800 is 400, and the greatest power of two in it 256: 800 are 3.125 steps.
    XCTAssertEqual(window(at: 0).start, -256)
    XCTAssertEqual(window(at: 0).length, 7 * 256)
    XCTAssertEqual(window(at: 255.9), window(at: 0))
    XCTAssertEqual(window(at: 256).start, 0)
    XCTAssertEqual(window(at: 256).length, 7 * 256)
    XCTAssertEqual(window(at: -0.1).start, -512)
  }

  func testDiffersOncePerStep() {
    let tops = stride(from: 0.0, to: 25_600, by: 0.5)
    XCTAssertEqual(Set(tops.map { window(at: $0) }).count, 100)
  }

  func testCoversWhatIsVisibleAndAStepMoreOnEitherSide() {
    for height: CGFloat in [1, 10.3, 320, 511.9, 512, 844, 1_366, 100_000] {
      let step = max((height / 2).binade, 1)
      for index in 0..<400 {
        let top = (CGFloat(index) - 200) * height * 0.173
        let window = window(at: top, height: height)
        let before = top - window.start
        let after = window.start + window.length - top - height
        XCTAssertTrue((step...(2 * step)).contains(before), "\(before) before \(top), \(height)")
        XCTAssertTrue((step...(3 * step)).contains(after), "\(after) after \(top), \(height)")
      }
    }
  }

  func testHeightsThatDifferLittleMakeTheSameWindow() {
    XCTAssertEqual(window(at: 1_000, height: 800), window(at: 1_000, height: 1_000))
    XCTAssertEqual(window(at: 1_000, height: 1_000).length, 7 * 256)
  }

  func testRect() {
    XCTAssertEqual(
      window(at: 300).rect(width: 390),
      CGRect(x: 0, y: 0, width: 390, height: 1_792)
    )
    XCTAssertEqual(ScrollWindow.everything.rect(width: 390), .infinite)
  }

  func testEverythingOutsideOfAScrollView() {
    XCTAssertEqual(ScrollWindow(around: nil), .everything)
  }

  func testNothingForARectThatIsEmptyOrNotFinite() {
    for height: CGFloat in [0, .nan, .infinity] {
      XCTAssertEqual(window(at: 100, height: height), .empty, "\(height)")
    }
    for top: CGFloat in [.nan, .infinity, -.infinity] {
      XCTAssertEqual(window(at: top), .empty, "\(top)")
    }
  }
}
