#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension UTF8Text.StringInterpolation {
  package mutating func appendInterpolation(_ number: Int) { text.append(number) }

  /// Appends a number with exactly three decimals.
  package mutating func appendInterpolation(fixed value: CGFloat) { text.append(fixed: value) }

  /// Appends a number with up to three decimals, for people.
  mutating func appendInterpolation(short value: CGFloat) {
    let text = String("\(fixed: value)" as UTF8Text)
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    self.text.append(text.contains(".") ? String(digits.reversed()) : text)
  }
}

extension UTF8Text {
  package mutating func append(_ number: Int) {
    if number < 0 { append(literal: "-") }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Appends a number with exactly three decimals.
  ///
  /// A number from 1e15 on has no decimals left, and is written as Swift writes it.
  package mutating func append(fixed value: CGFloat) {
    let thousandths = (Double(value) * 1000).rounded()
    guard thousandths.magnitude < 1e18 else { return append("\(Double(value))") }
    let number = Int64(thousandths)
    let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
    if number < 0 { append(literal: "-") }
    append(digitsOf: whole)
    append(lowest: 4, bytesOf: Self.decimals(fraction))
  }

  /// Returns the characters `.000` to `.999`, the first one in the lowest byte.
  private static func decimals(_ number: UInt64) -> UInt64 {
    let digits = number / 100 | (number / 10 % 10) << 8 | (number % 10) << 16
    return (digits + 0x30_30_30) << 8 | UInt64(UInt8(ascii: "."))
  }

  private mutating func append(digitsOf number: UInt64) {
    // Up to eight digits, the first one in the lowest byte.
    var digits: UInt64 = 0
    var (rest, count) = (number, 0)
    repeat {
      digits = digits << 8 | (UInt64(UInt8(ascii: "0")) + rest % 10)
      (rest, count) = (rest / 10, count + 1)
    } while rest > 0 && count < 8
    if rest > 0 { append(digitsOf: rest) }
    append(lowest: count, bytesOf: digits)
  }
}
