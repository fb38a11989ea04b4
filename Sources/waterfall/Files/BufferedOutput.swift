/// Text on its way to a file, handed on in large pieces.
///
/// After an error nothing more is handed on; ``finish()`` throws it.
struct BufferedOutput: TextOutputStream {
  private static let capacity = 1 << 16

  private var buffer: [UInt8] = []
  private var error: SystemError?
  private let handOn: (ArraySlice<UInt8>) throws(SystemError) -> Void

  /// Makes an output that hands its bytes on to a function.
  init(to handOn: @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void) {
    self.handOn = handOn
    buffer.reserveCapacity(2 * Self.capacity)
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands on what is left, and throws the first error that there was.
  mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }

  private mutating func flush() {
    do throws(SystemError) {
      if error == nil { try handOn(buffer[...]) }
    } catch {
      self.error = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
