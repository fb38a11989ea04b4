import Foundation

/// Reads JSON (RFC 8259) into values that know their line and keep every key.
struct JSONParser {
  private static let greatestDepth = 100

  private let input: InputText
  private(set) var scanner: ByteScanner
  private var depth = 0

  private init(_ input: InputText) {
    self.input = input
    scanner = ByteScanner(input.bytes)
  }

  /// Returns the value that a text consists of.
  static func parse(_ input: InputText) throws(CommandFailure) -> JSONValue {
    var parser = JSONParser(input)
    let value = try parser.value()
    parser.scanner.skipWhitespace()
    guard parser.scanner.next == nil else { throw parser.failure("the end of the document") }
    return value
  }

  private mutating func value() throws(CommandFailure) -> JSONValue {
    scanner.skipWhitespace()
    let line = scanner.line
    return JSONValue(content: try content(), line: line)
  }

  private mutating func content() throws(CommandFailure) -> JSONValue.Content {
    guard let byte = scanner.next else { throw failure("a value") }
    switch Unicode.Scalar(byte) {
    case "{": return try nested { parser throws(CommandFailure) in try parser.object() }
    case "[": return try nested { parser throws(CommandFailure) in try parser.array() }
    case "\"": return .string(try string())
    case "-", "0"..."9": return .number(try number())
    default:
      if scanner.skip("true") { return .boolean(true) }
      if scanner.skip("false") { return .boolean(false) }
      if scanner.skip("null") { return .null }
      throw failure("a value")
    }
  }

  private func failure(_ expected: String) -> CommandFailure {
    input.failure(line: scanner.line, "expected \(expected), got \(scanner.nextDescription)")
  }
}

// MARK: - Objects and arrays

extension JSONParser {
  private mutating func nested(
    _ read: (inout JSONParser) throws(CommandFailure) -> JSONValue.Content
  ) throws(CommandFailure) -> JSONValue.Content {
    guard depth < Self.greatestDepth else {
      throw input.failure(line: scanner.line, "nested more than \(Self.greatestDepth) levels deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws(CommandFailure) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    scanner.skip("{")
    scanner.skipWhitespace()
    if scanner.skip("}") { return .object(members) }
    while true {
      scanner.skipWhitespace()
      guard scanner.next == UInt8(ascii: "\"") else { throw failure("a key in quotation marks") }
      let key = try string()
      scanner.skipWhitespace()
      guard scanner.skip(":") else { throw failure("\":\" after the key \(quoted(key))") }
      members.append(JSONValue.Member(key: key, value: try value()))
      scanner.skipWhitespace()
      if scanner.skip("}") { return .object(members) }
      guard scanner.skip(",") else { throw failure("\",\" or \"}\"") }
    }
  }

  private mutating func array() throws(CommandFailure) -> JSONValue.Content {
    var elements: [JSONValue] = []
    scanner.skip("[")
    scanner.skipWhitespace()
    if scanner.skip("]") { return .array(elements) }
    while true {
      elements.append(try value())
      scanner.skipWhitespace()
      if scanner.skip("]") { return .array(elements) }
      guard scanner.skip(",") else { throw failure("\",\" or \"]\"") }
    }
  }
}

// MARK: - Numbers

extension JSONParser {
  private mutating func number() throws(CommandFailure) -> Double {
    let start = scanner.position
    scanner.skip("-")
    if !scanner.skip("0"), scanner.skipDigits() == 0 { throw failure("a digit") }
    if scanner.skip("."), scanner.skipDigits() == 0 { throw failure("a digit") }
    if scanner.skip("e") || scanner.skip("E") {
      if !scanner.skip("-") { scanner.skip("+") }
      if scanner.skipDigits() == 0 { throw failure("a digit") }
    }
    let text = scanner.text(from: start)
    guard let number = Double(text) else {
      throw input.failure(line: scanner.line, "expected a number, got \(quoted(text))")
    }
    return number
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(CommandFailure) -> String {
    var bytes: [UInt8] = []
    let line = scanner.line
    scanner.skip("\"")
    while let byte = scanner.next {
      switch Unicode.Scalar(byte) {
      case "\"":
        scanner.skip("\"")
        guard let string = String(bytes: bytes, encoding: .utf8) else {
          throw input.failure(line: line, "expected UTF-8 text")
        }
        return string
      case "\\":
        scanner.skip("\\")
        bytes += String(try escapedScalar()).utf8
      case "\0"..<" ":
        throw failure("the end of the string")
      default:
        bytes.append(byte)
        scanner.skipByte()
      }
    }
    throw failure("the end of the string")
  }

  private mutating func escapedScalar() throws(CommandFailure) -> Unicode.Scalar {
    let escapes: [(String, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, scalar) in escapes where scanner.skip(letter) { return scalar }
    guard scanner.skip("u") else { throw failure("an escape sequence") }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, scanner.skip("\\u") else { throw failure("a pair of surrogates") }
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("a pair of surrogates") }
    return scalar
  }

  private mutating func codeUnit() throws(CommandFailure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = scanner.skipHexadecimalDigit() else {
        throw failure("four hexadecimal digits")
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}
