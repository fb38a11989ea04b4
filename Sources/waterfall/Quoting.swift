/// Returns a text in quotation marks, with invisible characters escaped, cut if it is long.
func quoted(_ text: String) -> String {
  let cut = text.unicodeScalars.prefix(60)
  return "\"\(printable(String(cut)))\(cut.endIndex < text.endIndex ? "…" : "")\""
}

/// Returns a text with invisible characters escaped: control characters, including line ends, byte
/// order marks, and characters that change the direction of text.
func printable(_ text: some StringProtocol) -> String {
  let isPlain = text.utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 <= UInt8(ascii: "~") }
  guard !isPlain, text.unicodeScalars.contains(where: \.isInvisible) else { return String(text) }
  return text.unicodeScalars
    .map { $0.isInvisible ? $0.escaped(asASCII: true) : String($0) }
    .joined()
}

extension Unicode.Scalar {
  /// Whether the character affects what is around it instead of being seen.
  fileprivate var isInvisible: Bool {
    switch self {
    case " "..."~": return false
    case "\u{FEFF}": return true
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return true
      default: return properties.isBidiControl
      }
    }
  }
}
