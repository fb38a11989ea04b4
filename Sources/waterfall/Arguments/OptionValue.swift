import Foundation
import WaterfallLayout

/// The value of an option before it is read as a number, a name or another type.
struct OptionValue {
  /// The name of the option.
  let option: String
  /// The value as it was given.
  let value: SystemString

  private var text: String { value.text }

  func format() throws(CommandFailure) -> OutputFormat {
    guard let format = OutputFormat(rawValue: text) else {
      throw failure("svg, html, json or text")
    }
    return format
  }

  /// Reads the name of a file; `nil` for `-`.
  func fileName() throws(CommandFailure) -> SystemString? {
    guard !text.isEmpty else { throw failure("a file name") }
    return text == "-" ? nil : value
  }

  func length() throws(CommandFailure) -> CGFloat {
    guard let length = Self.length(text) else { throw failure("a number, at least 0") }
    return length
  }

  func count() throws(CommandFailure) -> Int {
    guard let count = Int(text), count >= 1 else { throw failure("a whole number, at least 1") }
    return count
  }

  func positiveNumber() throws(CommandFailure) -> CGFloat {
    guard let number = Self.length(text), number > 0 else { throw failure("a number above 0") }
    return number
  }

  /// Reads one distance for all edges, or one for each: top, leading, bottom, trailing.
  func insets() throws(CommandFailure) -> WaterfallInsets {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = parts.compactMap(Self.length)
    switch (parts.count, lengths.count) {
    case (1, 1): return WaterfallInsets(all: lengths[0])
    case (4, 4):
      return WaterfallInsets(
        top: lengths[0],
        leading: lengths[1],
        bottom: lengths[2],
        trailing: lengths[3]
      )
    default: throw failure("N or TOP,LEADING,BOTTOM,TRAILING, numbers that are at least 0")
    }
  }

  func columnAlignment() throws(CommandFailure) -> WaterfallColumnAlignment {
    switch text {
    case "leading": return .leading
    case "center": return .center
    case "trailing": return .trailing
    case "space-between": return .spaceBetween
    case "space-around": return .spaceAround
    case "space-evenly": return .spaceEvenly
    default:
      throw failure("leading, center, trailing, space-between, space-around or space-evenly")
    }
  }

  func packing() throws(CommandFailure) -> WaterfallPacking {
    switch text {
    case "shortest-column": return .shortestColumn
    case "flow": return .flow(tolerance: 0)
    case "sequential": return .sequential
    case "aligned-rows": return .alignedRows
    default:
      guard text.hasPrefix("flow:"), let tolerance = Self.length(text.dropFirst(5)) else {
        throw failure("shortest-column, flow, flow:TOLERANCE, sequential or aligned-rows")
      }
      return .flow(tolerance: tolerance)
    }
  }

  private static func length(_ text: some StringProtocol) -> CGFloat? {
    guard let number = decimalNumber(Array(text.utf8)), number >= 0 else { return nil }
    return CGFloat(number)
  }

  private func failure(_ expected: String) -> CommandFailure {
    .usage("\(option) must be \(expected), got \(quoted(text))")
  }
}
