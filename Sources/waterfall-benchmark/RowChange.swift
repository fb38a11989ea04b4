import Foundation

/// How a row differs between two reports.
///
/// Where both have a ratio, it is the ratio that is compared: what the row is measured against was
/// measured in the same process, so that a slower machine hardly counts.
struct RowChange: Equatable {
  /// Whether a row has become slower or faster by more than the reports' spreads explain.
  enum Verdict: String {
    case slower, faster
    case none = ""
  }

  let name: String
  let before: Spread
  let after: Spread

  /// Compares a row with an earlier one of the same name.
  init(from old: BenchmarkRow, to new: BenchmarkRow) {
    name = new.name
    if let before = old.ratio, let after = new.ratio {
      (self.before, self.after) = (before, after)
    } else {
      (before, after) = (old.value, new.value)
    }
  }

  /// By how much the median has grown, as a part of the earlier one.
  var growth: Double { before.median == 0 ? 0 : after.median / before.median - 1 }

  /// How much of a growth the spreads of both reports explain.
  var spread: Double { before.relativeDeviation + after.relativeDeviation }

  var verdict: Verdict {
    growth.magnitude <= spread ? .none : growth > 0 ? .slower : .faster
  }
}

// MARK: - All rows

extension Report {
  /// The changes since an earlier report, of the rows that both have.
  func changes(since old: Report) -> [RowChange] {
    results.compactMap { new in
      old.results.first { $0.name == new.name }.map { RowChange(from: $0, to: new) }
    }
  }

  /// The changes since an earlier report, one line a row.
  func changeTable(since old: Report) -> String {
    let header = ["name", "before", "now", "change", "spread", "verdict"]
    return Table.text(of: [header] + changes(since: old).map(\.cells), textColumns: 1)
  }
}

extension RowChange {
  fileprivate var cells: [String] {
    [
      name, Table.digits(before.median), Table.digits(after.median),
      String(format: "%+.1f %%", growth * 100), String(format: "± %.1f %%", spread * 100),
      verdict.rawValue,
    ]
  }
}
