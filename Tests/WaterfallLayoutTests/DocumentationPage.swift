import Foundation

/// A page of the documentation: the README or one of the catalogues.
struct DocumentationPage {
  /// Where the pages about the library itself are.
  static let catalogue = "Sources/WaterfallLayout/WaterfallLayout.docc"
  /// Where the articles and their pictures are.
  static let articles = "\(catalogue)/Articles"

  /// The name of the file.
  let name: String
  /// The lines of the page.
  let lines: [String]

  /// Returns all pages.
  static func all() throws -> [DocumentationPage] {
    let catalogues = [
      catalogue, "Sources/WaterfallCollectionView/WaterfallCollectionView.docc",
      "Sources/WaterfallSwiftUI/WaterfallSwiftUI.docc",
    ]
    let pages = try catalogues.flatMap { try Checkout.files(in: $0, withExtension: "md") }
    return try (["README.md"] + pages).map { try DocumentationPage(path: $0) }
  }

  /// Reads the page in a file.
  init(path: String) throws {
    name = path.split(separator: "/").last.map { String($0) } ?? path
    lines = try Checkout.lines(of: path)
  }

  /// The blocks of Swift code.
  var swiftBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line == "```swift" {
        start = index + 1
      } else if line == "```", let first = start {
        blocks.append(CodeBlock(place: "\(name):\(first + 1)", lines: Array(lines[first..<index])))
        start = nil
      }
    }
    return blocks
  }

  /// The targets of links and images, without those of links between articles.
  var targets: [(text: String, target: String, isImage: Bool)] {
    let parts = lines.joined(separator: "\n").components(separatedBy: "](")
    return zip(parts, parts.dropFirst()).map { before, rest in
      let opening = before.range(of: "[", options: .backwards)?.lowerBound ?? before.startIndex
      return (
        String(before[opening...].dropFirst()), String(rest.prefix { $0 != ")" }),
        before[..<opening].hasSuffix("!")
      )
    }
  }

  /// Returns the numbers in the rows of tables that start with some words, in the order of the
  /// tables.
  func tableRows(after heads: [String]) -> [String: [[Double]]] {
    var rows: [String: [[Double]]] = [:]
    for line in lines {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), let head = cells.first, heads.contains(head) else { continue }
      rows[head, default: []].append(cells.dropFirst().compactMap(Double.init))
    }
    return rows
  }
}

/// Some lines of code and where they stand.
struct CodeBlock {
  /// The file and the line.
  let place: String
  /// The lines, without the indentation that they have in common.
  var lines: [String]

  /// Returns whether the lines stand in a file one after another, all indented by as much.
  func stands(in file: [String]) -> Bool {
    guard let first = lines.first, lines.count <= file.count else { return false }
    return (0...(file.count - lines.count)).contains { start in
      guard file[start].hasSuffix(first) else { return false }
      let indentation = file[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines, file[start...]).allSatisfy { line, other in
        line.isEmpty ? other.isEmpty : other == indentation + line
      }
    }
  }
}

/// The files of this package.
enum Checkout {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the paths of the files in a folder and the folders in it, in order.
  static func files(in folder: String, withExtension fileExtension: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .map { $0.replacingOccurrences(of: "\\", with: "/") }
      .filter { $0.hasSuffix(".\(fileExtension)") }
      .sorted()
      .map { "\(folder)/\($0)" }
  }

  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .replacingOccurrences(of: "\r\n", with: "\n")
      .components(separatedBy: "\n")
  }
}
