import Foundation
import WaterfallLayout
import WaterfallPreview

/// A table of the elements of a layout, with the content size in its last row.
struct TextTable {
  let geometry: WaterfallGeometry
  let captions: WaterfallCaptions

  /// Writes the table, row by row, so that it is never in memory as a whole.
  func write(to target: inout some UTF8OutputStream) {
    let widths = columnWidths()
    target.write { text in
      for (column, title) in TextTableRow.titles.enumerated() {
        append(.text(title), inColumn: column, widths, to: &text)
      }
      append(label: "label", to: &text)
    }
    forEachRow { row, label in
      target.write { text in
        row.forEachCell { append($0, inColumn: $1, widths, to: &text) }
        append(label: label(), to: &text)
      }
    }
  }

  /// Returns the widths of the columns, each that of its widest cell.
  private func columnWidths() -> [Int] {
    var widths = TextTableRow.titles.map(\.utf8.count)
    forEachRow { row, _ in
      row.forEachCell { cell, column in widths[column] = max(widths[column], cell.width) }
    }
    return widths
  }

  /// Calls a closure with each row below the titles and what returns its label.
  private func forEachRow(_ body: (TextTableRow, _ label: () -> String?) -> Void) {
    geometry.forEachElement { attributes, columns in
      body(TextTableRow(attributes, columns)) { label(of: attributes.element) }
    }
    body(TextTableRow(contentSize: geometry.contentSize)) { nil }
  }

  private func label(of element: WaterfallElement) -> String? {
    switch element {
    case .item(let path): captions.item(path)
    case .header(let section): captions.header(section)
    case .background, .footer: nil
    }
  }
}

// MARK: - Lines

extension TextTable {
  /// Appends a cell, the first one of a line aligned to the left, others to the right.
  private func append(
    _ cell: TextTableCell,
    inColumn column: Int,
    _ widths: [Int],
    to text: inout UTF8Text
  ) {
    let padding = widths[column] - cell.width
    if column > 0 { text.append(spaces: padding + 2) }
    cell.append(to: &text)
    if column == 0 { text.append(spaces: padding) }
  }

  /// Appends a label and ends the line.
  private func append(label: String?, to text: inout UTF8Text) {
    if let label, !label.isEmpty {
      text.append(literal: "  ")
      text.append(printable(label))
    }
    text.append(literal: "\n")
  }
}
