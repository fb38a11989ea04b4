import Foundation
import Testing
import WaterfallLayout

@testable import waterfall

@Suite("Arguments")
struct ArgumentParserTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .layout(let options) = try ArgumentParser.parse(arguments) else {
      throw CommandFailure.usage("nothing to lay out")
    }
    return options
  }

  @Test("No arguments: standard input, SVG, and the layout's defaults")
  func defaults() throws {
    let options = try options()
    #expect(options == Options())
    #expect(options.format == .svg)
    #expect(options.outputFile == nil)
    #expect(options.source == .standardInput)
    #expect(options.container == WaterfallContainer(size: CGSize(width: 390, height: 844)))
    #expect(options.section == WaterfallSection())
  }

  @Test("Help and version win over what follows")
  func helpAndVersion() throws {
    #expect(try ArgumentParser.parse(["--help", "--nonsense"]) == .help)
    #expect(try ArgumentParser.parse(["--columns", "3", "--version"]) == .version)
  }

  @Test("Options of the output, and the file")
  func outputOptions() throws {
    let options = try options("--format", "html", "--output=out.html", "photos.txt")
    #expect(options.format == .html)
    #expect(options.outputFile == "out.html")
    #expect(options.source == .file("photos.txt"))
  }

  @Test("Options of the container")
  func containerOptions() throws {
    let options = try options(
      "--width",
      "800",
      "--height=600.5",
      "--horizontal",
      "--right-to-left",
      "--scale",
      "2"
    )
    let container = WaterfallContainer(
      size: CGSize(width: 800, height: 600.5),
      scrollDirection: .horizontal,
      layoutDirection: .rightToLeft,
      displayScale: 2
    )
    #expect(options.container == container)
  }

  @Test("Options of the sections")
  func sectionOptions() throws {
    let options = try options(
      "--columns",
      "4",
      "--column-spacing",
      "8",
      "--item-spacing=6",
      "--insets",
      "1,2,3,4",
      "--packing",
      "aligned-rows",
      "--keep-columns",
      "--stretch"
    )
    let section = WaterfallSection(
      columns: .count(4),
      columnSpacing: 8,
      itemSpacing: 6,
      contentInsets: WaterfallInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      packing: .alignedRows,
      keepsColumns: true,
      stretchesItems: true
    )
    #expect(options.section == section)
  }

  @Test("Columns can be as many as fit")
  func minimumColumnWidth() throws {
    let options = try options("--minimum-column-width", "120")
    #expect(options.section.columns == .adaptive(minimumWidth: 120))
  }

  @Test("One inset stands for all four")
  func equalInsets() throws {
    #expect(try options("--insets", "12").section.contentInsets == WaterfallInsets(all: 12))
  }

  @Test(
    "Placements",
    arguments: [
      ("shortest-column", WaterfallPacking.shortestColumn), ("flow", .flow(tolerance: 0)),
      ("flow:16.5", .flow(tolerance: 16.5)), ("sequential", .sequential),
      ("aligned-rows", .alignedRows),
    ]
  )
  func placements(text: String, placement: WaterfallPacking) throws {
    #expect(try options("--packing", text).section.packing == placement)
  }

  @Test("The last of several equal options counts")
  func repeatedOption() throws {
    #expect(try options("--width", "1", "--width", "2").container.size.width == 2)
  }

  @Test("Sources: a dash, a file after two dashes, the sample")
  func sources() throws {
    #expect(try options("-").source == .standardInput)
    #expect(try options("--", "--sample").source == .file("--sample"))
    #expect(try options("--sample").source == .sample)
  }

  @Test("A dash as the output is standard output")
  func standardOutput() throws {
    #expect(try options("--output", "-").outputFile == nil)
  }

  @Test("Options that describe the layout are remembered, others aren't")
  func layoutOptions() throws {
    let options = try options("--width=5", "--format", "text", "--horizontal", "--sample")
    #expect(options.layoutOptions == ["--width", "--horizontal"])
  }
}

// MARK: - Wrong usage

extension ArgumentParserTests {
  @Test(
    "Wrong usage is told",
    arguments: [
      (["--nonsense"], "unknown option --nonsense"),
      (["-x"], "unknown option -x"),
      (["--width"], "--width needs a value"),
      (["--horizontal=yes"], "--horizontal takes no value"),
      (["--width", "-1"], "--width must be a number, at least 0, got \"-1\""),
      (["--height", "nan"], "--height must be a number, at least 0, got \"nan\""),
      (["--item-spacing", "0x10"], "--item-spacing must be a number, at least 0, got \"0x10\""),
      (["--columns", "0"], "--columns must be a whole number, at least 1, got \"0\""),
      (["--columns", "2.5"], "--columns must be a whole number, at least 1, got \"2.5\""),
      (["--scale", "0"], "--scale must be a number above 0, got \"0\""),
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
  )
  func wrongUsage(arguments: [String], message: String) {
    #expect(throws: CommandFailure.usage(message)) { try ArgumentParser.parse(arguments) }
  }

  @Test("Insets are one number or four", arguments: ["", "1,2", "1,2,3,4,5", "1,,3,4", "1,2,3,-4"])
  func wrongInsets(text: String) {
    let expected = "N or TOP,LEADING,BOTTOM,TRAILING, numbers that are at least 0"
    #expect(throws: CommandFailure.usage("--insets must be \(expected), got \"\(text)\"")) {
      try ArgumentParser.parse(["--insets", text])
    }
  }

  @Test("Unknown placements", arguments: ["Flow", "flow:", "flow:-1", "flow:x", "rows"])
  func wrongPlacement(text: String) {
    let expected = "shortest-column, flow, flow:TOLERANCE, sequential or aligned-rows"
    #expect(throws: CommandFailure.usage("--packing must be \(expected), got \"\(text)\"")) {
      try ArgumentParser.parse(["--packing", text])
    }
  }

  @Test("The help names every option and every format")
  func helpIsComplete() {
    let options = ValuedOption.allCases.map(\.rawValue) + Flag.allCases.map(\.rawValue)
    for option in options + ["--help", "--version"] {
      #expect(Usage.help.contains("\n  \(option) "))
    }
    for format in OutputFormat.allCases { #expect(Usage.help.contains(format.rawValue)) }
  }
}
