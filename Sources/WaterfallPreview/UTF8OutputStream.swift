/// A target of text in UTF-8.
package protocol UTF8OutputStream {
  /// Appends a text to what was written before.
  mutating func write(_ text: UTF8Text)
}

extension UTF8Text: UTF8OutputStream {
  package mutating func write(_ text: UTF8Text) { append(text) }
}
