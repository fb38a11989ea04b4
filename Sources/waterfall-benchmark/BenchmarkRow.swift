/// A row of the report.
struct BenchmarkRow: Codable, Equatable {
  /// What a row counts.
  enum Unit: String {
    case nanosecondsPerItem = "ns/item"
    case microseconds = "µs"
    case bytes
  }

  let name: String
  let unit: String
  /// What was measured.
  var value: Spread
  /// The median as a multiple of what the row is measured against.
  var ratio: Spread?
  /// What the ratio should be at most.
  var aim: Double?

  init(_ name: String, _ unit: Unit, samples: [Double], per scale: Double = 1) {
    self.name = name
    self.unit = unit.rawValue
    value = Spread(samples.map { $0 / scale })
  }

  /// The same row of a run whose sizes aren't those of the aim.
  var withoutAim: BenchmarkRow {
    var row = self
    row.aim = nil
    return row
  }

  /// Compares the row with a limit.
  func compared(with limit: Double, aim: Double? = nil) -> BenchmarkRow {
    var row = self
    row.ratio = Spread([value.median / limit])
    row.aim = aim
    return row
  }
}
