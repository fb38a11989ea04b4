#if os(macOS) || os(Linux)
import XCTest

/// Runs the command on files, pipes and devices of all kinds.
final class InputFileTests: XCTestCase {
  /// Prints the number of items of what the command makes of its arguments.
  private let count = "count() { waterfall --format json \"$@\" | grep -c '\"item\"'; }\n"

  func testDevicesAndPipesAreRead() throws {
    try assertScript(count + "printf '4 3\\n3 4' | count", prints: "2")
    try assertScript(count + "printf '4 3\\n3 4' | count -", prints: "2")
    try assertScript(count + "printf '4 3\\n3 4' | count /dev/stdin", prints: "2")
    try assertScript(count + "printf '4 3\\n3 4' >list; count /dev/stdin <list", prints: "2")
    try assertScript(count + "count <(printf '4 3\\n3 4')", prints: "2")
    try assertScript(count + "mkfifo pipe; printf '4 3' >pipe & count pipe", prints: "1")
    try assertScript("waterfall --format text /dev/null | wc -l | tr -d ' '", prints: "2")
  }

  func testTildeIsACharacter() throws {
    try assertScript(count + "mkdir '~'; printf '4 3' >'~/list'; count '~/list'", prints: "1")
  }

  /// The folder above a symbolic link is that of the folder it leads to.
  func testFolderAboveALink() throws {
    let folders = "mkdir -p a/b; ln -s a/b link; printf '4 3' >list; printf '4 3\\n3 4' >a/list\n"
    try assertScript(count + folders + "count link/../list", prints: "2")
  }

  #if os(Linux)
  func testNameThatIsNotUTF8() throws {
    let script = "name=$(printf 'a\\377'); printf '4 3' >\"$name\"; count \"$name\""
    try assertScript(count + script, prints: "1")
  }
  #endif

  func testUnreadableFilesAreToldByName() throws {
    try assertScript(
      "waterfall none",
      with: "none: cannot be read: No such file or directory"
    )
    try assertScript("waterfall .", with: ".: cannot be read: Is a directory")
    try assertScript(
      "printf '4 3' >list; waterfall list/",
      with: "list/: cannot be read: Not a directory"
    )
    try assertScript(
      "waterfall <&-",
      with: "standard input: cannot be read: Bad file descriptor"
    )
  }

  func testControlCharactersInNamesAreVisible() throws {
    try assertScript(
      "waterfall \"$(printf 'a\\033[31m\\n\\342\\200\\256b')\"",
      with: "a\\u{1B}[31m\\n\\u{202E}b: cannot be read: No such file or directory"
    )
    try assertScript(
      "waterfall \"--$(printf '\\033')\"",
      fails: 64,
      with: "waterfall: unknown option --\\u{1B}\nTry 'waterfall --help'."
    )
  }
}
#endif
