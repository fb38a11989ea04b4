import WaterfallPreview

/// A text stream that collects what is written and passes it on in large chunks.
///
/// After an error nothing more is passed on; ``finish()`` throws the error.
struct BufferedOutput: UTF8OutputStream {
  private static let capacity = 1 << 16

  private var buffer = UTF8Text(capacity: 2 * Self.capacity)
  private var error: SystemError?
  private let sink: (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Makes an output that passes its bytes on to a closure.
  init(to sink: @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void) {
    self.sink = sink
  }

  mutating func write(_ append: (inout UTF8Text) -> Void) {
    append(&buffer)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Passes on what is left, and throws the first error.
  mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }

  private mutating func flush() {
    do throws(SystemError) {
      if error == nil { try sink(buffer.bytes) }
    } catch {
      self.error = error
    }
    buffer.removeAll()
  }
}
