/// How much room text takes, estimated: what draws an SVG can't be asked.
enum TextFit {
  /// Returns the estimated width of a text.
  static func width(of text: String, fontSize: Double) -> Double {
    text.reduce(0) { $0 + advance(of: $1) } * fontSize
  }

  /// Returns a text as it is, or cut and ended by an ellipsis, so that it fits a width.
  ///
  /// - Returns: `nil` if not even one character and the ellipsis fit.
  static func shortened(_ text: String, toWidth width: Double, fontSize: Double) -> String? {
    let room = width / fontSize
    var used = 0.0
    var lengthBesideEllipsis = 0
    for (length, character) in text.enumerated() {
      if used + advance(of: "…") <= room { lengthBesideEllipsis = length }
      used += advance(of: character)
      guard used <= room else {
        return lengthBesideEllipsis == 0 ? nil : "\(text.prefix(lengthBesideEllipsis))…"
      }
    }
    return text
  }

  /// The width of a character in units of the font size, rather too wide than too narrow.
  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F000...0x3FFFD:
      return 1
    default:
      if "MWmw@%—…".contains(character) { return 0.92 }
      return "iIjlt.,:;'|! ".contains(character) ? 0.34 : 0.6
    }
  }
}
