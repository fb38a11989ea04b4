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
    let thousandths = Double(value) * 1000
    guard thousandths.magnitude < 1e18 else { return append("\(Double(value))") }
    // What `rounded()` gives, without a call.
    let floor = UInt64(thousandths.magnitude)
    let isUp = thousandths.magnitude - Double(floor) >= 0.5
    let (whole, fraction) = (isUp ? floor + 1 : floor).quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0, whole > 0 || fraction > 0 { append(literal: "-") }
    append(digitsOf: whole)
    append(lowest: 4, bytesOf: Self.decimals(fraction))
  }

  /// Appends the shortest decimal number that reads back as the same one, whole numbers without a
  /// point.
  package mutating func append(shortest value: CGFloat) {
    let number = Double(value)
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return append(whole) }
    // Different decimal numbers of up to 15 digits are different as `Double`s, too. So if the one
    // with three decimals reads back as the same number, no other one is shorter.
    let thousandths = (number * 1000).rounded()
    guard thousandths.magnitude < 1e15, thousandths / 1000 == number else {
      return append("\(number)")
    }
    append(fixed: value)
    removeZerosAtEnd()
  }

  /// Returns the characters `.000` to `.999`, the first one in the lowest byte.
  private static func decimals(_ number: UInt64) -> UInt64 {
    let digits = number / 100 | (number / 10 % 10) << 8 | (number % 10) << 16
    return (digits + 0x30_30_30) << 8 | UInt64(UInt8(ascii: "."))
  }

  private mutating func append(digitsOf number: UInt64) {
    let digits: UInt64
    var zeroCount = 0
    if number < 100_000_000 {
      digits = Self.digits(number)
      zeroCount = min(digits.trailingZeroBitCount / 8, 7)
    } else {
      append(digitsOf: number / 100_000_000)
      digits = Self.digits(number % 100_000_000)
    }
    let characters = digits + 0x3030_3030_3030_3030
    append(lowest: 8 - zeroCount, bytesOf: characters >> (8 * UInt64(zeroCount)))
  }

  /// Returns the eight digits of a number below 100,000,000, the first one in the lowest byte.
  ///
  /// They come from halving the number's digits three times, all parts at once. The factors with
  /// the shifts divide by 100 and by 10, exactly for numbers of four and of two digits.
  private static func digits(_ number: UInt64) -> UInt64 {
    let fours = number / 10_000 | (number % 10_000) << 32
    let hundreds = (fours * 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours - 100 * hundreds) << 16
    let tens = (twos * 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (twos - 10 * tens) << 8
  }
}
