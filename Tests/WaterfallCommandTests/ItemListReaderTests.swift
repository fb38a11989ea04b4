import Foundation
import Testing
import WaterfallLayout

@testable import waterfall

@Suite("Item lists")
struct ItemListReaderTests {
  private func sections(
    _ text: String,
    _ configuration: WaterfallSection = WaterfallSection()
  ) throws -> [Layout.Section] {
    try ItemListReader.sections(of: InputText(text), configuration: configuration)
  }

  private func item(_ width: Double, _ height: Double, _ label: String? = nil) -> Layout.Item {
    Layout.Item(extent: .scaled(CGSize(width: width, height: height)), label: label)
  }

  @Test("An item a line, with or without a label")
  func items() throws {
    let items = try #require(try sections("4032 3024 a b.jpg\n1.5e3 20\n").first).items
    #expect(items == [item(4032, 3024, "a b.jpg"), item(1500, 20)])
  }

  @Test("Blank lines, Windows line ends, tabs and outer spaces don't matter")
  func whitespace() throws {
    let items = try #require(try sections("\r\n  4\t3  a  b \r\n\n \t\n5 6").first).items
    #expect(items == [item(4, 3, "a  b"), item(5, 6)])
  }

  @Test("A byte order mark doesn't matter")
  func byteOrderMark() throws {
    #expect(try sections("\u{FEFF}4 3").first?.items == [item(4, 3)])
  }

  @Test("A title starts a section with a header")
  func titles() throws {
    var configuration = WaterfallSection(columns: .count(3))
    let plain = configuration
    configuration.header = WaterfallSupplementary(height: 44)
    let sections = try sections("1 2\n# Sea and sky\n3 4 # five\n#\n#Last \n", plain)
    #expect(
      sections == [
        Layout.Section(configuration: plain, items: [item(1, 2)]),
        Layout.Section(
          configuration: configuration,
          title: "Sea and sky",
          items: [item(3, 4, "# five")]
        ),
        Layout.Section(configuration: configuration, title: ""),
        Layout.Section(configuration: configuration, title: "Last"),
      ]
    )
  }

  @Test("Nothing is a layout without sections")
  func empty() throws {
    #expect(try sections("").isEmpty)
    #expect(try sections("\n\r\n").isEmpty)
  }

  @Test(
    "A line that is no item is told with its number",
    arguments: ["photo.jpg", "400", "400 x", "400x300", "nan 3", "0x10 4", "4 inf", "4 1e999"]
  )
  func wrongLine(line: String) {
    expectInputFailure("input:3: expected WIDTH HEIGHT [LABEL], got \"\(line)\"") {
      _ = try sections("1 2\n\n\(line)\n3 4")
    }
  }

  @Test("A size has to have an area", arguments: ["0 3", "3 0 a", "-1 3", "3 -0.5"])
  func sizeWithoutArea(line: String) {
    expectInputFailure("input:1: WIDTH and HEIGHT must be above 0, got \"\(line)\"") {
      _ = try sections(line)
    }
  }

  @Test("A long or odd line is quoted on one line")
  func quoting() {
    let start = String(repeating: "a", count: 59)
    expectInputFailure("input:1: expected WIDTH HEIGHT [LABEL], got \"\(start)\\u{07}…\"") {
      _ = try sections(start + "\u{7}" + start)
    }
  }

  @Test("Text that isn't UTF-8 is told with its line")
  func invalidText() {
    let input = InputText(name: "input", bytes: Array("1 2\n3 4 ".utf8) + [0xFF, 0x0A])
    expectInputFailure("input:2: expected UTF-8 text") {
      _ = try ItemListReader.sections(of: input, configuration: WaterfallSection())
    }
  }
}
