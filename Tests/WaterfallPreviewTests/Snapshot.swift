import XCTest

/// Where files are kept that texts are compared with.
enum SnapshotFolder: String {
  /// What the tests alone look at.
  case fixtures = "Tests/Fixtures"
  /// What the documentation shows.
  case documentation = "Sources/WaterfallLayout/WaterfallLayout.docc/Articles"

  /// The folder in the checkout.
  var url: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent(rawValue)
  }
}

/// Fails unless a text equals the file of a name in a folder.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written instead, and the test fails, so
/// that no run that recorded passes.
func assertSnapshot(
  _ text: String,
  named name: String,
  in folder: SnapshotFolder = .fixtures,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  let snapshot = folder.url.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: snapshot)
    XCTFail("recorded \(name)", file: file, line: line)
    return
  }
  let recorded = try String(contentsOf: snapshot, encoding: .utf8)
    .replacingOccurrences(of: "\r\n", with: "\n")
  guard text != recorded else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let recordedLines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(lines, recordedLines).prefix { $0 == $1 }.count
  let currentLine = same < lines.count ? lines[same] : "the end"
  let recordedLine = same < recordedLines.count ? recordedLines[same] : "the end"
  XCTFail(
    "\(name):\(same + 1): recorded is\n\(recordedLine)\nbut now it is\n\(currentLine)",
    file: file,
    line: line
  )
}
