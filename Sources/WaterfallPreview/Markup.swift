#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The notation of numbers and text in SVG and HTML.
package enum Markup {
  /// Returns a number with exactly three decimals.
  ///
  /// A number from 1e15 on has no decimals left, and is written as Swift writes it.
  package static func fixed(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded()
    guard thousandths.magnitude < 1e18 else { return "\(Double(value))" }
    let number = Int64(thousandths)
    let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
    let text = String(whole) + decimals[Int(fraction)]
    return number < 0 ? "-" + text : text
  }

  /// Returns a number with up to three decimals, for people.
  static func short(_ value: CGFloat) -> String {
    let text = fixed(value)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }

  /// The decimals `.000` to `.999`.
  private static let decimals = (1000..<2000).map { ".\(String($0).dropFirst())" }

  /// Returns a text with everything escaped that means something between tags or in attributes.
  ///
  /// Characters that neither XML nor HTML can hold are replaced.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a byte stands for a visible character without a meaning in markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "&", "<", ">", "\"", "'": false
    case " "..."~": true
    default: false
    }
  }
}
