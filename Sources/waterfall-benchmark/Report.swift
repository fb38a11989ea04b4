import Foundation

/// The rows of a run.
struct Report: Codable, Equatable {
  /// The number of processes that the rows are from.
  var processCount = 1
  var results: [BenchmarkRow]

  /// Joins the reports of one or several processes.
  ///
  /// Each row's values are the medians of the processes.
  static func joined(_ reports: [Report]) -> Report {
    let results = reports[0].results.map { first in
      let rows = reports.compactMap { report in
        report.results.first { $0.name == first.name }
      }
      var row = first
      row.value = Spread(rows.map(\.value.median))
      let ratios = rows.compactMap(\.ratio?.median)
      row.ratio = ratios.isEmpty ? nil : Spread(ratios)
      return row
    }
    return Report(processCount: reports.count, results: results)
  }

  /// Reads a report from a JSON file.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
  }

  init(processCount: Int = 1, results: [BenchmarkRow]) {
    self.processCount = processCount
    self.results = results
  }

  /// Returns the report as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The rows as text, one a line, in aligned columns.
  var table: String {
    let header = ["name", "unit", "median", "minimum", "maximum", "ratio", "aim"]
    return Table.text(of: [header] + results.map(\.cells), textColumns: 2)
  }
}

extension BenchmarkRow {
  fileprivate var cells: [String] {
    [
      name, unit, Table.digits(value.median), Table.digits(value.minimum),
      Table.digits(value.maximum), ratio.map { Table.digits($0.median) } ?? "",
      aim.map { "≤ \(Table.digits($0))" } ?? "",
    ]
  }
}
