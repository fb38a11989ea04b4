/// An image that an item's label names by a path or a URL.
struct ImageReference: Equatable {
  /// The URL, percent-encoded, absolute or relative to the page.
  let source: String
  /// The name of the image: the file's name without folders and extension.
  let name: String

  private static let imageExtensions: Set<String> = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "ico", "jfif", "jpe", "jpeg", "jpg", "jxl",
    "png", "svg", "tif", "tiff", "webp",
  ]

  /// Makes a reference from a label; `nil` if the label doesn't name an image.
  ///
  /// A label names an image if it is a `data:` URL of one, a path or a URL with the extension of an
  /// image format, or a web address whose path has no extension.
  init?(label: String) {
    let lowercased = label.lowercased()
    if lowercased.hasPrefix("data:image/"), label.contains(",") {
      self.init(source: Self.encoded(label, keeping: Self.isURLByte), name: "Image")
      return
    }
    let schemes = ["http://", "https://", "file://"]
    let scheme = schemes.first(where: lowercased.hasPrefix)
    let isWebAddress = scheme != nil && scheme != "file://"
    guard let path = Self.path(of: label, scheme: scheme) else { return nil }
    let (name, fileExtension) = Self.nameAndExtension(of: Self.fileName(of: path))
    guard !name.isEmpty, fileExtension.map(Self.imageExtensions.contains) ?? isWebAddress
    else { return nil }
    let source =
      scheme == nil
      ? Self.encodedPath(label) : Self.encoded(label, keeping: Self.isURLByte)
    self.init(source: source, name: String(name))
  }

  /// Returns the path of a label: the whole label, or the part of a URL between host and query;
  /// `nil` for a web address without a host.
  private static func path(of label: String, scheme: String?) -> Substring? {
    guard let scheme else { return label[...] }
    let address = label.utf8.dropFirst(scheme.utf8.count).prefix { !"?#".utf8.contains($0) }
    let host = address.prefix { $0 != slash }
    guard !host.isEmpty || scheme == "file://" else { return nil }
    return Substring(address.dropFirst(host.count))
  }

  /// Returns what is behind the last slash, but for slashes at the very end.
  private static func fileName(of path: Substring) -> Substring {
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let path = path.utf8[...last]
    guard let end = path.lastIndex(of: slash) else { return Substring(path) }
    return Substring(path[path.index(after: end)...])
  }

  private init(source: String, name: String) {
    self.source = source
    self.name = name
  }

  private static func nameAndExtension(of fileName: Substring) -> (Substring, String?) {
    let bytes = fileName.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else {
      return (fileName, nil)
    }
    return (fileName[..<dot], fileName[bytes.index(after: dot)...].lowercased())
  }

  private static let slash = UInt8(ascii: "/")
}

// MARK: - Percent-encoding

extension ImageReference {
  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }

  private static func isURLByte(_ byte: UInt8) -> Bool {
    isPathByte(byte) || ":?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }

  /// Returns a relative URL for a path; several slashes at its start would name a host.
  private static func encodedPath(_ path: String) -> String {
    let rest = String(Substring(path.utf8.drop { $0 == slash }))
    return (path.utf8.first == slash ? "/" : "") + encoded(rest, keeping: isPathByte)
  }

  private static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isKept(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
