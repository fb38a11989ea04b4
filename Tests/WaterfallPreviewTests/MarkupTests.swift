import XCTest

@testable import WaterfallPreview

final class MarkupTests: XCTestCase {
  func testWhatMeansSomethingInMarkupIsEscaped() {
    let cases: [(String, String)] = [
      ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
      ("a\tb\r\nc", "a b  c"), ("\0\u{1B}\u{7F}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("é😀", "é😀"),
      ("\u{80}\u{9F}\u{A0}\u{FFFD}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{A0}\u{FFFD}\u{FFFD}"),
      ("&\u{FFBE}<é>海", "&amp;\u{FFBE}&lt;é&gt;海"), ("", ""), ("plain !#$%()~", "plain !#$%()~"),
    ]
    for (text, escaped) in cases {
      XCTAssertEqual(String("\(escaped: text)" as UTF8Text), escaped)
    }
  }
}
