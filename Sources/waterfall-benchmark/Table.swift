import Foundation

/// Text in aligned columns.
enum Table {
  /// Returns lines of cells in aligned columns: the first ones to the left as text, the others to
  /// the right as numbers.
  static func text(of lines: [[String]], textColumns: Int) -> String {
    let columns = lines.first?.indices ?? 0..<0
    let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < textColumns ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Returns a number with at least three digits.
  static func digits(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
