#if os(macOS) || os(Linux)
import Foundation
import XCTest

/// A folder of its own in which a test runs the command from a shell.
final class CommandFolder {
  /// What a script left behind.
  struct Outcome: Equatable {
    /// The exit status.
    let status: Int32
    /// What was written to standard output.
    let output: String
    /// What was written to standard error.
    let errors: String
  }

  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("waterfall-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Runs a script of `bash` in which `waterfall` is the command.
  func run(_ script: String) throws -> Outcome {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("waterfall-\(UUID().uuidString).out")
    let errors = output.appendingPathExtension("err")
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "exec >\"$0\" 2>\"$1\"\nwaterfall() { \"$WATERFALL\" \"$@\"; }\n\(script)",
      output.path, errors.path,
    ]
    process.currentDirectoryURL = url
    // Under coverage the command would print that it can't write its profile as another user.
    let variables = [
      "WATERFALL": Self.command.path, "LC_ALL": "C", "LLVM_PROFILE_FILE": "/dev/null",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// The command as it was built together with the tests.
  private static var command: URL {
    #if os(macOS)
    let folder = Bundle(for: CommandFolder.self).bundleURL.deletingLastPathComponent()
    #else
    let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("waterfall")
  }
}

/// Fails unless a script succeeds and prints a text; with trailing line ends cut off.
func assertScript(
  _ script: String,
  prints text: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let outcome = try CommandFolder().run(script)
  let printed = outcome.output.trimmingCharacters(in: .newlines)
  XCTAssertEqual(printed, text, outcome.errors, file: file, line: line)
  XCTAssertEqual(outcome.status, 0, outcome.errors, file: file, line: line)
}

/// Fails unless the last command of a script fails with a status and a message.
func assertScript(
  _ script: String,
  fails status: Int32 = 1,
  with message: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let outcome = try CommandFolder().run(script)
  XCTAssertEqual(outcome.status, status, file: file, line: line)
  XCTAssertEqual(outcome.errors, "\(message)\n", file: file, line: line)
}
#endif
