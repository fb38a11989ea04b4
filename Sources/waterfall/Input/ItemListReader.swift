import Foundation
import WaterfallLayout

/// A reader of item lists: `WIDTH HEIGHT [LABEL]` on a line, `# Title` where a section starts.
struct ItemListReader {
  /// The height of the header of a titled section, in points.
  static let headerHeight: CGFloat = 44

  /// Bytes of the input, which are read in two thirds of the time that slices of an array take.
  ///
  /// They are valid only while `sections(of:configuration:)` reads the lines, and no line is kept:
  /// sections get copies of what they need.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private let input: InputText
  private let configuration: WaterfallSection
  private var sections: [Layout.Section] = []

  private init(_ input: InputText, configuration: WaterfallSection) {
    self.input = input
    self.configuration = configuration
  }

  /// Returns the sections of an item list, all with one configuration but for their headers.
  static func sections(
    of input: InputText,
    configuration: WaterfallSection
  ) throws(CommandFailure) -> [Layout.Section] {
    var reader = ItemListReader(input, configuration: configuration)
    try input.bytes.withUnsafeBufferPointer { bytes throws(CommandFailure) in
      var number = 0
      for line in Lines(bytes[...]) {
        number += 1
        try reader.read(Line(line.trimmed(), number: number))
      }
    }
    return reader.sections
  }

  private mutating func read(_ line: Line) throws(CommandFailure) {
    guard let first = line.bytes.first else { return }
    if first == UInt8(ascii: "#") {
      try startSection(title: text(line.bytes.dropFirst().trimmed(), on: line), on: line)
    } else {
      try append(item(on: line))
    }
  }

  private mutating func startSection(title: String, on line: Line) throws(CommandFailure) {
    let greatestCount = Layout.greatestSectionCount
    guard sections.count < greatestCount else {
      throw input.failure(line: line.number, "expected at most \(greatestCount) sections")
    }
    var titled = configuration
    titled.header = WaterfallSupplementary(height: Self.headerHeight)
    sections.append(Layout.Section(configuration: titled, title: title))
  }

  private mutating func append(_ item: Layout.Item) {
    if sections.isEmpty { sections.append(Layout.Section(configuration: configuration)) }
    sections[sections.endIndex - 1].items.append(item)
  }
}

// MARK: - Lines

extension ItemListReader {
  /// A line without blanks around it.
  private struct Line {
    let bytes: Bytes
    /// The number of the line, counted from 1.
    let number: Int

    init(_ bytes: Bytes, number: Int) {
      self.bytes = bytes
      self.number = number
    }
  }

  private func item(on line: Line) throws(CommandFailure) -> Layout.Item {
    let widthField = line.bytes.prefix { !$0.isBlank }
    let rest = line.bytes[widthField.endIndex...].trimmed()
    let heightField = rest.prefix { !$0.isBlank }
    let label = rest[heightField.endIndex...].trimmed()
    guard let width = decimalNumber(widthField), let height = decimalNumber(heightField) else {
      let got = quoted(try text(line.bytes, on: line))
      throw input.failure(line: line.number, "expected WIDTH HEIGHT [LABEL], got \(got)")
    }
    guard width > 0, height > 0 else {
      let got = quoted(try text(line.bytes, on: line))
      throw input.failure(line: line.number, "WIDTH and HEIGHT must be above 0, got \(got)")
    }
    return Layout.Item(
      extent: .scaled(CGSize(width: width, height: height)),
      label: label.isEmpty ? nil : try text(label, on: line)
    )
  }

  private func text(_ bytes: Bytes, on line: Line) throws(CommandFailure) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else {
      throw input.failure(line: line.number, "expected UTF-8 text")
    }
    return text
  }
}

// MARK: - Blanks

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the bytes without blanks around them.
  fileprivate func trimmed() -> Self {
    guard let start = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[start...last]
  }
}
