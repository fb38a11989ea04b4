import Foundation
import WaterfallPreview

/// A cell of a table.
enum TextTableCell {
  case empty
  /// ASCII text.
  case text(String)
  case number(Int)
  /// The number of the only column, or of the first and the last one.
  case columns(Range<Int>)
  /// A coordinate or a length, with three decimals.
  case length(CGFloat)

  /// The number of characters.
  var width: Int {
    switch self {
    case .empty: 0
    case .text(let text): text.utf8.count
    case .number(let number): UTF8Text.length(of: number)
    case .columns(let columns):
      columns.count == 1
        ? UTF8Text.length(of: columns.lowerBound)
        : UTF8Text.length(of: columns.lowerBound) + 1 + UTF8Text.length(of: columns.upperBound - 1)
    case .length(let length): UTF8Text.length(ofFixed: length)
    }
  }

  /// Appends the characters to a text.
  func append(to text: inout UTF8Text) {
    switch self {
    case .empty: break
    case .text(let string): text.append(string)
    case .number(let number): text.append(number)
    case .columns(let columns):
      text.append(columns.lowerBound)
      guard columns.count > 1 else { return }
      text.append(literal: "-")
      text.append(columns.upperBound - 1)
    case .length(let length): text.append(fixed: length)
    }
  }
}
