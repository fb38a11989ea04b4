/// A row of the report.
struct Measurement: Encodable {
  let name: String
  let unit: String
  let median: Double
  let minimum: Double
  let maximum: Double
  /// The median as a multiple of what the row is measured against.
  var ratio: Double?
  /// What the ratio should be at most.
  var aim: Double?

  init(_ name: String, _ unit: Unit, samples: [Double], per scale: Double = 1) {
    self.name = name
    self.unit = unit.rawValue
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2] / scale
    minimum = sorted[0] / scale
    maximum = sorted[sorted.count - 1] / scale
  }

  /// The same row of a run whose sizes aren't those of the aim.
  var withoutAim: Measurement {
    var row = self
    row.aim = nil
    return row
  }

  /// Compares the row with a limit.
  func compared(with limit: Double, aim: Double? = nil) -> Measurement {
    var row = self
    row.ratio = median / limit
    row.aim = aim
    return row
  }
}

/// What a row counts.
enum Unit: String {
  case nanosecondsPerItem = "ns/item"
  case microseconds = "µs"
  case bytes
}
