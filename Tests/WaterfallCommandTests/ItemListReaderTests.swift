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

  func testLinesEndInEveryWay() throws {
    let items = try XCTUnwrap(try sections("1 2\r3 4\r\n5 6\n7 8 a\r").first).items
    XCTAssertEqual(items, [item(1, 2), item(3, 4), item(5, 6), item(7, 8, "a")])
    assertInputFailure("input:5: expected WIDTH HEIGHT [LABEL], got \"x\"") {
      try sections("1 2\r\r\n\n3 4\rx")
    }
  }

  /// A byte order mark doesn't matter at the very start; elsewhere it belongs to no number.
  func testByteOrderMark() throws {
    XCTAssertEqual(try sections("\u{FEFF}4 3").first?.items, [item(4, 3)])
    assertInputFailure("input:2: expected WIDTH HEIGHT [LABEL], got \"\\u{FEFF}4 3\"") {
      try sections("4 3\n\u{FEFF}4 3")
    }
    assertInputFailure("input:1: expected WIDTH HEIGHT [LABEL], got \"\\u{FEFF}4 3\"") {
      try sections("\u{FEFF}\u{FEFF}4 3")
    }
  }

  /// A label or a title can begin with a mark that combines with what is before it.
  func testCombiningMarks() throws {
    let section = try XCTUnwrap(try sections("#\u{301}a\n4 3 \u{301}b\n5\t6\t\u{FE0F}").first)
    XCTAssertEqual(section.title, "\u{301}a")
    XCTAssertEqual(section.items, [item(4, 3, "\u{301}b"), item(5, 6, "\u{FE0F}")])
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

  func testWhatTurnsTextAroundIsVisibleInMessages() {
    assertInputFailure(
      "input:1: expected WIDTH HEIGHT [LABEL], got \"a\\u{202E}b\\u{2066}\\u{061C}\\u{1B}\\u{2028}é👩‍👩‍👧\""
    ) {
      try sections("a\u{202E}b\u{2066}\u{61C}\u{1B}\u{2028}é👩‍👩‍👧")
    }
  }

  /// 60 of many marks on one letter are quoted.
  func testLongCharacterIsCut() {
    let marks = String(repeating: "\u{301}", count: 59)
    assertInputFailure("input:1: expected WIDTH HEIGHT [LABEL], got \"a\(marks)…\"") {
      try sections("a\(marks)\(marks)")
    }
  }

  func testNumberOfSectionsIsLimited() {
    assertInputFailure("input:1048577: expected at most 1048576 sections") {
      try sections(String(repeating: "#\n", count: (1 << 20) + 1))
    }
  }

  func testTextThatIsntUTF8IsToldWithItsLine() {
    let input = InputText(name: "input", bytes: Array("1 2\n3 4 ".utf8) + [0xFF, 0x0A])
    assertInputFailure("input:2: expected UTF-8 text") {
      try ItemListReader.sections(of: input, configuration: WaterfallSection())
    }
  }
}
