import Foundation
import Testing

@testable import waterfall

@Suite("The command")
struct CommandLineToolTests {
  private static let document = #"{"container": {"width": 100}, "sections": []}"#

  private func result(
    _ arguments: String...,
    reading text: String = ""
  ) throws -> CommandLineTool.Result {
    try CommandLineTool.result(of: arguments) { _ in Array(text.utf8) }
  }

  @Test("Help and version read nothing")
  func helpAndVersion() throws {
    let read = { (_: String?) throws(CommandFailure) -> [UInt8] in throw .input("read") }
    #expect(try CommandLineTool.result(of: ["--help"], read: read).text == Usage.help)
    #expect(try CommandLineTool.result(of: ["--version"], read: read).text == "1.0.0\n")
    #expect(try CommandLineTool.result(of: ["--sample"], read: read).text.hasPrefix("<svg "))
  }

  @Test("The file that was named is read, or standard input")
  func sources() throws {
    var files: [String?] = []
    let read = { (file: String?) -> [UInt8] in
      files.append(file)
      return []
    }
    _ = try CommandLineTool.result(of: ["photos.txt"], read: read)
    _ = try CommandLineTool.result(of: [], read: read)
    #expect(files == ["photos.txt", nil])
  }

  @Test("Each format is made")
  func formats() throws {
    let list = "4 3 a.jpg"
    #expect(try result("--format", "svg", reading: list).text.hasPrefix("<svg "))
    #expect(try result("--format", "html", reading: list).text.hasPrefix("<!DOCTYPE html>"))
    #expect(try result("--format", "json", reading: list).text.hasPrefix("{\"contentSize\""))
    #expect(try result("--format", "text", reading: list).text.hasPrefix("kind "))
  }

  @Test("The output file is passed on")
  func outputFile() throws {
    #expect(try result("--output", "a.svg").outputFile == "a.svg")
  }

  @Test("A page is called as its input")
  func title() throws {
    #expect(try result("--format=html", "a/b.c.txt").text.contains("<title>b.c</title>"))
    #expect(try result("--format=html").text.contains("<title>Waterfall</title>"))
    #expect(try result("--format=html", "--sample").text.contains("<title>Sample</title>"))
  }

  @Test("A document is known by its first character, or its name")
  func documents() throws {
    #expect(try result("--format=json", reading: " \n" + Self.document).text.contains("[100, 0]"))
    #expect(throws: CommandFailure.input("a.json:1: expected a value, got \"a\"")) {
      try result("a.json", reading: "a")
    }
    #expect(throws: CommandFailure.input("a:1: expected an object, got an array")) {
      try result("a", reading: "[]")
    }
  }

  @Test("Options that describe the layout are refused together with a document")
  func refusedOptions() throws {
    let message = "a JSON document describes its layout itself, without --width, --horizontal"
    #expect(throws: CommandFailure.usage(message)) {
      try result("--width=3", "--horizontal", "--format=text", reading: Self.document)
    }
  }

  @Test("What the layout had to put right is warned of")
  func warnings() throws {
    let document = """
      {"container": {"width": 100}, "sections": [{"items": [{"height": -5}]}]}
      """
    #expect(
      try result("a.json", reading: document).warnings == [
        "a.json: warning: height of item 0 in section 0 must be finite and at least 0, "
          + "got -5.0; used 0"
      ]
    )
    #expect(try result("--sample").warnings.isEmpty)
  }

  @Test("Many warnings are cut short")
  func manyWarnings() throws {
    let items = Array(repeating: #"{"height": -1}"#, count: 130).joined(separator: ",")
    let document = #"{"container": {"width": 1}, "sections": [{"items": [\#(items)]}]}"#
    let warnings = try result(reading: document).warnings
    #expect(warnings.count == 101)
    #expect(warnings.last == "standard input: warning: 30 more diagnostics of the same pass")
  }

  @Test("Wrong usage is status 64, bad input status 1")
  func failures() {
    let usage = CommandFailure.usage("unknown option -x")
    #expect(usage.exitStatus == 64)
    #expect(usage.message == "waterfall: unknown option -x\nTry 'waterfall --help'.")
    let input = CommandFailure.input("a:1: no")
    #expect(input.exitStatus == 1)
    #expect(input.message == "a:1: no")
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

  @Test("A file is written, and replaced where a link leads")
  func writing() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("a.svg")
      let link = folder.appendingPathComponent("link.svg")
      try OutputFile.write("one", to: file.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "one")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try OutputFile.write("two", to: link.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test("A file that can't be read or written is told with its name")
  func unreachableFiles() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("none/a.svg").path
      #expect {
        try InputFile.bytes(of: file)
      } throws: { error in
        (error as? CommandFailure)?.message.hasPrefix("\(file): cannot be read: ") == true
      }
      #expect {
        try OutputFile.write("", to: file)
      } throws: { error in
        (error as? CommandFailure)?.message.hasPrefix("\(file): cannot be written: ") == true
      }
      #expect(throws: CommandFailure.self) { try OutputFile.write("", to: folder.path) }
    }
  }

  @Test("Nothing is written if the input is bad")
  func nothingIsWritten() throws {
    try withTemporaryFolder { folder in
      let input = folder.appendingPathComponent("photos.txt")
      let output = folder.appendingPathComponent("out.svg")
      try Data("4 3\nx".utf8).write(to: input)
      #expect(CommandLineTool.run(arguments: ["--output", output.path, input.path]) == 1)
      #expect(!FileManager.default.fileExists(atPath: output.path))
      try Data("4 3".utf8).write(to: input)
      #expect(CommandLineTool.run(arguments: ["--output", output.path, input.path]) == 0)
      #expect(FileManager.default.fileExists(atPath: output.path))
    }
  }
}
