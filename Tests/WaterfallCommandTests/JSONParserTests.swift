import XCTest

@testable import waterfall

final class JSONParserTests: XCTestCase {
  private func content(_ text: String) throws -> JSONValue.Content {
    try JSONParser.parse(InputText(text)).content
  }

  func testNumbers() throws {
    let cases: [(String, Double)] = [
      ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("1e3", 1000), ("1E+2", 100),
      ("25e-1", 2.5), ("0.1", 0.1), ("1e999", .infinity), ("-1e999", -.infinity),
    ]
    for (text, number) in cases {
      XCTAssertEqual(try content(text), .number(number), text)
    }
  }

  func testBooleansAndNullAreNoNumbers() throws {
    XCTAssertEqual(try content(" true\n"), .boolean(true))
    XCTAssertEqual(try content("false"), .boolean(false))
    XCTAssertEqual(try content("null"), .null)
  }

  func testStrings() throws {
    let cases: [(String, String)] = [
      (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\uDE00""#, "😀"), (#""é😀""#, "é😀"), (#""\u0000""#, "\0"),
    ]
    for (text, string) in cases {
      XCTAssertEqual(try content(text), .string(string), text)
    }
  }

  /// Objects keep their keys in order, the same one twice.
  func testObjects() throws {
    guard case .object(let members) = try content(#"{ "b" : 1 , "a":2,"b":[ ] }"#) else {
      XCTFail("expected an object")
      return
    }
    XCTAssertEqual(members.map(\.key), ["b", "a", "b"])
    XCTAssertEqual(members.map(\.value.content), [.number(1), .number(2), .array([])])
    XCTAssertEqual(try content("{}"), .object([]))
  }

  func testValuesKnowTheirLines() throws {
    let value = try JSONParser.parse(InputText("\n[1,\r\n 2,\n\n{\n}]"))
    guard case .array(let elements) = value.content else {
      XCTFail("expected an array")
      return
    }
    XCTAssertEqual(value.line, 2)
    XCTAssertEqual(elements.map(\.line), [2, 3, 5])
  }

  func testWhatIsntJSONIsToldWithItsLine() {
    let cases: [(String, String)] = [
      ("", "1: expected a value, got the end of the text"),
      ("\n\n", "3: expected a value, got the end of the text"),
      ("[1,\n]", "2: expected a value, got \"]\""),
      ("[1\n 2]", "2: expected \",\" or \"]\", got \"2\""),
      ("{\"a\" 1}", "1: expected \":\" after the key \"a\", got \"1\""),
      ("{\"a\":1,}", "1: expected a key in quotation marks, got \"}\""),
      ("{a:1}", "1: expected a key in quotation marks, got \"a\""),
      ("{\"a\":1 \"b\"}", "1: expected \",\" or \"}\", got \"\"\""),
      ("[1] 2", "1: expected the end of the document, got \"2\""),
      ("01", "1: expected the end of the document, got \"1\""),
      ("-", "1: expected a digit, got the end of the text"),
      ("1.", "1: expected a digit, got the end of the text"),
      ("1.e3", "1: expected a digit, got \"e\""),
      ("1e+", "1: expected a digit, got the end of the text"),
      ("+1", "1: expected a value, got \"+\""),
      ("NaN", "1: expected a value, got \"N\""),
      ("tru", "1: expected a value, got \"t\""),
      ("nulll", "1: expected the end of the document, got \"l\""),
      ("\"a", "1: expected the end of the string, got the end of the text"),
      ("\"a\n\"", "1: expected the end of the string, got \"\\n\""),
      ("\"\\x\"", "1: expected an escape sequence, got \"x\""),
      ("\"\\u12g4\"", "1: expected four hexadecimal digits, got \"g\""),
      ("\"\\ud83d\"", "1: expected a pair of surrogates, got \"\"\""),
      ("\"\\ud83d\\u0041\"", "1: expected a pair of surrogates, got \"\"\""),
      ("\"\\ude00\"", "1: expected a pair of surrogates, got \"\"\""),
    ]
    for (text, message) in cases {
      assertInputFailure("input:\(message)") { try content(text) }
    }
  }

  func testTextThatIsntUTF8() {
    let input = InputText(name: "input", bytes: Array("[\n\"".utf8) + [0xC3, 0x28, 0x22, 0x5D])
    assertInputFailure("input:2: expected UTF-8 text") { try JSONParser.parse(input) }
  }

  /// Depth has a limit, so that no input overflows the stack.
  func testDepth() throws {
    let deepest = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    XCTAssertNoThrow(try content(deepest))
    assertInputFailure("input:1: nested more than 100 levels deep") {
      try content(String(repeating: "[", count: 100_000))
    }
  }
}
