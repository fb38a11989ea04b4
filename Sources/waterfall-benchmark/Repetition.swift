import Foundation

/// The whole suite in processes of its own.
///
/// The addresses of a process's arrays make some rows faster or slower in all of its rounds, which
/// only other processes show.
enum Repetition {
  /// Runs the suite in a number of processes, one after the other, and joins their reports.
  static func report(processCount: Int, options: Options) throws -> Report {
    let reports = try (1...processCount).map { number in
      let report = try report(of: options)
      FileHandle.standardError.write(Data("process \(number) of \(processCount) is done\n".utf8))
      return report
    }
    return .joined(reports)
  }

  private static func report(of options: Options) throws -> Report {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("waterfall-benchmark-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = options.argumentsOfOneProcess + ["--json", file.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UsageError(message: "a process ended with status \(process.terminationStatus)")
    }
    return try Report(contentsOf: file)
  }
}
