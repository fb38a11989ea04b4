import Foundation
import WaterfallLayout
import XCTest

@testable import waterfall

final class ItemListReaderTests: XCTestCase {
  private func sections(
    _ text: String,
    _ configuration: WaterfallSection = WaterfallSection()
  ) throws -> [Layout.Section] {
    try ItemListReader.sections(of: InputText(text), configuration: configuration)
  }

  private func item(_ width: Double, _ height: Double, _ label: String? = nil) -> Layout.Item {
    Layout.Item(extent: .scaled(CGSize(width: width, height: height)), label: label)
  }

  /// An item a line, with or without a label.
  func testItems() throws {
    let items = try XCTUnwrap(try sections("4032 3024 a b.jpg\n1.5e3 20\n").first).items
    XCTAssertEqual(items, [item(4032, 3024, "a b.jpg"), item(1500, 20)])
  }

  /// Blank lines, Windows line ends, tabs and outer spaces don't matter.
  func testWhitespace() throws {
    let items = try XCTUnwrap(try sections("\r\n  4\t3  a  b \r\n\n \t\n5 6").first).items
    XCTAssertEqual(items, [item(4, 3, "a  b"), item(5, 6)])
  }

  func testByteOrderMarkDoesntMatter() throws {
    XCTAssertEqual(try sections("\u{FEFF}4 3").first?.items, [item(4, 3)])
  }

  func testTitleStartsASectionWithAHeader() throws {
    var configuration = WaterfallSection(columns: .count(3))
    let plain = configuration
    configuration.header = WaterfallSupplementary(height: 44)
    let sections = try sections("1 2\n# Sea and sky\n3 4 # five\n#\n#Last \n", plain)
    XCTAssertEqual(
      sections,
      [
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

  func testNothingIsALayoutWithoutSections() throws {
    XCTAssert(try sections("").isEmpty)
    XCTAssert(try sections("\n\r\n").isEmpty)
  }

  /// A line that is no item is told with its number.
  func testWrongLine() {
    for line in ["photo.jpg", "400", "400 x", "400x300", "nan 3", "0x10 4", "4 inf", "4 1e999"] {
      assertInputFailure("input:3: expected WIDTH HEIGHT [LABEL], got \"\(line)\"") {
        try sections("1 2\n\n\(line)\n3 4")
      }
    }
  }

  func testSizeHasToHaveAnArea() {
    for line in ["0 3", "3 0 a", "-1 3", "3 -0.5"] {
      assertInputFailure("input:1: WIDTH and HEIGHT must be above 0, got \"\(line)\"") {
        try sections(line)
      }
    }
  }

  func testLongOrOddLineIsQuotedOnOneLine() {
    let start = String(repeating: "a", count: 59)
    assertInputFailure("input:1: expected WIDTH HEIGHT [LABEL], got \"\(start)\\u{07}…\"") {
      try sections(start + "\u{7}" + start)
    }
  }

  func testTextThatIsntUTF8IsToldWithItsLine() {
    let input = InputText(name: "input", bytes: Array("1 2\n3 4 ".utf8) + [0xFF, 0x0A])
    assertInputFailure("input:2: expected UTF-8 text") {
      try ItemListReader.sections(of: input, configuration: WaterfallSection())
    }
  }
}
