import Foundation
import WaterfallPreview

/// A row of a table while it is made, and the widths of the columns so far.
struct TextTableRow {
  /// The cells so far, aligned as far as the widths are known.
  private(set) var line = UTF8Text(capacity: 256)
  private var widths: [Int]
  private var column = 0
  /// The index in the line at which the current cell starts.
  private var start = 0

  /// Makes an empty row of a table whose columns have no width yet.
  init(columnCount: Int) { widths = [Int](repeating: 0, count: columnCount) }

  /// Ends the line with a label.
  mutating func end(label: String?) {
    if let label, !label.isEmpty {
      line.append(literal: "  ")
      line.append(printable(label))
    }
    line.append(literal: "\n")
  }

  /// Empties the line for the next row.
  mutating func clear() {
    line.removeAll()
    (column, start) = (0, 0)
  }
}

// MARK: - Cells

extension TextTableRow {
  /// Adds a cell of ASCII text.
  mutating func add(_ text: String) { addCell { $0.append(text) } }

  /// Adds a whole number.
  mutating func add(_ number: Int) { addCell { $0.append(number) } }

  /// Adds the number of the only column, or of the first and the last one.
  mutating func add(_ columns: Range<Int>) {
    addCell { cell in
      cell.append(columns.lowerBound)
      guard columns.count > 1 else { return }
      cell.append(literal: "-")
      cell.append(columns.upperBound - 1)
    }
  }

  /// Adds the cells of a frame.
  mutating func add(_ frame: CGRect) {
    addCell { $0.append(fixed: frame.minX) }
    addCell { $0.append(fixed: frame.minY) }
    addCell { $0.append(fixed: frame.width) }
    addCell { $0.append(fixed: frame.height) }
  }

  /// Adds a cell, the first one aligned to the left, others to the right, and widens the column if
  /// there is no room for it.
  private mutating func addCell(_ appendText: (inout UTF8Text) -> Void) {
    appendText(&line)
    let width = line.count - start
    let padding = max(0, widths[column] - width)
    if padding > 0 { line.insert(spaces: padding, at: column == 0 ? line.count : start) }
    widths[column] = width + padding
    column += 1
    if column < widths.count { line.append(literal: "  ") }
    start = line.count
  }
}
