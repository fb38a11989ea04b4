import Foundation
import WaterfallLayout
import WaterfallPreview

/// The elements of a layout as a table, and the content as its last row.
struct TextTable {
  let geometry: WaterfallGeometry
  let captions: WaterfallCaptions

  /// Writes the table.
  ///
  /// Rows are made twice, for the widths of the columns and to be written, so that no table has to
  /// be held in memory.
  func write(to target: inout some TextOutputStream) {
    var widths = Self.head.map { _ in 0 }
    forEachRow { row in
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    forEachRow { target.write("\(Self.line($0, widths: widths))\n") }
  }

  private static let head = [
    "kind", "section", "item", "column", "x", "y", "width", "height", "label",
  ]

  private func forEachRow(_ body: ([String]) -> Void) {
    body(Self.head)
    for attributes in geometry.allAttributes { body(row(for: attributes)) }
    body(row(kind: "content", frame: CGRect(origin: .zero, size: geometry.contentSize)))
  }

  private func row(for attributes: WaterfallAttributes) -> [String] {
    let (kind, section) = (attributes.element.kindName, attributes.element.section)
    switch attributes.element {
    case .item(let path):
      return row(
        kind: kind,
        section: section,
        item: path.item,
        column: geometry.columns(ofItemAt: path).map(Self.text),
        frame: attributes.frame,
        label: captions.item(path)
      )
    case .header:
      let label = captions.header(section)
      return row(kind: kind, section: section, frame: attributes.frame, label: label)
    case .background, .footer:
      return row(kind: kind, section: section, frame: attributes.frame)
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
      Markup.fixed(frame.minX), Markup.fixed(frame.minY),
      Markup.fixed(frame.width), Markup.fixed(frame.height), printable(label ?? ""),
    ]
  }

  /// The cells side by side, the kind to the left, numbers to the right, and the label at the end.
  private static func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths).dropLast() {
      let padding = String(repeating: " ", count: width - cell.count)
      line += line.isEmpty ? cell + padding : "  " + padding + cell
    }
    guard let label = cells.last, !label.isEmpty else { return line }
    return "\(line)  \(label)"
  }

  /// The only column, or the first and the last one.
  private static func text(for columns: Range<Int>) -> String {
    columns.count > 1
      ? "\(columns.lowerBound)-\(columns.upperBound - 1)" : "\(columns.lowerBound)"
  }
}
