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
    var separator: UTF8Text = "\n  "
    geometry.forEachElement { attributes, columns in
      target.write(separator)
      target.write(object(for: attributes, columns))
      separator = ",\n  "
    }
    target.write("\n]}\n")
  }

  private func object(for attributes: WaterfallAttributes, _ columns: Range<Int>?) -> UTF8Text {
    let element = attributes.element
    let frame = attributes.frame
    return #"""
      {"kind": "\#(element.kindName)", "section": \#(element.section)\#(place(of: element, columns)), \#
      "frame": [\#(shortest: frame.minX), \#(shortest: frame.minY), \#
      \#(shortest: frame.width), \#(shortest: frame.height)]}
      """#
  }

  /// Returns the members that only items have.
  private func place(of element: WaterfallElement, _ columns: Range<Int>?) -> UTF8Text {
    guard let path = element.itemPath, let columns else { return "" }
    return #", "item": \#(path.item), "column": \#(columns.lowerBound)"#
  }
}

extension UTF8Text.StringInterpolation {
  /// Appends the shortest decimal number that reads back as the same one, whole numbers without a
  /// point.
  fileprivate mutating func appendInterpolation(shortest value: CGFloat) {
    text.append(shortest: value)
  }
}
