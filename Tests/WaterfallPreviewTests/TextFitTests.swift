import XCTest

@testable import WaterfallPreview

final class TextFitTests: XCTestCase {
  func testTextIsCutToTheRoomThereIs() {
    XCTAssertEqual(TextFit.shortened("harbour", toWidth: 1000, fontSize: 10), "harbour")
    XCTAssert(TextFit.shortened("", toWidth: 0, fontSize: 10)?.isEmpty == true)
    XCTAssertEqual(TextFit.shortened("harbour", toWidth: 30, fontSize: 10), "har…")
    XCTAssertNil(TextFit.shortened("harbour", toWidth: 10, fontSize: 10))
    XCTAssertEqual(TextFit.shortened("海の写真", toWidth: 30, fontSize: 10), "海の…")
  }

  func testCutTextIsNeverWiderThanItsRoom() {
    let text = "Wide Middle illi 海の写真 😀 end"
    for width in stride(from: 0.0, to: 300, by: 1) {
      guard let cut = TextFit.shortened(text, toWidth: width, fontSize: 12) else { continue }
      XCTAssertEqual(TextFit.shortened(cut, toWidth: width, fontSize: 12), cut)
    }
  }

  func testDigitsAreEquallyWide() {
    for (number, width) in [(0, 6.0), (9, 6), (10, 12), (12_345, 30)] {
      XCTAssertEqual(TextFit.width(of: number, fontSize: 10), width, accuracy: 1e-9)
    }
  }
}
