#if os(macOS) || os(Linux)
import XCTest

/// Runs the command on lists and documents that are unusual or wrong.
final class InputContentTests: XCTestCase {
  /// Prints the number of items of what the command makes of a list that `printf` writes.
  private let count = """
    count() { printf "$1" | waterfall --format json | grep -c '"item"'; }

    """

  func testLinesEndInEveryWay() throws {
    for end in ["\\n", "\\r", "\\r\\n"] {
      for last in ["", end] {
        try assertScript(count + "count '4 3\(end)3 4 a\(end)\(end)5 6\(last)'", prints: "3")
      }
    }
    try assertScript(count + "count '4 3\\r3 4\\n5 6\\r\\n7 8'", prints: "4")
  }

  func testByteOrderMarkIsLeftOutAtTheVeryStart() throws {
    try assertScript(count + "count '\\357\\273\\2774 3\\n3 4'", prints: "2")
    let failure = "expected WIDTH HEIGHT [LABEL], got \"\\u{FEFF}4 3\""
    try assertScript(
      "printf '4 3\\n\\357\\273\\2774 3' | waterfall",
      with: "standard input:2: \(failure)"
    )
    try assertScript(
      "printf '\\357\\273\\277\\357\\273\\2774 3' | waterfall",
      with: "standard input:1: \(failure)"
    )
  }

  func testLabelBeginsWithACombiningMark() throws {
    try assertScript(
      "printf '4 3 \\314\\201b' | waterfall --format text | grep '^item'",
      prints: "item           0     0       0  0.000  0.000  190.000  142.500  \u{301}b"
    )
  }

  func testNumberOutOfRangeInADocument() throws {
    try assertScript(
      "echo '{\"container\": {\"width\": 1e309}, \"sections\": []}' | waterfall",
      with: "standard input: container.width: not a number, or out of range"
    )
    let items = #""sections": [{"items": [{"height": 1}, {"height": 1e309}]}]"#
    try assertScript(
      "echo '{\"container\": {\"width\": 100}, \(items)}' | waterfall",
      with: "standard input: sections[0].items[1].height: not a number, or out of range"
    )
  }

  /// A ratio that no number can hold is reported like one that is only too great.
  func testRatioOutOfRangeIsWarnedOf() throws {
    for (size, length) in [("1e-10 1e10", "1.9e+22"), ("1e-300 1e300", "1.7976931348623157e+308")] {
      let outcome = try CommandFolder().run("echo '\(size)' | waterfall --format json")
      XCTAssertEqual(outcome.status, 0)
      XCTAssert(outcome.output.contains("[0, 0, 190, 1000000000]"), outcome.output)
      XCTAssertEqual(
        outcome.errors,
        "standard input: warning: height of item 0 in section 0 must be at most 1000000000, "
          + "got \(length); used 1000000000\n"
      )
    }
  }

  /// The smallest scale has pixels that are larger than any layout, and heights are rounded up.
  func testSmallestScaleRoundsHeightsUp() throws {
    let container = #"{"width": 100, "displayScale": 5e-324}"#
    try assertScript(
      """
      echo '{"container": \(container), "sections": [{"items": [{"height": 10}]}]}' |
        waterfall --format json | grep -o '"contentSize": [^]]*]'
      """,
      prints: "\"contentSize\": [100, 1000000000]"
    )
    try assertScript(
      "waterfall --sample --scale 5e-324 --format json | grep -c '\"item\"'",
      prints: "60"
    )
  }

  func testAddressWithoutAHostIsNoImage() throws {
    try assertScript(
      "printf '4 3 https://\\n' | waterfall --format html | grep -c '<img\\|<a '; true",
      prints: "0"
    )
    try assertScript(
      "printf '4 3 https://example.org/a\\n' | waterfall --format html | grep -o 'src=\"[^\"]*\"'",
      prints: "src=\"https://example.org/a\""
    )
  }
}
#endif
