import Dispatch

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

/// How often everything is measured.
enum Rounds {
  /// The measured rounds, after one that isn't measured.
  static let count = 11
}

/// Runs several pieces of work in turns, and returns the nanoseconds of each of them in each round.
///
/// The first round warms up and isn't counted. A piece of work returns a number that depends on its
/// result, so that nothing of it can be left out.
func interleaved(_ work: [() -> Int]) -> [[Double]] {
  var samples = [[Double]](repeating: [], count: work.count)
  for round in 0...Rounds.count {
    for (index, run) in work.enumerated() {
      let time = nanoseconds(run)
      if round > 0 { samples[index].append(time) }
    }
  }
  return samples
}

/// Returns the nanoseconds that a piece of work takes.
@inline(__always)
func nanoseconds(_ run: () -> Int) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  Sink.consume(run())
  return Double(DispatchTime.now().uptimeNanoseconds - start)
}

/// Where results go.
enum Sink {
  nonisolated(unsafe) private static var sum = 0

  @inline(never)
  static func consume(_ result: Int) { sum = sum &* 31 &+ result }
}

/// Returns the middle of some values.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}
