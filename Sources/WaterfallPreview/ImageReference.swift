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
      self.init(source: Self.encoded(label, keeping: Self.urlCharacters), name: "Image")
      return
    }
    let schemes = ["http://", "https://", "file://"]
    let scheme = schemes.first(where: lowercased.hasPrefix)
    let isWebAddress = scheme != nil && scheme != "file://"
    guard let path = Self.path(of: label, scheme: scheme) else { return nil }
    let fileName = path.split(separator: "/").last ?? ""
    let (name, fileExtension) = Self.nameAndExtension(of: fileName)
    guard !name.isEmpty, fileExtension.map(Self.imageExtensions.contains) ?? isWebAddress
    else { return nil }
    let source =
      scheme == nil
      ? Self.encodedPath(label) : Self.encoded(label, keeping: Self.urlCharacters)
    self.init(source: source, name: String(name))
  }

  /// Returns the path of a label: the whole label, or the part of a URL between host and query;
  /// `nil` for a web address without a host.
  private static func path(of label: String, scheme: String?) -> Substring? {
    guard let scheme else { return label[...] }
    let address = label.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    let host = address.prefix { $0 != "/" }
    guard !host.isEmpty || scheme == "file://" else { return nil }
    return address.dropFirst(host.count)
  }

  private init(source: String, name: String) {
    self.source = source
    self.name = name
  }

  private static func nameAndExtension(of fileName: Substring) -> (Substring, String?) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else {
      return (fileName, nil)
    }
    return (fileName[..<dot], fileName[fileName.index(after: dot)...].lowercased())
  }
}

// MARK: - Percent-encoding

extension ImageReference {
  private static let pathCharacters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8
  )
  private static let urlCharacters = pathCharacters.union(":?#[]@!$&'()*+,;=%".utf8)

  /// Returns a relative URL for a path; several slashes at its start would name a host.
  private static func encodedPath(_ path: String) -> String {
    let rest = path.drop { $0 == "/" }
    return (path.hasPrefix("/") ? "/" : "") + encoded(String(rest), keeping: pathCharacters)
  }

  private static func encoded(_ text: String, keeping kept: Set<UInt8>) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
