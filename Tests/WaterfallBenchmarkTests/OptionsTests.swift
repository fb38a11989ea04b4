import XCTest

@testable import waterfall_benchmark

final class OptionsTests: XCTestCase {
  func testEveryOption() throws {
    let options = try Options([
      "--quick", "--filter", "query", "--repeat", "5", "--json", "new.json", "--compare",
      "old.json",
    ])
    XCTAssertTrue(options.isQuick)
    XCTAssertEqual(options.filter, "query")
    XCTAssertEqual(options.processCount, 5)
    XCTAssertEqual(options.jsonFile, "new.json")
    XCTAssertEqual(options.earlierFile, "old.json")
    XCTAssertEqual(options.argumentsOfOneProcess, ["--quick", "--filter", "query"])
    XCTAssertTrue(try Options(["--help"]).isHelp)
    XCTAssertEqual(try Options([]).argumentsOfOneProcess, [])
  }

  func testWrongUsage() {
    let cases = [
      (["--fast"], "unknown option --fast"),
      (["--json"], "--json needs a value"),
      (["--repeat", "0"], "--repeat needs a number above 0, got 0"),
      (["--repeat", "many"], "--repeat needs a number above 0, got many"),
    ]
    for (arguments, message) in cases {
      XCTAssertThrowsError(try Options(arguments)) { error in
        XCTAssertEqual(error as? UsageError, UsageError(message: message))
      }
    }
  }
}
