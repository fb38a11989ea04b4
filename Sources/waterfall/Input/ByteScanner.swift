/// Reads bytes one after the other and counts lines.
struct ByteScanner {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private(set) var position: Int
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// What comes next, for a message.
  var nextDescription: String {
    guard next != nil else { return "the end of the text" }
    let character = String(decoding: bytes[position...].prefix(32), as: UTF8.self).prefix(1)
    return quoted(String(character))
  }

  /// Returns what was read since a position.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skipByte() {
    if next == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  mutating func skipWhitespace() {
    while let byte = next, " \t\r\n".utf8.contains(byte) { skipByte() }
  }

  /// Skips a text without line ends if it comes next, and returns whether it did.
  @discardableResult
  mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Skips decimal digits and returns how many there were.
  mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  /// Skips a hexadecimal digit and returns its value, or `nil` if there is none.
  mutating func skipHexadecimalDigit() -> UInt32? {
    guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
      return nil
    }
    position += 1
    return UInt32(digit)
  }
}
