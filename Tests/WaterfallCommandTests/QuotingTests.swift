import XCTest

@testable import waterfall

final class QuotingTests: XCTestCase {
  func testInvisibleCharactersAreEscaped() {
    let cases = [
      ("", ""), ("a \\ \"é\" 海 👩‍👩‍👧", "a \\ \"é\" 海 👩‍👩‍👧"), ("a\tb\r\nc", "a\\tb\\r\\nc"),
      ("\0\u{1B}[31m\u{7F}\u{9B}", "\\0\\u{1B}[31m\\u{7F}\\u{009B}"),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{202A}\\u{202E}\\u{2066}\\u{2069}"),
      ("\u{61C}\u{200E}\u{200F}", "\\u{061C}\\u{200E}\\u{200F}"),
      ("\u{FEFF}\u{2028}\u{2029}", "\\u{FEFF}\\u{2028}\\u{2029}"),
    ]
    for (text, escaped) in cases {
      XCTAssertEqual(printable(text), escaped)
      XCTAssertEqual(printable(escaped), escaped)
    }
  }

  func testQuotedTextIsCut() {
    let text = String(repeating: "a", count: 60)
    XCTAssertEqual(quoted(text), "\"\(text)\"")
    XCTAssertEqual(quoted(text + "b"), "\"\(text)…\"")
    XCTAssertEqual(quoted("a\nb"), "\"a\\nb\"")
  }
}
