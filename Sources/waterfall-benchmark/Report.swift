import Foundation

/// The rows of a run, as a table and as a document.
struct Report: Encodable {
  let results: [Measurement]

  /// One line a row, in columns.
  var table: String {
    let header = ["name", "unit", "median", "minimum", "maximum", "ratio", "aim"]
    let lines = [header] + results.map(\.cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 2 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The rows as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension Measurement {
  fileprivate var cells: [String] {
    [
      name, unit, Self.digits(median), Self.digits(minimum), Self.digits(maximum),
      ratio.map(Self.digits) ?? "", aim.map { "≤ \(Self.digits($0))" } ?? "",
    ]
  }

  /// Returns a number with three digits, more before the point.
  private static func digits(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
