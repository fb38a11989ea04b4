import Foundation
import WaterfallLayout
import WaterfallPreview

/// The elements of a layout as JSON, one on each line.
struct JSONOutput {
  let geometry: WaterfallGeometry

  /// Writes the document.
  func write(to target: inout some TextOutputStream) {
    let size = geometry.contentSize
    let contentSize = Self.array(size.width, size.height)
    target.write(#"{"contentSize": \#(contentSize), "elements": ["#)
    var separator = "\n  "
    geometry.forEachElement { attributes in
      target.write(separator + object(for: attributes))
      separator = ",\n  "
    }
    target.write("\n]}\n")
  }

  private func object(for attributes: WaterfallAttributes) -> String {
    let element = attributes.element
    var text = #"{"kind": "\#(element.kindName)", "section": \#(element.section)"#
    if let path = element.itemPath {
      text += #", "item": \#(path.item)"#
      if let columns = geometry.columns(ofItemAt: path) {
        text += #", "column": \#(columns.lowerBound)"#
      }
    }
    let frame = attributes.frame
    let numbers = Self.array(frame.minX, frame.minY, frame.width, frame.height)
    return #"\#(text), "frame": \#(numbers)}"#
  }

  private static func array(_ numbers: CGFloat...) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// Returns the shortest decimal number that reads back as the same one, whole numbers without a
  /// point.
  private static func number(_ value: CGFloat) -> String {
    let number = Double(value)
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return "\(whole)" }
    return "\(number)"
  }
}
