/// The lines of a text, without their ends: LF, CR or CRLF.
struct Lines<Bytes: Collection<UInt8>>: Sequence, IteratorProtocol
where Bytes.SubSequence == Bytes {
  private var rest: Bytes

  init(_ bytes: Bytes) { rest = bytes }

  mutating func next() -> Bytes? {
    guard !rest.isEmpty else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let end = rest.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) else {
      defer { rest = rest[rest.endIndex...] }
      return rest
    }
    let line = rest[..<end]
    let isPair = rest[end] == carriageReturn && rest[end...].dropFirst().first == lineFeed
    rest = rest[end...].dropFirst(isPair ? 2 : 1)
    return line
  }
}
