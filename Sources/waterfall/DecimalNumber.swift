/// Returns the value of decimal digits with an optional sign, decimal point and exponent.
///
/// - Returns: The value, or `nil` for anything else, including hexadecimal numbers, infinity and
///   NaN.
func decimalNumber(_ text: some Collection<UInt8>) -> Double? {
  if let number = wholeNumber(text) { return number }
  let isDecimal = text.allSatisfy { $0.isDigit || ".eE+-".utf8.contains($0) }
  guard isDecimal, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
  else { return nil }
  return number
}

/// Returns the value of up to 15 digits, which is exact; `nil` for anything else.
private func wholeNumber(_ text: some Collection<UInt8>) -> Double? {
  guard (1...15).contains(text.count) else { return nil }
  var number = 0
  for byte in text {
    guard byte.isDigit else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return Double(number)
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
