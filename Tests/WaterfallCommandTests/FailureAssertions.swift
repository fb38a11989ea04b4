import XCTest

@testable import waterfall

/// Fails unless some work throws exactly this failure.
func assertFailure<Result>(
  _ failure: CommandFailure,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ work: () throws -> Result
) {
  XCTAssertThrowsError(try work(), failure.lines[0], file: file, line: line) { error in
    XCTAssertEqual(error as? CommandFailure, failure, file: file, line: line)
  }
}

/// Fails unless some work throws because of its input, with exactly this message.
func assertInputFailure<Result>(
  _ message: String,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ work: () throws -> Result
) {
  assertFailure(.input(message), file: file, line: line, work)
}
