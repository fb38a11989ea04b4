#if os(macOS) || os(Linux)
import Foundation
import XCTest

/// Runs the command with output files of all kinds.
final class OutputFileTests: XCTestCase {
  /// Writes a file, in a script that goes on if that works, and looks at the first tag of files.
  private let tools = """
    write() { waterfall --sample --output "$@" || exit; }
    start() { head -c 4 "$@"; echo; }

    """

  private func assert(
    _ script: String,
    prints text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try assertScript(tools + script, prints: text, file: file, line: line)
  }

  func testNewFileHasThePermissionsOfTheMask() throws {
    try assert(
      "umask 027; write new; start new; ls -l new | cut -c 1-10",
      prints: "<svg\n-rw-r-----"
    )
    try assert("write new; ls -A", prints: "new")
  }

  func testExistingFileKeepsItsPermissions() throws {
    try assert(
      "echo old >file; chmod 600 file; write file; start file; ls -l file | cut -c 1-10; ls -A",
      prints: "<svg\n-rw-------\nfile"
    )
  }

  func testHardLinksStay() throws {
    try assert("echo old >a; ln a b; write a; start b; cmp a b && ls -A", prints: "<svg\na\nb")
    // Old content that is longer than the new one leaves nothing behind.
    try assert(
      "head -c 99999 /dev/zero >a; ln a b; write a; tail -n 1 b; ls -A",
      prints: "</svg>\na\nb"
    )
  }

  func testSymbolicLinksStay() throws {
    try assert("echo old >a; ln -s a b; write b; start a; readlink b", prints: "<svg\na")
    try assert("ln -s a b; ln -s b c; write c; start a; readlink b c", prints: "<svg\na\nb")
    try assert("mkdir d; ln -s d/new l; write l; start d/new; readlink l", prints: "<svg\nd/new")
    try assert("ln -s \"$PWD/new\" l; write l; start new", prints: "<svg")
  }

  /// The folder above a symbolic link is that of the folder it leads to.
  func testFolderAboveALink() throws {
    try assert(
      "mkdir -p a/b; ln -s a/b link; echo old >file; write link/../file; cat file; start a/file",
      prints: "old\n<svg"
    )
  }

  func testDevicesAndPipesAreWrittenTo() throws {
    try assert("write /dev/null; ls -l /dev/null | cut -c 1", prints: "c")
    try assert("write - | start", prints: "<svg")
    try assert("write /dev/stdout | start", prints: "<svg")
    try assert("mkfifo pipe; write pipe & start pipe; ls -l pipe | cut -c 1", prints: "<svg\np")
    try assert("write >(start); sleep 0.5", prints: "<svg")
  }

  func testOpenFilesAreContinued() throws {
    try assert("echo old >log; write /dev/stdout >>log; head -c 8 log", prints: "old\n<svg")
    try assert("echo old >log; write /dev/fd/3 3>>log; head -c 8 log", prints: "old\n<svg")
    try assert("{ echo old; write /dev/stdout; } >log; head -c 8 log", prints: "old\n<svg")
  }
}

// MARK: - Failures

extension OutputFileTests {
  func testUnreachablePlacesAreToldByName() throws {
    let command = "waterfall --sample --output"
    try assertScript(
      "\(command) none/file",
      with: "none/file: cannot be written: No such file or directory"
    )
    try assertScript("\(command) .", with: ".: cannot be written: Is a directory")
    try assertScript("\(command) new/", with: "new/: cannot be written: Is a directory")
    try assertScript(
      "ln -s a a; \(command) a",
      with: "a: cannot be written: Too many levels of symbolic links"
    )
    try assertScript(
      "\(command) - >&-",
      with: "standard output: cannot be written: Bad file descriptor"
    )
  }

  #if os(Linux)
  func testFullDevice() throws {
    let message = "cannot be written: No space left on device"
    try assertScript("waterfall --version >/dev/full", with: "standard output: \(message)")
    try assertScript("waterfall --sample --output /dev/full", with: "/dev/full: \(message)")
  }
  #endif

