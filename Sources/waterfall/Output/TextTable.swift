import Foundation
import WaterfallLayout
import WaterfallPreview

/// A table of the elements of a layout, with the content size in its last row.
struct TextTable {
  let geometry: WaterfallGeometry
  let captions: WaterfallCaptions

  /// Writes the table.
  ///
  /// Each row is made twice, first for the widths of the columns, so that the table is never in
  /// memory as a whole.
  func write(to target: inout some TextOutputStream) {
    var widths = Self.head.cells.map { _ in 0 }
    forEachRow { row in
      for (column, cell) in row.cells.enumerated() {
        widths[column] = max(widths[column], cell.utf8.count)
      }
    }
    forEachRow { target.write($0.line(widths: widths)) }
  }

  private func forEachRow(_ body: (Row) -> Void) {
    body(Self.head)
    geometry.forEachElement { body(row(for: $0)) }
    body(Row(kind: "content", frame: CGRect(origin: .zero, size: geometry.contentSize)))
  }
}

// MARK: - Rows

extension TextTable {
  /// A row: the cells of ASCII text, one for each column, and the label at the end.
  fileprivate struct Row {
    var cells: [String]
    var label: String?

    /// Returns the cells side by side, the kind aligned to the left, numbers to the right.
    func line(widths: [Int]) -> String {
      var line = ""
      for (cell, width) in zip(cells, widths) {
        let padding = String(repeating: " ", count: width - cell.utf8.count)
        line += line.isEmpty ? cell + padding : "  " + padding + cell
      }
      if let label, !label.isEmpty { line += "  " + printable(label) }
      return line + "\n"
    }
  }

  private static let head = Row(
    cells: ["kind", "section", "item", "column", "x", "y", "width", "height"],
    label: "label"
  )

  private func row(for attributes: WaterfallAttributes) -> Row {
    let section = attributes.element.section
    var row = Row(kind: attributes.element.kindName, frame: attributes.frame)
    row.cells[1] = String(section)
    switch attributes.element {
    case .item(let path):
      row.cells[2] = String(path.item)
      row.cells[3] = geometry.columns(ofItemAt: path).map(Self.text) ?? ""
      row.label = captions.item(path)
    case .header: row.label = captions.header(section)
    case .background, .footer: break
    }
    return row
  }

  /// Returns the number of the only column, or of the first and the last one.
  private static func text(for columns: Range<Int>) -> String {
    columns.count > 1
      ? "\(columns.lowerBound)-\(columns.upperBound - 1)" : "\(columns.lowerBound)"
  }
}

extension TextTable.Row {
  /// Makes a row without section and label.
  fileprivate init(kind: String, frame: CGRect) {
    cells = [
      kind, "", "", "",
      Markup.fixed(frame.minX), Markup.fixed(frame.minY),
      Markup.fixed(frame.width), Markup.fixed(frame.height),
    ]
  }
}
