import Foundation
import XCTest

@testable import waterfall

final class CommandLineToolTests: XCTestCase {
  private static let document = #"{"container": {"width": 100}, "sections": []}"#

  private func result(
    _ arguments: SystemString...,
    reading text: String = ""
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.result(of: arguments) { _ in Array(text.utf8) }
  }

  func testHelpAndVersionReadNothing() throws {
    let read = { (_: SystemString?) throws(CommandFailure) -> [UInt8] in throw .input("read") }
    XCTAssertEqual(try CommandLineTool.result(of: ["--help"], read: read).text, Usage.help)
    XCTAssertEqual(try CommandLineTool.result(of: ["--version"], read: read).text, "1.0.0\n")
    XCTAssert(try CommandLineTool.result(of: ["--sample"], read: read).text.hasPrefix("<svg "))
  }

  /// The file that was named is read, or standard input.
  func testSources() throws {
    var files: [SystemString?] = []
    let read = { (file: SystemString?) -> [UInt8] in
      files.append(file)
      return []
    }
    _ = try CommandLineTool.result(of: ["photos.txt"], read: read)
    _ = try CommandLineTool.result(of: [], read: read)
    XCTAssertEqual(files, ["photos.txt", nil])
  }

  func testEachFormatIsMade() throws {
    let list = "4 3 a.jpg"
    XCTAssert(try result("--format", "svg", reading: list).text.hasPrefix("<svg "))
    XCTAssert(try result("--format", "html", reading: list).text.hasPrefix("<!DOCTYPE html>"))
    XCTAssert(try result("--format", "json", reading: list).text.hasPrefix("{\"contentSize\""))
    XCTAssert(try result("--format", "text", reading: list).text.hasPrefix("kind "))
  }

  func testOutputFileIsPassedOn() throws {
    XCTAssertEqual(try result("--output", "a.svg").outputFile, "a.svg")
  }

  func testPageIsCalledAsItsInput() throws {
    XCTAssert(try result("--format=html", "a/b.c.txt").text.contains("<title>b.c</title>"))
    XCTAssert(try result("--format=html").text.contains("<title>Waterfall</title>"))
    XCTAssert(try result("--format=html", "--sample").text.contains("<title>Sample</title>"))
  }

  /// A document is known by its first character, or its name.
  func testDocuments() throws {
    XCTAssert(try result("--format=json", reading: " \n" + Self.document).text.contains("[100, 0]"))
    assertFailure(.input("a.json:1: not valid JSON: Invalid value")) {
      try result("a.json", reading: "a")
    }
    assertFailure(.input("a: expected an object, got an array")) {
      try result("a", reading: "[]")
    }
  }

  /// Options that describe the layout are refused together with a document.
  func testRefusedOptions() throws {
    let message = "a JSON document describes its layout itself, without --width, --horizontal"
    assertFailure(.usage(message)) {
      try result("--width=3", "--horizontal", "--format=text", reading: Self.document)
    }
  }

  func testWhatTheLayoutHadToPutRightIsWarnedOf() throws {
    let document = """
      {"container": {"width": 100}, "sections": [{"items": [{"height": -5}]}]}
      """
    XCTAssertEqual(
      try result("a.json", reading: document).warnings,
      [
        "a.json: warning: height of item 0 in section 0 must be finite and at least 0, "
          + "got -5.0; used 0"
      ]
    )
    XCTAssert(try result("--sample").warnings.isEmpty)
  }

  func testManyWarningsAreCutShort() throws {
    let items = Array(repeating: #"{"height": -1}"#, count: 130).joined(separator: ",")
    let document = #"{"container": {"width": 1}, "sections": [{"items": [\#(items)]}]}"#
    let warnings = try result(reading: document).warnings
    XCTAssertEqual(warnings.count, 101)
    XCTAssertEqual(warnings.last, "standard input: warning: 30 more diagnostics of the same pass")
  }

  /// Wrong usage is status 64, bad input status 1.
  func testFailures() {
    let usage = CommandFailure.usage("unknown option -x")
    XCTAssertEqual(usage.exitStatus, 64)
    XCTAssertEqual(usage.lines, ["waterfall: unknown option -x", "Try 'waterfall --help'."])
    let input = CommandFailure.input("a:1: no")
    XCTAssertEqual(input.exitStatus, 1)
    XCTAssertEqual(input.lines, ["a:1: no"])
  }
}

// MARK: - Files

extension CommandLineToolTests {
  private func withTemporaryFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waterfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  /// A file that can't be read or written is told with its name.
  func testUnreachableFiles() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("none/a.svg").path
      let file = SystemString(path)
      XCTAssertThrowsError(try InputFile.bytes(of: file)) { error in
        XCTAssert(
          (error as? CommandFailure)?.lines.first?.hasPrefix("\(path): cannot be read: ") == true
        )
      }
      XCTAssertThrowsError(try OutputFile.write(to: file) { _ in }) { error in
        XCTAssert(
          (error as? CommandFailure)?.lines.first?.hasPrefix("\(path): cannot be written: ") == true
        )
      }
      XCTAssertThrowsError(try OutputFile.write(to: SystemString(folder.path)) { _ in })
    }
  }

  func testNothingIsWrittenIfTheInputIsBad() throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("photos.txt")
      let output = folder.appendingPathComponent("out.svg")
      let arguments = ["--output", output.path, input.path].map { SystemString($0) }
      try Data("4 3\nx".utf8).write(to: input)
      XCTAssertEqual(CommandLineTool.run(arguments: arguments), 1)
      XCTAssertFalse(FileManager.default.fileExists(atPath: output.path))
      try Data("4 3".utf8).write(to: input)
      XCTAssertEqual(CommandLineTool.run(arguments: arguments), 0)
      XCTAssert(FileManager.default.fileExists(atPath: output.path))
    }
  }
}
