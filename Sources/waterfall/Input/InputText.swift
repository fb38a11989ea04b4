/// The bytes of an input and its names.
struct InputText {
  /// The name in messages.
  let name: String
  /// The title of a page made from the input.
  let title: String
  /// The bytes, without a byte order mark at the start.
  let bytes: ArraySlice<UInt8>

  /// Makes an input; the default title is the name without folders and extension.
  init(name: String, title: String? = nil, bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.name = name
    self.title = title ?? Self.title(ofFile: name)
    self.bytes = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
  }

  /// Returns a failure in a line, counted from 1.
  func failure(line: Int, _ message: String) -> CommandFailure {
    .input("\(name):\(line): \(message)")
  }

  /// Whether the input is a JSON document rather than an item list.
  var isDocument: Bool {
    if name.lowercased().hasSuffix(".json") { return true }
    let first = bytes.first { !Self.whitespace.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static let whitespace = Array(" \t\r\n".utf8)

  private static func title(ofFile name: String) -> String {
    let fileName = name.split(separator: "/").last ?? "Waterfall"
    return fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? String(fileName)
  }
}
