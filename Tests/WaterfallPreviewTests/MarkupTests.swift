import XCTest

@testable import WaterfallPreview

final class MarkupTests: XCTestCase {
  func testWhatMeansSomethingInMarkupIsEscaped() {
    let cases: [(String, String)] = [
      ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
      ("a\tb\r\nc", "a b  c"), ("\0\u{1B}\u{7F}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("é😀", "é😀"), ("", ""), ("plain !#$%()~", "plain !#$%()~"),
    ]
    for (text, escaped) in cases {
      XCTAssertEqual(Markup.escaped(text), escaped)
      XCTAssertEqual(String("\(escaped: text)" as UTF8Text), escaped)
    }
  }
}
