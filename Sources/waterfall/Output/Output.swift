/// What the command writes.
enum Output {
  /// A text as it is.
  case text(String)
  /// A layout in some form.
  case layout(LayoutOutput)

  /// Writes it.
  func write(to target: inout some TextOutputStream) {
    switch self {
    case .text(let text): target.write(text)
    case .layout(let layout): layout.write(to: &target)
    }
  }
}
