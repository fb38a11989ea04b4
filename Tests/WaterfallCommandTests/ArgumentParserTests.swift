import Foundation
import WaterfallLayout
import XCTest

@testable import waterfall

final class ArgumentParserTests: XCTestCase {
  private func options(_ arguments: SystemString...) throws -> Options {
    guard case .layout(let options) = try ArgumentParser.parse(arguments) else {
      throw CommandFailure.usage("nothing to lay out")
    }
    return options
  }

  /// No arguments: standard input, SVG, and the layout's defaults.
  func testDefaults() throws {
    let options = try options()
    XCTAssertEqual(options, Options())
    XCTAssertEqual(options.format, .svg)
    XCTAssertNil(options.outputFile)
    XCTAssertEqual(options.source, .standardInput)
    XCTAssertEqual(options.container, WaterfallContainer(size: CGSize(width: 390, height: 844)))
    XCTAssertEqual(options.section, WaterfallSection())
  }

  func testHelpAndVersionWinOverWhatFollows() throws {
    XCTAssertEqual(try ArgumentParser.parse(["--help", "--nonsense"]), .help)
    XCTAssertEqual(try ArgumentParser.parse(["--columns", "3", "--version"]), .version)
  }

  /// Options of the output, and the file.
  func testOutputOptions() throws {
    let options = try options("--format", "html", "--output=out.html", "photos.txt")
    XCTAssertEqual(options.format, .html)
    XCTAssertEqual(options.outputFile, "out.html")
    XCTAssertEqual(options.source, .file("photos.txt"))
  }

  func testOptionsOfTheContainer() throws {
    let options = try options(
      "--width",
      "800",
      "--height=600.5",
      "--horizontal",
      "--right-to-left",
      "--reversed",
      "--scale",
      "2"
    )
    let container = WaterfallContainer(
      size: CGSize(width: 800, height: 600.5),
      scrollDirection: .horizontal,
      layoutDirection: .rightToLeft,
      isReversed: true,
      displayScale: 2
    )
    XCTAssertEqual(options.container, container)
  }

  func testOptionsOfTheSections() throws {
    let options = try options(
      "--columns",
      "4",
      "--maximum-column-width=90.5",
      "--column-alignment=center",
      "--collapse-empty-columns",
      "--column-spacing",
      "8",
      "--item-spacing=6",
      "--insets",
      "1,2,3,4",
      "--packing",
      "aligned-rows",
      "--fill-holes",
      "--keep-columns",
      "--stretch"
    )
    let section = WaterfallSection(
      columns: .count(4),
      maximumColumnWidth: 90.5,
      columnAlignment: .center,
      collapsesEmptyColumns: true,
      columnSpacing: 8,
      itemSpacing: 6,
      contentInsets: WaterfallInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      packing: .alignedRows,
      fillsHoles: true,
      keepsColumns: true,
      stretchesItems: true
    )
    XCTAssertEqual(options.section, section)
  }

  /// A page without a width is made for a desktop.
  func testPages() throws {
    let page = try options("--format", "html")
    XCTAssertEqual(page.container.size, CGSize(width: 1200, height: 844))
    XCTAssertEqual(page.section.columns, .adaptive(minimumWidth: 240))
    XCTAssertEqual(try options("--format=html", "--columns=2").section.columns, .count(2))
    XCTAssertEqual(
      try options("--minimum-column-width=90", "--format=html").section.columns,
      .adaptive(minimumWidth: 90)
    )
    for arguments in [["--width=390"], ["--horizontal"]] as [[SystemString]] {
      let invocation = try ArgumentParser.parse(["--format=html"] + arguments)
      guard case .layout(let options) = invocation else { return XCTFail("\(invocation)") }
      XCTAssertEqual(options.container.size, CGSize(width: 390, height: 844))
      XCTAssertEqual(options.section.columns, .count(2))
    }
  }

  func testColumnsCanBeAsManyAsFit() throws {
    let options = try options("--minimum-column-width", "120")
    XCTAssertEqual(options.section.columns, .adaptive(minimumWidth: 120))
  }

  func testOneInsetStandsForAllFour() throws {
    XCTAssertEqual(try options("--insets", "12").section.contentInsets, WaterfallInsets(all: 12))
  }

