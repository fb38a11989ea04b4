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
  func write(to target: inout some UTF8OutputStream) {
    var row = TextTableRow(columnCount: Self.head.count)
    forEachRow(&row) { row, _ in row.clear() }
    forEachRow(&row) { row, label in
      row.end(label: label())
      target.write(row.line)
      row.clear()
    }
  }

  private static let head = ["kind", "section", "item", "column", "x", "y", "width", "height"]

  /// Makes the cells of each row, and calls a closure with the row and what returns its label.
  private func forEachRow(
    _ row: inout TextTableRow,
    _ body: (inout TextTableRow, _ label: () -> String?) -> Void
  ) {
    for title in Self.head { row.add(title) }
    body(&row) { "label" }
    geometry.forEachElement { attributes, columns in
      row.add(attributes.element.kindName)
      row.add(attributes.element.section)
      addPlace(of: attributes.element, columns, to: &row)
      row.add(attributes.frame)
      body(&row) { label(of: attributes.element) }
    }
    row.add("content")
    for _ in 0..<3 { row.add("") }
    row.add(CGRect(origin: .zero, size: geometry.contentSize))
    body(&row) { nil }
  }

  /// Adds the index and the columns of an item.
  private func addPlace(
    of element: WaterfallElement,
    _ columns: Range<Int>?,
    to row: inout TextTableRow
  ) {
    if let path = element.itemPath, let columns {
      row.add(path.item)
      row.add(columns)
    } else {
      for _ in 0..<2 { row.add("") }
    }
  }

  private func label(of element: WaterfallElement) -> String? {
    switch element {
    case .item(let path): captions.item(path)
    case .header(let section): captions.header(section)
    case .background, .footer: nil
    }
  }
}
