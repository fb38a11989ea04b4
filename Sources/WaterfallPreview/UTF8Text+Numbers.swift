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
  package mutating func append(_ number: Int) { append(Int64(number)) }

  private mutating func append(_ number: Int64) {
    if number < 0 { append(literal: "-") }
    append(digitsOf: number.magnitude)
  }

  /// Appends a number with exactly three decimals.
  ///
  /// A number from 1e15 on has no decimals left, and is written as Swift writes it.
  package mutating func append(fixed value: CGFloat) {
    let thousandths = Double(value) * 1000
    guard thousandths.magnitude < 1e18 else { return append(Double(value).description) }
    let number = Self.rounded(thousandths.magnitude)
    if thousandths < 0, number > 0 { append(literal: "-") }
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000_000)
    if high > 0 { append(digitsOf: high) }
    appendDecimal(thousandths: low, minimumDigitCount: high > 0 ? 4 : 1)
  }

  /// Appends a decimal number with three decimals, given in thousandths below 10,000,000.
  private mutating func appendDecimal(thousandths: UInt64, minimumDigitCount: Int) {
    let digits = Self.digits(thousandths)
    // The four digits of the whole part, a point in place of the zero before them, three decimals.
    let whole = digits >> 8 & 0xFFFF_FFFF
    let point = UInt64(UInt8(ascii: ".")) << 32
    let characters = (whole | digits & 0xFFFF_FF00_0000_0000) + 0x3030_3000_3030_3030 | point
    let zeroCount = min(whole.trailingZeroBitCount / 8, 4 - minimumDigitCount)
    append(lowest: 8 - zeroCount, bytesOf: characters >> (8 * UInt64(zeroCount)))
  }

  /// Appends the shortest decimal number that reads back as the same one, whole numbers without a
  /// point.
  package mutating func append(shortest value: CGFloat) {
    let number = Double(value)
    // What `Int64(exactly:)` finds, without a call.
    if number.magnitude < 0x1p53, Double(Int64(number)) == number { return append(Int64(number)) }
    // Different decimal numbers of up to 15 digits are different as `Double`s, too. So if the one
    // with three decimals reads back as the same number, no other one is shorter.
    let thousandths = number.magnitude * 1000
    guard thousandths < 1e15, Double(Self.rounded(thousandths)) / 1000 == number.magnitude
    else { return append(number.description) }
    append(fixed: value)
    removeZerosAtEnd()
  }

  /// Returns a number from 0 to 1e18 as `rounded()` rounds it, without a call.
  private static func rounded(_ number: Double) -> UInt64 {
    let floor = Int64(number)
    return UInt64(number - Double(floor) >= 0.5 ? floor + 1 : floor)
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
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- 10 &* tens) << 8
  }
}

// MARK: - Lengths of texts

extension UTF8Text {
  /// Returns the number of characters that ``append(_:)`` appends.
  package static func length(of number: Int) -> Int {
    digitCount(of: UInt64(number.magnitude)) + (number < 0 ? 1 : 0)
  }

  /// Returns the number of characters that ``append(fixed:)`` appends.
  package static func length(ofFixed value: CGFloat) -> Int {
    let thousandths = Double(value) * 1000
    guard thousandths.magnitude < 1e18 else { return Double(value).description.utf8.count }
    let number = rounded(thousandths.magnitude)
    let length = max(digitCount(of: number), 4) + 1
    return thousandths < 0 && number > 0 ? length + 1 : length
  }

  private static func digitCount(of number: UInt64) -> Int {
    var (count, limit) = (1, UInt64(10))
    // No product overflows, for 10 to the power of 19 is greater than any magnitude of an `Int`.
    while number >= limit { (count, limit) = (count + 1, limit * 10) }
    return count
  }
}
