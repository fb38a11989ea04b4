/// Returns a text in quotation marks for a message: on one line, and cut if it is long.
func quoted(_ text: some StringProtocol) -> String {
  let longest = 60
  let cut = text.prefix(longest)
  let shown = cut.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return "\"\(shown.joined())\(cut.endIndex < text.endIndex ? "…" : "")\""
}
