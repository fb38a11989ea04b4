/// A text in UTF-8 that is made by string interpolation, several times as fast as a `String`.
package struct UTF8Text {
  package private(set) var bytes: [UInt8]

  /// Makes a text of a string.
  package init(_ string: String) { bytes = Array(string.utf8) }

  /// Makes an empty text with room for a number of bytes.
  package init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }
}

extension String {
  /// Makes a string of a text.
  package init(_ text: UTF8Text) { self.init(decoding: text.bytes, as: UTF8.self) }
}

// MARK: - Appending

extension UTF8Text {
  package mutating func append(_ string: String) { bytes.append(contentsOf: string.utf8) }

  /// Appends a literal, which needs no reference counting.
  package mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ text: UTF8Text) { bytes.append(contentsOf: text.bytes) }

  /// Appends one to eight bytes of a number, the lowest one first.
  mutating func append(lowest count: Int, bytesOf number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { all in
      // The slice is checked to lie in the eight bytes.
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[..<count]))
    }
  }

  /// Inserts a number of spaces.
  package mutating func insert(spaces count: Int, at index: Int) {
    bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: count), at: index)
  }

  /// Removes all text, but keeps the room for it.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

// MARK: - Interpolation

extension UTF8Text: ExpressibleByStringInterpolation {
  package init(stringLiteral text: StaticString) {
    self.init()
    append(literal: text)
  }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The text of an interpolated literal as far as it is made.
  package struct StringInterpolation: StringInterpolationProtocol {
    var text: UTF8Text

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = UTF8Text(capacity: literalCapacity + 32 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text.append(literal: literal) }

    package mutating func appendInterpolation(_ string: String) { text.append(string) }

    package mutating func appendInterpolation(_ text: UTF8Text) { self.text.append(text) }
  }
}
