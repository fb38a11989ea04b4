import WaterfallPreview

/// What the command writes.
enum Output {
  /// A text.
  case text(String)
  /// A layout.
  case layout(LayoutOutput)

  /// Writes the output.
  func write(to target: inout some UTF8OutputStream) {
    switch self {
    case .text(let text): target.write(UTF8Text(text))
    case .layout(let layout): layout.write(to: &target)
    }
  }
}
