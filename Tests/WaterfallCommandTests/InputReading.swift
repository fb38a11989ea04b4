import Testing

@testable import waterfall

extension InputText {
  /// A text that was read from a file `input`.
  init(_ text: String) {
    self.init(name: "input", bytes: Array(text.utf8))
  }
}

/// Expects that something fails because of its input, and with exactly this message.
func expectInputFailure(
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ work: () throws -> Void
) {
  #expect(throws: CommandFailure.input(message), sourceLocation: sourceLocation) { try work() }
}
