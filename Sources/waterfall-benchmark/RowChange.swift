import Foundation

/// The difference of a row between two reports.
///
/// Where both have a ratio, the ratios are compared: the limits were measured in the same process,
/// so that the speed of the machine hardly matters.
struct RowChange: Equatable {
  /// The direction of a change that is greater than the spreads of the reports explain.
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

  /// The growth of the median, as a fraction of the earlier one.
  var growth: Double { before.median == 0 ? 0 : after.median / before.median - 1 }

  /// The growth that the spreads of both reports explain, as a fraction.
  var spread: Double { before.relativeDeviation + after.relativeDeviation }

  var verdict: Verdict {
    growth.magnitude <= spread ? .none : growth > 0 ? .slower : .faster
  }
}

// MARK: - All rows

extension Report {
  /// Returns the changes since an earlier report of the rows that both have, in the order of this
  /// one.
  func changes(since old: Report) -> [RowChange] {
    results.compactMap { new in
      old.results.first { $0.name == new.name }.map { RowChange(from: $0, to: new) }
    }
  }

  /// Returns the changes since an earlier report as text, one row a line.
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
