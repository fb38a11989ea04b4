/// An image that an item's label names by a path or a URL.
struct ImageReference: Equatable {
  /// The URL, percent-encoded, absolute or relative to the page.
  let source: String
  /// The name of the image: the file's name without folders and extension.
  let name: String

  /// Bytes of a label, which are read several times as fast as those of a `String`.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static let imageExtensions = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "ico", "jfif", "jpe", "jpeg", "jpg", "jxl",
    "png", "svg", "tif", "tiff", "webp",
  ].map { lowercasedNumber($0.utf8) }

  /// Makes a reference from a label; `nil` if the label doesn't name an image.
  ///
  /// A label names an image if it is a `data:` URL of one, a path or a URL with the extension of an
  /// image format, or a web address whose path has no extension.
  init?(label: String) {
    let hasColon = label.utf8.contains(UInt8(ascii: ":"))
    let start = hasColon ? Self.knownStarts.first { Self.starts(label, with: $0) } : nil
    if start == Self.imageData, label.utf8.contains(UInt8(ascii: ",")) {
      self.init(source: Self.encoded(label, keeping: Self.isURLByte), name: "Image")
      return
    }
    let scheme = start == Self.imageData ? nil : start
    let isWebAddress = scheme != nil && scheme != "file://"
    var text = label
    let name = text.withUTF8 { bytes -> String? in
      guard let path = Self.path(of: bytes[...], scheme: scheme) else { return nil }
      let (name, fileExtension) = Self.nameAndExtension(of: Self.fileName(of: path))
      guard !name.isEmpty, fileExtension.map(Self.isImageExtension) ?? isWebAddress
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
    guard let name else { return nil }
    let source =
      scheme == nil
      ? Self.encodedPath(label) : Self.encoded(label, keeping: Self.isURLByte)
    self.init(source: source, name: name)
  }

  /// Returns the path of a label: the whole label, or the part of a URL between host and query;
  /// `nil` for a web address without a host.
  private static func path(of label: Bytes, scheme: String?) -> Bytes? {
    guard let scheme else { return label }
    let address = label.dropFirst(scheme.utf8.count).prefix { !"?#".utf8.contains($0) }
    let host = address.prefix { $0 != slash }
    guard !host.isEmpty || scheme == "file://" else { return nil }
    return address.dropFirst(host.count)
  }

  /// Returns what is behind the last slash, but for slashes at the very end.
  private static func fileName(of path: Bytes) -> Bytes {
    guard let last = path.lastIndex(where: { $0 != slash }) else { return path.prefix(0) }
    let path = path[...last]
    return path.lastIndex(of: slash).map { path[($0 + 1)...] } ?? path
  }

  private init(source: String, name: String) {
    self.source = source
    self.name = name
  }

  private static func nameAndExtension(of fileName: Bytes) -> (Bytes, Bytes?) {
    guard let dot = fileName.lastIndex(of: UInt8(ascii: ".")), dot != fileName.startIndex
    else { return (fileName, nil) }
    return (fileName[..<dot], fileName[(dot + 1)...])
  }

  private static let slash = UInt8(ascii: "/")
}

// MARK: - Letters of either case

extension ImageReference {
  private static let imageData = "data:image/"
  private static let knownStarts = [imageData, "http://", "https://", "file://"]

  private static func starts(_ label: String, with start: String) -> Bool {
    label.utf8.lazy.map(lowercased).starts(with: start.utf8)
  }

  private static func isImageExtension(_ bytes: Bytes) -> Bool {
    bytes.count <= 8 && imageExtensions.contains(lowercasedNumber(bytes))
  }

  /// Returns the number that up to eight bytes form, with letters in lower case.
  private static func lowercasedNumber(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64(lowercased($1)) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
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
    guard path.utf8.first == slash else { return encoded(path, keeping: isPathByte) }
    let rest = String(Substring(path.utf8.drop { $0 == slash }))
    return "/" + encoded(rest, keeping: isPathByte)
  }

  private static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(3 * text.utf8.count)
    for byte in text.utf8 {
      if isKept(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexadecimalDigit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + (number - 10)
  }
}
