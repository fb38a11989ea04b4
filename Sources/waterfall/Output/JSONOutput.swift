import Foundation
import WaterfallLayout
import WaterfallPreview

/// The elements of a layout as JSON, one on each line.
struct JSONOutput {
  let geometry: WaterfallGeometry

  /// Writes the document.
  func write(to target: inout some UTF8OutputStream) {
    let size = geometry.contentSize
    target.write(
      #"{"contentSize": [\#(shortest: size.width), \#(shortest: size.height)], "elements": ["#
    )
    var isFirst = true
    geometry.forEachElement { attributes, columns in
      target.write { text in
        text.append(literal: isFirst ? "\n  " : ",\n  ")
        append(attributes, columns, to: &text)
      }
      isFirst = false
    }
    target.write("\n]}\n")
  }

  /// Appends an element as an object; only items have a column.
  private func append(
    _ attributes: WaterfallAttributes,
    _ columns: Range<Int>?,
    to text: inout UTF8Text
  ) {
    let element = attributes.element
    text.append(literal: #"{"kind": ""#)
    text.append(element.kindName)
    text.append(literal: #"", "section": "#)
    text.append(element.section)
    if let path = element.itemPath, let columns {
      text.append(literal: #", "item": "#)
      text.append(path.item)
      text.append(literal: #", "column": "#)
      text.append(columns.lowerBound)
    }
    append(attributes.frame, to: &text)
    text.append(literal: "}")
  }

  private func append(_ frame: CGRect, to text: inout UTF8Text) {
    text.append(literal: #", "frame": ["#)
    text.append(shortest: frame.minX)
    text.append(literal: ", ")
    text.append(shortest: frame.minY)
    text.append(literal: ", ")
    text.append(shortest: frame.width)
    text.append(literal: ", ")
    text.append(shortest: frame.height)
    text.append(literal: "]")
  }
}

extension UTF8Text.StringInterpolation {
  /// Appends the shortest decimal number that reads back as the same one, whole numbers without a
  /// point.
  fileprivate mutating func appendInterpolation(shortest value: CGFloat) {
    text.append(shortest: value)
  }
}
