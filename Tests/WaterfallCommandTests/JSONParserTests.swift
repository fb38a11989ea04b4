import Testing

@testable import waterfall

@Suite("JSON")
struct JSONParserTests {
  private func content(_ text: String) throws -> JSONValue.Content {
    try JSONParser.parse(InputText(text)).content
  }

  @Test(
    "Numbers",
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("1e3", 1000), ("1E+2", 100),
      ("25e-1", 2.5), ("0.1", 0.1), ("1e999", .infinity), ("-1e999", -.infinity),
    ]
  )
  func numbers(text: String, number: Double) throws {
    #expect(try content(text) == .number(number))
  }

  @Test("Booleans and null are no numbers")
  func words() throws {
    #expect(try content(" true\n") == .boolean(true))
    #expect(try content("false") == .boolean(false))
    #expect(try content("null") == .null)
  }

  @Test(
    "Strings",
    arguments: [
      (#""""#, ""), (#""a b""#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\uDE00""#, "😀"), (#""é😀""#, "é😀"), (#""\u0000""#, "\0"),
    ]
  )
  func strings(text: String, string: String) throws {
    #expect(try content(text) == .string(string))
  }

  @Test("Objects keep their keys in order, the same one twice")
  func objects() throws {
    guard case .object(let members) = try content(#"{ "b" : 1 , "a":2,"b":[ ] }"#) else {
      Issue.record("expected an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map(\.value.content) == [.number(1), .number(2), .array([])])
    #expect(try content("{}") == .object([]))
  }

  @Test("Values know their lines")
  func lines() throws {
    let value = try JSONParser.parse(InputText("\n[1,\r\n 2,\n\n{\n}]"))
    guard case .array(let elements) = value.content else {
      Issue.record("expected an array")
      return
    }
    #expect(value.line == 2)
    #expect(elements.map(\.line) == [2, 3, 5])
  }

  @Test(
    "What isn't JSON is told with its line",
    arguments: [
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
  )
  func wrongText(text: String, message: String) {
    expectInputFailure("input:\(message)") { _ = try content(text) }
  }

  @Test("Text that isn't UTF-8")
  func invalidText() {
    let input = InputText(name: "input", bytes: Array("[\n\"".utf8) + [0xC3, 0x28, 0x22, 0x5D])
    expectInputFailure("input:2: expected UTF-8 text") { _ = try JSONParser.parse(input) }
  }

  @Test("Depth has a limit, so that no input overflows the stack")
  func depth() throws {
    let deepest = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: Never.self) { try content(deepest) }
    expectInputFailure("input:1: nested more than 100 levels deep") {
      _ = try content(String(repeating: "[", count: 100_000))
    }
  }
}
