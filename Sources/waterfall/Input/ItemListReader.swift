import Foundation
import WaterfallLayout

/// Reads an item list: `WIDTH HEIGHT [LABEL]` on a line, `# Title` where a section starts.
struct ItemListReader {
  /// The height of the header of a titled section, in points.
  static let headerHeight: CGFloat = 44

  private let input: InputText
  private let configuration: WaterfallSection
  private var sections: [Layout.Section] = []

  private init(_ input: InputText, configuration: WaterfallSection) {
    self.input = input
    self.configuration = configuration
  }

  /// Returns the sections of an item list, each laid out as configured, its header aside.
  static func sections(
    of input: InputText,
    configuration: WaterfallSection
  ) throws(CommandFailure) -> [Layout.Section] {
    var reader = ItemListReader(input, configuration: configuration)
    let lines = input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(line, number: index + 1)
    }
    return reader.sections
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(CommandFailure) {
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw input.failure(line: number, "expected UTF-8 text")
    }
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if line.isEmpty { return }
    if line.hasPrefix("#") {
      startSection(title: line.dropFirst().trimmingCharacters(in: .whitespaces))
    } else {
      try append(item(on: line, number: number))
    }
  }

  private mutating func startSection(title: String) {
    var titled = configuration
    titled.header = WaterfallSupplementary(height: Self.headerHeight)
    sections.append(Layout.Section(configuration: titled, title: title))
  }

  private mutating func append(_ item: Layout.Item) {
    if sections.isEmpty { sections.append(Layout.Section(configuration: configuration)) }
    sections[sections.endIndex - 1].items.append(item)
  }

  private func item(on line: String, number: Int) throws(CommandFailure) -> Layout.Item {
    let fields = line.split(maxSplits: 2) { $0 == " " || $0 == "\t" }
    guard fields.count >= 2,
      let width = decimalNumber(fields[0]),
      let height = decimalNumber(fields[1])
    else {
      throw input.failure(line: number, "expected WIDTH HEIGHT [LABEL], got \(quoted(line))")
    }
    guard width > 0, height > 0 else {
      throw input.failure(line: number, "WIDTH and HEIGHT must be above 0, got \(quoted(line))")
    }
    return Layout.Item(
      extent: .scaled(CGSize(width: width, height: height)),
      label: fields.count == 3 ? fields[2].trimmingCharacters(in: .whitespaces) : nil
    )
  }
}
