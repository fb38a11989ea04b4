/// An estimate of the room that text takes; the fonts that will draw it aren't known.
enum TextFit {
  /// Returns the estimated width of a number that isn't negative.
  static func width(of number: Int, fontSize: Double) -> Double {
    Double(UTF8Text.length(of: number)) * digitAdvance * fontSize
  }

  /// Returns a text, cut and ended by an ellipsis if it doesn't fit a width.
  ///
  /// - Returns: The text, or `nil` if not even one character and the ellipsis fit.
  static func shortened(_ text: String, toWidth width: Double, fontSize: Double) -> String? {
    let room = width / fontSize
    // No character is wider than the font size, and none takes less than a byte.
    if Double(text.utf8.count) <= room { return text }
    let end =
      hasCharacterBytes(text)
      ? self.end(of: text.utf8, within: room) { advance(of: Unicode.Scalar($0)) }
      : self.end(of: text, within: room) { $0.unicodeScalars.first.map(advance) ?? 0 }
    if end == text.endIndex { return text }
    return end == text.startIndex ? nil : "\(text[..<end])…"
  }

  /// Returns whether each byte of a text is a character, which is true of ASCII but for a carriage
  /// return with a line feed; characters take four times as long to find.
  private static func hasCharacterBytes(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  /// Returns the end of the characters of a text that fit together with an ellipsis, or the end of
  /// the text if all of them fit without one.
  private static func end<Characters: Collection>(
    of characters: Characters,
    within room: Double,
    advance: (Characters.Element) -> Double
  ) -> String.Index where Characters.Index == String.Index {
    var used = 0.0
    var end = characters.startIndex
    for index in characters.indices {
      if used + self.advance(of: "…") <= room { end = index }
      used += advance(characters[index])
      guard used <= room else { return end }
    }
    return characters.endIndex
  }

  private static let digitAdvance = 0.6

  /// The width of a character that begins with a scalar, in units of the font size, rather too wide
  /// than too narrow.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "I", "j", "l", "t", ".", ",", ":", ";", "'", "|", "!", " ": return 0.34
    case "M", "W", "m", "w", "@", "%", "—", "…": return 0.92
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}",
      "\u{F900}"..."\u{FAFF}", "\u{FE30}"..."\u{FE4F}", "\u{FF00}"..."\u{FF60}",
      "\u{1F000}"..."\u{3FFFD}":
      return 1
    default: return digitAdvance
    }
  }
}
