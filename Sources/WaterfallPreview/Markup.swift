extension UTF8Text.StringInterpolation {
  /// Appends a text with everything escaped that means something between tags or in attributes.
  mutating func appendInterpolation(escaped text: String) { self.text.append(escaped: text) }
}

extension UTF8Text {
  /// Appends a text with everything escaped that means something between tags or in attributes.
  ///
  /// Characters that neither XML nor HTML can hold are replaced.
  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { bytes in
      // All before it is appended, escaped.
      var rest = bytes.startIndex
      var index = rest
      while index < bytes.endIndex {
        guard let escape = Markup.Escape(at: index, in: bytes) else {
          index += 1
          continue
        }
        append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest..<index]))
        append(literal: escape.replacement)
        index += escape.length
        rest = index
      }
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest...]))
    }
  }
}

/// The escaping of text in SVG and HTML.
enum Markup {
  /// What stands for a character that has to be escaped.
  struct Escape {
    /// The text that stands for the character.
    let replacement: StaticString
    /// The number of bytes of the character.
    let length: Int

    /// Looks at the character that starts at an index in valid UTF-8; `nil` if it stays as it is.
    @inline(__always)
    init?(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      switch bytes[index] {
      case UInt8(ascii: "&"): self.init("&amp;")
      case UInt8(ascii: "<"): self.init("&lt;")
      case UInt8(ascii: ">"): self.init("&gt;")
      case UInt8(ascii: "\""): self.init("&quot;")
      case UInt8(ascii: "'"): self.init("&#39;")
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self.init(" ")
      case 0..<0x20, 0x7F: self.init("\u{FFFD}")
      // Control characters from U+0080 to U+009F.
      case 0xC2 where bytes[index + 1] < 0xA0: self.init("\u{FFFD}", length: 2)
      // U+FFFE and U+FFFF.
      case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
        self.init("\u{FFFD}", length: 3)
      default: return nil
      }
    }

    private init(_ replacement: StaticString, length: Int = 1) {
      self.replacement = replacement
      self.length = length
    }
  }
}
