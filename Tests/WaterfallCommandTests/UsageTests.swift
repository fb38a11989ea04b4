#if os(macOS) || os(Linux)
import XCTest

/// Runs the command with arguments that are wrong or left out.
final class UsageTests: XCTestCase {
  func testMessagesSayWhatWasGiven() throws {
    try assertScript(
      "waterfall --help=1",
      fails: 64,
      with: "waterfall: --help takes no value\nTry 'waterfall --help'."
    )
    try assertScript(
      "waterfall --sample --minimum-column-width 0",
      fails: 64,
      with: """
        waterfall: --minimum-column-width must be a number above 0, got "0"
        Try 'waterfall --help'.
        """
    )
    try assertScript(
      "echo 4 3 >list.txt; waterfall list.txt/",
      with: "list.txt/: cannot be read: Not a directory"
    )
  }

  func testPageSaysItsWidth() throws {
    let note = "waterfall --sample --format html $width | grep -o 'Laid out .*<'"
    try assertScript("\(note)", prints: "Laid out for a width of 1200 pixels.<")
    try assertScript(
      "width='--width 320.5'; \(note)",
      prints: "Laid out for a width of 320.5 pixels.<"
    )
    try assertScript(
      "width='--horizontal --height 300'; \(note)",
      prints: "Laid out for a height of 300 pixels.<"
    )
  }
}
#endif
