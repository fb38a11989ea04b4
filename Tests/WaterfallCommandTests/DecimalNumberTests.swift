import XCTest

@testable import waterfall

final class DecimalNumberTests: XCTestCase {
  func testNumbers() {
    let cases: [(String, Double)] = [
      ("0", 0), ("007", 7), ("4032", 4032), ("999999999999999", 999_999_999_999_999),
      ("12345678901234567890", 1.2345678901234567e19), ("-1.5", -1.5), ("+2", 2), (".5", 0.5),
      ("1e3", 1000), ("25E-1", 2.5), ("1e308", 1e308), ("5e-324", .leastNonzeroMagnitude),
    ]
    for (text, number) in cases { XCTAssertEqual(decimalNumber(text.utf8), number, text) }
  }

  func testOtherTexts() {
    for text in [
      "", " 1", "1 ", "0x10", "inf", "nan", "1e309", "-1e309", "1e", "1.2.3", "--1", "٣",
    ] {
      XCTAssertNil(decimalNumber(text.utf8), text)
    }
  }
}
