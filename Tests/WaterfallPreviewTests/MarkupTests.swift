import Foundation
import XCTest

@testable import WaterfallPreview

final class MarkupTests: XCTestCase {
  func testNumbersHaveThreeDecimals() {
    let cases: [(CGFloat, String)] = [
      (0, "0.000"), (-0.0, "0.000"), (-0.0001, "0.000"), (1, "1.000"), (93.3333, "93.333"),
      (0.9996, "1.000"), (-12.05, "-12.050"), (1e9, "1000000000.000"), (1e30, "1e+30"),
    ]
    for (number, text) in cases {
      XCTAssertEqual(Markup.fixed(number), text)
    }
  }

  func testNumbersForPeopleAreShort() {
    let cases: [(CGFloat, String)] = [
      (0, "0"), (100, "100"), (12.5, "12.5"), (0.001, "0.001"), (-20.25, "-20.25"), (1e30, "1e+30"),
    ]
    for (number, text) in cases { XCTAssertEqual(Markup.short(number), text) }
  }

  func testWhatMeansSomethingInMarkupIsEscaped() {
    let cases: [(String, String)] = [
      ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
      ("a\tb\r\nc", "a b  c"), ("\0\u{1B}\u{7F}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("é😀", "é😀"),
    ]
    for (text, escaped) in cases {
      XCTAssertEqual(Markup.escaped(text), escaped)
    }
  }
}