  func testColumnAlignments() throws {
    let cases: [(String, WaterfallColumnAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("space-between", .spaceBetween), ("space-around", .spaceAround),
      ("space-evenly", .spaceEvenly),
    ]
    XCTAssertEqual(cases.map(\.1), WaterfallColumnAlignment.allCases)
    for (text, alignment) in cases {
      let section = try options("--column-alignment", SystemString(text)).section
      XCTAssertEqual(section.columnAlignment, alignment, text)
    }
  }

  func testPackings() throws {
    let cases: [(String, WaterfallPacking)] = [
      ("shortest-column", WaterfallPacking.shortestColumn), ("flow", .flow(tolerance: 0)),
      ("flow:16.5", .flow(tolerance: 16.5)), ("sequential", .sequential),
      ("aligned-rows", .alignedRows),
    ]
    for (text, packing) in cases {
      XCTAssertEqual(try options("--packing", SystemString(text)).section.packing, packing, text)
    }
  }

  func testLastOfSeveralEqualOptionsCounts() throws {
    XCTAssertEqual(try options("--width", "1", "--width", "2").container.size.width, 2)
  }

  /// Sources: a dash, a file after two dashes, the sample.
  func testSources() throws {
    XCTAssertEqual(try options("-").source, .standardInput)
    XCTAssertEqual(try options("--", "--sample").source, .file("--sample"))
    XCTAssertEqual(try options("--sample").source, .sample)
  }

  func testDashAsTheOutputIsStandardOutput() throws {
    XCTAssertNil(try options("--output", "-").outputFile)
  }

  /// Options that describe the layout are remembered, others aren't.
  func testLayoutOptions() throws {
    let options = try options("--width=5", "--format", "text", "--horizontal", "--sample")
    XCTAssertEqual(options.layoutOptions, ["--width", "--horizontal"])
  }
}

// MARK: - Wrong usage

extension ArgumentParserTests {
  func testWrongUsageIsTold() {
    let cases: [([SystemString], String)] = [
      (["--nonsense"], "unknown option --nonsense"),
      (["-x"], "unknown option -x"),
      (["--width"], "--width needs a value"),
      (["--horizontal=yes"], "--horizontal takes no value"),
      (["--help=1"], "--help takes no value"),
      (["--version="], "--version takes no value"),
      (
        ["--minimum-column-width", "0"],
        "--minimum-column-width must be a number above 0, got \"0\""
      ),
      (["--width", "-1"], "--width must be a number, at least 0, got \"-1\""),
      (["--height", "nan"], "--height must be a number, at least 0, got \"nan\""),
      (["--item-spacing", "0x10"], "--item-spacing must be a number, at least 0, got \"0x10\""),
      (["--columns", "0"], "--columns must be a whole number, at least 1, got \"0\""),
      (["--columns", "2.5"], "--columns must be a whole number, at least 1, got \"2.5\""),
      (["--scale", "0"], "--scale must be a number above 0, got \"0\""),
      (
        ["--maximum-column-width", "0"],
        "--maximum-column-width must be a number above 0, got \"0\""
      ),
      (
        ["--column-alignment", "left"],
        "--column-alignment must be leading, center, trailing, space-between, space-around or "
          + "space-evenly, got \"left\""
      ),
      (["--format", "pdf"], "--format must be svg, html, json or text, got \"pdf\""),
      (["--output", ""], "--output must be a file name, got \"\""),
      ([""], "FILE must be a file name, got \"\""),
      (["a", "b"], "only one FILE can be given, and none together with --sample"),
      (["--sample", "a"], "only one FILE can be given, and none together with --sample"),
      (["--sample", "--sample"], "only one FILE can be given, and none together with --sample"),
      (["--", "a", "b"], "only one FILE can be given, and none together with --sample"),
      (
        ["--columns", "2", "--minimum-column-width", "9"],
        "--columns and --minimum-column-width exclude each other"
      ),
    ]
    for (arguments, message) in cases {
      assertFailure(.usage(message)) { try ArgumentParser.parse(arguments) }
    }
  }

  func testInsetsAreOneNumberOrFour() {
    for text in ["", "1,2", "1,2,3,4,5", "1,,3,4", "1,2,3,-4"] {
      let expected = "N or TOP,LEADING,BOTTOM,TRAILING, numbers that are at least 0"
      assertFailure(.usage("--insets must be \(expected), got \"\(text)\"")) {
        try ArgumentParser.parse(["--insets", SystemString(text)])
      }
    }
  }

  func testUnknownPackings() {
    for text in ["Flow", "flow:", "flow:-1", "flow:x", "rows"] {
      let expected = "shortest-column, flow, flow:TOLERANCE, sequential or aligned-rows"
      assertFailure(.usage("--packing must be \(expected), got \"\(text)\"")) {
        try ArgumentParser.parse(["--packing", SystemString(text)])
      }
    }
  }

  func testHelpNamesEveryOptionAndEveryFormat() {
    let options = ValuedOption.allCases.map(\.rawValue) + Flag.allCases.map(\.rawValue)
    for option in options + ["--help", "--version"] {
      XCTAssert(Usage.help.contains("\n  \(option) "))
    }
    for format in OutputFormat.allCases { XCTAssert(Usage.help.contains(format.rawValue)) }
  }
}
