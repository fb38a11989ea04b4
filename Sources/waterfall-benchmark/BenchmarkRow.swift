/// A row of the report.
struct BenchmarkRow: Codable, Equatable {
  /// The unit of a row's values.
  enum Unit: String {
    case nanosecondsPerItem = "ns/item"
    case microseconds = "µs"
    case bytes
  }

  let name: String
  let unit: String
  /// The measured values.
  var value: Spread
  /// The ratio of the values to the limit that the row is compared with.
  var ratio: Spread?
  /// The greatest ratio that meets the aim.
  var aim: Double?

  init(_ name: String, _ unit: Unit, samples: [Double], per scale: Double = 1) {
    self.name = name
    self.unit = unit.rawValue
    value = Spread(samples.map { $0 / scale })
  }

  /// The row without its aim, for a run of other sizes.
  var withoutAim: BenchmarkRow {
    var row = self
    row.aim = nil
    return row
  }

  /// Returns the row with its ratio to a limit.
  func compared(with limit: Double, aim: Double? = nil) -> BenchmarkRow {
    var row = self
    row.ratio = Spread([value.median / limit])
    row.aim = aim
    return row
  }
}
