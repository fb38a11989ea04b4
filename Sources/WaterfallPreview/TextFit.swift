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
    var used = 0.0
    var end = text.startIndex
    for index in text.indices {
      if used + advance(of: "…") <= room { end = index }
      used += advance(of: text[index])
      guard used <= room else { return end == text.startIndex ? nil : "\(text[..<end])…" }
    }
    return text
  }

  private static let digitAdvance = 0.6

  /// The width of a character in units of the font size, rather too wide than too narrow.
  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
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
