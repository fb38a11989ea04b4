/// Returns a text in quotation marks for a message: on one line, and cut if it is long.
func quoted(_ text: some StringProtocol) -> String {
  let cut = text.prefix(60)
  return "\"\(printable(cut))\(cut.endIndex < text.endIndex ? "…" : "")\""
}

/// Returns a text with control characters, line ends among them, written as escape sequences.
func printable(_ text: some StringProtocol) -> String {
  let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
  guard text.unicodeScalars.contains(where: isControl) else { return String(text) }
  return text.unicodeScalars
    .map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }
    .joined()
}
