/// The lines of a text, without their ends: LF, CR or CRLF.
struct Lines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let end = rest.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) else {
      defer { rest = [] }
      return rest
    }
    let line = rest[..<end]
    let isPair = rest[end] == carriageReturn && rest[(end + 1)...].first == lineFeed
    rest = rest[(end + (isPair ? 2 : 1))...]
    return line
  }
}
