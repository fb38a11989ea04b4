import XCTest

@testable import waterfall

final class LinesTests: XCTestCase {
  func testLines() {
    let cases: [(String, [String])] = [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r", ["a"]), ("a\r\n", ["a"]),
      ("\n", [""]), ("\r\n", [""]), ("\n\r", ["", ""]), ("\r\r\n\n", ["", "", ""]),
      ("a\nb\rc\r\nd", ["a", "b", "c", "d"]), ("a\u{2028}b", ["a\u{2028}b"]),
    ]
    for (text, lines) in cases {
      let bytes = Array("x\(text)".utf8).dropFirst()
      XCTAssertEqual(Lines(bytes).map { String(decoding: $0, as: UTF8.self) }, lines, text)
    }
  }
}
