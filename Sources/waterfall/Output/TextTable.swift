import Foundation
import WaterfallLayout
import WaterfallPreview

/// The elements of a layout as a table, and the content as its last row.
struct TextTable {
  let geometry: WaterfallGeometry
  let captions: WaterfallCaptions

  var text: String {
    let head = ["kind", "section", "item", "column", "x", "y", "width", "height", "label"]
    let content = row(kind: "content", frame: CGRect(origin: .zero, size: geometry.contentSize))
    let rows = [head] + geometry.elements.map(row) + [content]
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { "\(Self.line($0, widths: widths))\n" }.joined()
  }

  private func row(for element: WaterfallAttributes) -> [String] {
    let section = element.path.section
    switch element.kind {
    case .item:
      return row(
        kind: element.kind.name,
        section: section,
        item: element.path.item,
        column: geometry.columns(ofItemAt: element.path).map(Self.text),
        frame: element.frame,
        label: captions.item(element.path)
      )
    case .background, .header, .footer:
      let label = element.kind == .header ? captions.header(section) : nil
      return row(kind: element.kind.name, section: section, frame: element.frame, label: label)
    }
  }

  private func row(
    kind: String,
    section: Int? = nil,
    item: Int? = nil,
    column: String? = nil,
    frame: CGRect,
    label: String? = nil
  ) -> [String] {
    [
      kind, section.map(String.init) ?? "", item.map(String.init) ?? "", column ?? "",
      Self.decimal(frame.minX), Self.decimal(frame.minY),
      Self.decimal(frame.width), Self.decimal(frame.height), label ?? "",
    ]
  }

  /// The cells side by side, words to the left and numbers to the right, without trailing spaces.
  private static func line(_ cells: [String], widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - cells[column].count)
      let isWord = column == cells.startIndex || column == cells.endIndex - 1
      return isWord ? cells[column] + padding : padding + cells[column]
    }
    let line = padded.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The only column, or the first and the last one.
  private static func text(for columns: Range<Int>) -> String {
    columns.count > 1
      ? "\(columns.lowerBound)-\(columns.upperBound - 1)" : "\(columns.lowerBound)"
  }

  private static func decimal(_ length: CGFloat) -> String {
    String(format: "%.2f", Double(length))
  }
}
