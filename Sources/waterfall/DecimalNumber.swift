/// Returns the number that a text of digits stands for, with an optional sign, decimal point and
/// exponent.
///
/// - Returns: `nil` for anything else, hexadecimal numbers, infinity and NaN included.
func decimalNumber(_ text: some StringProtocol) -> Double? {
  let isDecimal = text.utf8.allSatisfy { byte in
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".eE+-".utf8.contains(byte)
  }
  guard isDecimal, let number = Double(text), number.isFinite else { return nil }
  return number
}
