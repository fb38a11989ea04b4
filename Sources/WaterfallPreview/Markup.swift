extension UTF8Text.StringInterpolation {
  /// Appends a text with everything escaped that means something between tags or in attributes.
  mutating func appendInterpolation(escaped text: String) { self.text.append(escaped: text) }
}

extension UTF8Text {
  /// Appends a text with everything escaped that means something between tags or in attributes.
  mutating func append(escaped text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy(Markup.isPlain)
      if isPlain { append(UnsafeRawBufferPointer(bytes)) }
      return isPlain
    }
    if !isPlain { append(Markup.escaped(text)) }
  }
}

/// The escaping of text in SVG and HTML.
enum Markup {
  /// Returns a text with everything escaped that means something between tags or in attributes.
  ///
  /// Characters that neither XML nor HTML can hold are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a byte stands for a visible character without a meaning in markup.
  fileprivate static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~")
    }
  }
}