  /// A file that is too large for the limit stands for a full disk.
  func testFailureLeavesTheOldFileWhole() throws {
    let fail = "(ulimit -f 1; waterfall --sample --output a 2>/dev/null)"
    try assert("\(fail) || ls -A", prints: "")
    try assert("echo old >a; \(fail) || cat a; ls -A", prints: "old\na")
    try assert("echo old >a; ln a b; \(fail) || cat a; ls -A", prints: "old\na\nb")
  }

  func testNothingIsWrittenIfTheInputIsBad() throws {
    try assert(
      "printf '4 3\\nx' >list; waterfall --output a list 2>/dev/null || ls",
      prints: "list"
    )
  }

  /// Interrupts the command while it writes, as soon as there is a file that it hasn't finished.
  func testInterruptionLeavesTheOldFileAndNoOther() throws {
    let interrupt = """
      set -m  # Otherwise a shell ignores SIGINT for what runs in the background.
      for i in {1..100000}; do echo 4 3; done >list
      interrupt() {
        "$WATERFALL" --output a list &
        until compgen -G '.waterfall-*' >/dev/null; do kill -0 $! || exit; done
        kill -s "$1" $!
        wait $!
        echo $?
      }

      """
    for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
      try assert(interrupt + "interrupt \(signal); ls -A", prints: "\(status)\nlist")
    }
    try assert(interrupt + "echo old >a; interrupt INT; cat a; ls -A", prints: "130\nold\na\nlist")
  }

  func testIgnoredSignalsStayIgnored() throws {
    try assert("trap '' INT TERM HUP; write a; start a; ls -A", prints: "<svg\na")
    let script = """
      for i in {1..100000}; do echo 4 3; done >list
      trap '' HUP
      "$WATERFALL" --output a list &
      until compgen -G '.waterfall-*' >/dev/null; do kill -0 $! || exit; done
      kill -s HUP $!
      wait $!
      echo $?; ls -A; tail -n 1 a
      """
    try assert(script, prints: "0\na\nlist\n</svg>")
  }

  func testStandardErrorThatNobodyReads() throws {
    let failure = "waterfall --nonsense; echo $? >status"
    try assert("(\(failure)) 2>&-; cat status", prints: "64")
    try assert("(\(failure)) 2>&1 >/dev/null | true; cat status", prints: "64")
    #if os(Linux)
    try assert("(\(failure)) 2>/dev/full; cat status", prints: "64")
    #endif
  }
}

// MARK: - Permissions

extension OutputFileTests {
  /// Runs a script as a user whom permissions stop, even if the tests run as one whom they don't.
  private func assertUnprivileged(
    _ script: String,
    prints text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    guard geteuid() == 0 else {
      return try assert(script, prints: text, file: file, line: line)
    }
    let prefix = """
      command -v setpriv >/dev/null || { echo none; exit; }
      cp "$WATERFALL" /tmp/waterfall-$$; trap "rm /tmp/waterfall-$$" EXIT
      waterfall() {
        setpriv --reuid 65534 --regid 65534 --clear-groups /tmp/waterfall-$$ "$@"
      }
      chmod 777 .

      """
    let outcome = try CommandFolder().run(tools + prefix + script)
    try XCTSkipIf(outcome.output == "none\n", "no setpriv to become another user with")
    let printed = outcome.output.trimmingCharacters(in: .newlines)
    XCTAssertEqual(printed, text, outcome.errors, file: file, line: line)
  }

  func testReadOnlyFileIsNotReplaced() throws {
    try assertUnprivileged(
      "echo old >a; chmod 444 a; waterfall --sample --output a 2>&1; cat a; ls -A",
      prints: "a: cannot be written: Permission denied\nold\na"
    )
  }

  func testWritableFileInAReadOnlyFolder() throws {
    try assertUnprivileged(
      "mkdir d; echo old >d/a; chmod 666 d/a; chmod 555 d; write d/a; start d/a; chmod 755 d; ls -A d",
      prints: "<svg\na"
    )
  }

  func testOwnerStays() throws {
    try XCTSkipIf(geteuid() != 0, "only root can give a file away")
    try assert(
      "echo old >a; chown 65534:65533 a; chmod 4755 a; write a; start a; stat -c '%u %g %a' a",
      prints: "<svg\n65534 65533 4755"
    )
    try assertUnprivileged(
      "echo old >a; chmod 666 a; write a; start a; stat -c %u a",
      prints: "<svg\n0"
    )
  }
}
#endif
