@testable import waterfall

extension InputText {
  /// A text that was read from a file `input`.
  init(_ text: String) {
    self.init(name: "input", bytes: Array(text.utf8))
  }
}
