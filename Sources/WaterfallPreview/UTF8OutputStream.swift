/// A target of text in UTF-8.
package protocol UTF8OutputStream {
  /// Calls a closure that appends to what was written before.
  ///
  /// Appending an element piece by piece takes about half the time of interpolating it, which makes
  /// a text for each.
  mutating func write(_ append: (inout UTF8Text) -> Void)
}

extension UTF8OutputStream {
  /// Appends a text to what was written before.
  package mutating func write(_ text: UTF8Text) { write { $0.append(text) } }
}

extension UTF8Text: UTF8OutputStream {
  package mutating func write(_ append: (inout UTF8Text) -> Void) { append(&self) }
}
