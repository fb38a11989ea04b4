import Foundation
import XCTest

@testable import WaterfallPreview

final class UTF8TextTests: XCTestCase {
  func testTextIsThatOfAString() {
    let (name, number) = ("é海", -7)
    let part: UTF8Text = "[\(name)]"
    let text: UTF8Text = "a \(name) \(part) \(number)\n"
    XCTAssertEqual(String(text), "a é海 [é海] -7\n")
    XCTAssertEqual(String(UTF8Text(name)), name)
    XCTAssert(UTF8Text().bytes.isEmpty)
  }

  /// Digits are written eight at a time.
  func testWholeNumbersOfAllLengths() {
    for power in 0...18 {
      let number = (0..<power).reduce(1) { product, _ in product * 10 }
      for number in [number - 1, number, -number] { assertIsWritten(number) }
    }
    for number in [Int.min, .max] { assertIsWritten(number) }
  }

  private func assertIsWritten(_ number: Int) {
    XCTAssertEqual(String("\(number)" as UTF8Text), String(number))
    XCTAssertEqual(UTF8Text.length(of: number), String(number).utf8.count)
  }

  func testNumbersHaveThreeDecimals() {
    let cases: [(CGFloat, String)] = [
      (0, "0.000"), (-0.0, "0.000"), (-0.0001, "0.000"), (1, "1.000"), (93.3333, "93.333"),
      (0.9996, "1.000"), (-12.05, "-12.050"), (1e9, "1000000000.000"),
      (12_345_678.09, "12345678.090"), (123_456_789_012.5, "123456789012.500"), (1e30, "1e+30"),
      (0.0625, "0.063"), (-0.0625, "-0.063"), (0.0624, "0.062"), (999.9995, "1000.000"),
      (.nan, "nan"), (-.infinity, "-inf"), (9e14, "900000000000000.000"),
      (1e15, "1000000000000000.0"), (9.9996, "10.000"), (9_999.9994, "9999.999"),
      (9_999.9996, "10000.000"), (-9_999.9996, "-10000.000"), (99_999_999.5, "99999999.500"),
    ]
    for (number, text) in cases {
      XCTAssertEqual(String("\(fixed: number)" as UTF8Text), text)
      XCTAssertEqual(UTF8Text.length(ofFixed: number), text.utf8.count)
    }
  }

  func testShortestNumbersReadBack() {
    let cases: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (100, "100"), (142.5, "142.5"), (0.001, "0.001"), (-20.25, "-20.25"),
      (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (0.0001, "0.0001"),
      (0x1p53, "9007199254740992.0"), (-0x1p53, "-9007199254740992.0"), (1e300, "1e+300"),
      (999_999_999_999.125, "999999999999.125"), (1_000_000_000_000.1, "1000000000000.1"),
    ]
    for (number, expected) in cases {
      var text = UTF8Text()
      text.append(shortest: number)
      XCTAssertEqual(String(text), expected)
    }
  }

  func testShortestNumbersAreThoseOfSwift() {
    var number: CGFloat = 0.0005
    while number < 1e17 {
      for thousandths in [number, (number * 1000).rounded() / 1000, (number * 8).rounded() / 8] {
        for number in [thousandths.nextDown, thousandths, thousandths.nextUp]
        where number != number.rounded() {
          var text = UTF8Text()
          text.append(shortest: number)
          XCTAssertEqual(String(text), "\(Double(number))")
        }
      }
      number *= 1.01
    }
  }

  func testNumbersForPeopleAreShort() {
    let cases: [(CGFloat, String)] = [
      (0, "0"), (100, "100"), (12.5, "12.5"), (0.001, "0.001"), (-20.25, "-20.25"), (1e30, "1e+30"),
    ]
    for (number, text) in cases {
      XCTAssertEqual(String("\(short: number)" as UTF8Text), text)
    }
  }

  func testAllWholeNumbersOfFourDigits() {
    for number in 0..<10_000 {
      XCTAssertEqual(String("\(number)" as UTF8Text), String(number))
      let high = number * 10_000 + 7
      XCTAssertEqual(String("\(high)" as UTF8Text), String(high))
    }
  }

  func testTextsGrow() {
    var text = UTF8Text()
    var string = ""
    for number in 0..<100 {
      text.append("é\(number)" as UTF8Text)
      text.append(spaces: number)
      string += "é\(number)" + String(repeating: " ", count: number)
      XCTAssertEqual(String(text), string)
    }
    let copy = text
    text.removeAll()
    text.append(1)
    XCTAssertEqual(String(text), "1")
    XCTAssertEqual(String(copy), string)
  }
}
