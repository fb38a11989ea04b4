import WaterfallPreview
import XCTest

@testable import waterfall

final class BufferedOutputTests: XCTestCase {
  func testEverythingArrivesInOrder() throws {
    var chunks: [[UInt8]] = []
    var output = BufferedOutput { chunks.append(Array($0)) }
    let texts = (0..<20_000).map { "é\($0)\n" }
    for text in texts { output.write(UTF8Text(text)) }
    XCTAssertGreaterThan(chunks.count, 1)
    XCTAssertLessThan(chunks.count, 10)
    try output.finish()
    XCTAssertEqual(chunks.flatMap { $0 }, Array(texts.joined().utf8))
  }

  func testNothingIsPassedOnAfterAnError() {
    var count = 0
    var output = BufferedOutput { _ throws(SystemError) in
      count += 1
      throw SystemError(code: 5)
    }
    for _ in 0..<3 { output.write(UTF8Text(String(repeating: "a", count: 100_000))) }
    XCTAssertThrowsError(try output.finish()) { error in
      XCTAssertEqual(error as? SystemError, SystemError(code: 5))
    }
    XCTAssertEqual(count, 1)
  }
}
