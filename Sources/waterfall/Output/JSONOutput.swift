import Foundation
import WaterfallLayout
import WaterfallPreview

/// The elements of a layout as JSON, a line each.
struct JSONOutput {
  let geometry: WaterfallGeometry

  var text: String {
    let size = geometry.contentSize
    let contentSize = Self.array([size.width, size.height])
    let elements = geometry.allAttributes.map { "\n  \(object(for: $0))" }
    return """
      {"contentSize": \(contentSize), "elements": [\(elements.joined(separator: ","))
      ]}

      """
  }

  private func object(for attributes: WaterfallAttributes) -> String {
    let (kind, section) = (attributes.element.kindName, attributes.element.section)
    var members = [#""kind": "\#(kind)""#, #""section": \#(section)"#]
    if let path = attributes.element.itemPath {
      members.append(#""item": \#(path.item)"#)
      if let columns = geometry.columns(ofItemAt: path) {
        members.append(#""column": \#(columns.lowerBound)"#)
      }
    }
    let frame = attributes.frame
    let numbers = Self.array([frame.minX, frame.minY, frame.width, frame.height])
    members.append(#""frame": \#(numbers)"#)
    return "{\(members.joined(separator: ", "))}"
  }

  private static func array(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// The shortest decimal number that reads back as the same one, whole numbers without a point.
  private static func number(_ value: CGFloat) -> String {
    let number = Double(value)
    if number == 0 { return "0" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
