/// What the command writes.
enum Output {
  /// A text.
  case text(String)
  /// A layout.
  case layout(LayoutOutput)

  /// Writes the output.
  func write(to target: inout some TextOutputStream) {
    switch self {
    case .text(let text): target.write(text)
    case .layout(let layout): layout.write(to: &target)
    }
  }
}
