import Foundation

/// Files and standard output to write to.
enum OutputFile {
  /// Writes a text to a file, all or nothing, or to standard output for `nil`.
  ///
  /// What isn't an ordinary file, a pipe or a device, is written to as it is.
  static func write(_ text: String, to file: String?) throws(CommandFailure) {
    let data = Data(text.utf8)
    do {
      guard let file else { return try write(data, to: .standardOutput) }
      let url = URL(fileURLWithPath: file)
      if let place = replaceablePlace(of: url) {
        try data.write(to: place, options: .atomic)
      } else {
        try write(data, to: FileHandle(forWritingTo: url))
      }
    } catch {
      throw .file(file ?? "standard output", "cannot be written", error)
    }
  }

  /// Writes data to an open file.
  static func write(_ data: Data, to handle: FileHandle) throws {
    if #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) {
      try handle.write(contentsOf: data)
    } else {
      handle.write(data)
    }
  }

  /// Where a file is or would be, symbolic links followed; `nil` if something else is there.
  private static func replaceablePlace(of url: URL) -> URL? {
    let place = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.path) else { return place }
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    return attributes?[.type] as? FileAttributeType == .typeRegular ? place : nil
  }
}
