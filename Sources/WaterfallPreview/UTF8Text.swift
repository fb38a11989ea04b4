/// A text in UTF-8 that is appended to or interpolated, several times as fast as a `String`.
package struct UTF8Text {
  /// The text, and room behind it that holds anything.
  private var buffer: [UInt8]
  /// The number of bytes of the text, at most those of the buffer.
  package private(set) var count = 0

  /// Makes a text of a string.
  package init(_ string: String) {
    buffer = Array(string.utf8)
    count = buffer.count
  }

  /// Makes an empty text with room for a number of bytes.
  package init(capacity: Int = 0) { buffer = [UInt8](repeating: 0, count: capacity) }

  /// The bytes of the text.
  package var bytes: ArraySlice<UInt8> { buffer[..<count] }
}

extension String {
  /// Makes a string of a text.
  package init(_ text: UTF8Text) { self.init(decoding: text.bytes, as: UTF8.self) }
}

// MARK: - Appending

extension UTF8Text {
  package mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a literal, which needs no reference counting.
  @inline(__always)
  package mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
  }

  mutating func append(_ text: UTF8Text) {
    text.bytes.withUnsafeBytes { append($0) }
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    makeRoom(for: bytes.count)
    let start = count
    buffer.withUnsafeMutableBytes { all in
      // There is room for the bytes from the start on.
      UnsafeMutableRawBufferPointer(rebasing: all[start...]).copyMemory(from: bytes)
    }
    count += bytes.count
  }

  /// Appends up to eight bytes of a number, the lowest one first.
  @inline(__always)
  mutating func append(lowest count: Int, bytesOf number: UInt64) {
    makeRoom(for: 8)
    let start = self.count
    // There is room for all eight bytes; those that don't count are overwritten by what follows.
    buffer.withUnsafeMutableBytes {
      $0.storeBytes(of: number.littleEndian, toByteOffset: start, as: UInt64.self)
    }
    self.count += count
  }

  /// Appends a number of spaces.
  package mutating func append(spaces spaceCount: Int) {
    var rest = spaceCount
    while rest > 0 {
      append(lowest: min(rest, 8), bytesOf: 0x2020_2020_2020_2020)
      rest -= 8
    }
  }

  /// Removes zeros from the end.
  mutating func removeZerosAtEnd() {
    while count > 0, buffer[count - 1] == UInt8(ascii: "0") { count -= 1 }
  }

  /// Removes all text, but keeps the room for it.
  package mutating func removeAll() { count = 0 }

  @inline(__always)
  private mutating func makeRoom(for byteCount: Int) {
    if buffer.count - count < byteCount { grow(by: byteCount) }
  }

  @inline(never)
  private mutating func grow(by byteCount: Int) {
    // Twice the size, so that appending takes constant time for each byte.
    buffer += repeatElement(0, count: max(byteCount, buffer.count))
  }
}

// MARK: - Interpolation

extension UTF8Text: ExpressibleByStringInterpolation {
  package init(stringLiteral text: StaticString) {
    self.init(capacity: text.utf8CodeUnitCount)
    append(literal: text)
  }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The text of an interpolated literal as far as it is made.
  package struct StringInterpolation: StringInterpolationProtocol {
    package var text: UTF8Text

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = UTF8Text(capacity: literalCapacity + 32 * interpolationCount)
    }

    @inline(__always)
    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal: literal) }

    package mutating func appendInterpolation(_ string: String) { text.append(string) }

    package mutating func appendInterpolation(_ text: UTF8Text) { self.text.append(text) }
  }
}
