import Dispatch

/// The rounds of a measurement.
enum Rounds {
  /// The number of measured rounds, after one that isn't measured.
  static let count = 11
}

/// Runs several pieces of work in turns, and returns the nanoseconds of each of them in each round.
///
/// The first round warms up and isn't counted. Each piece of work returns a number that depends on
/// its result, so that the compiler can't remove any of it.
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

/// A destination of results that the compiler can't remove.
enum Sink {
  nonisolated(unsafe) private static var sum = 0

  @inline(never)
  static func consume(_ result: Int) { sum = sum &* 31 &+ result }
}

/// Returns the median of values, of which there must be at least one.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}
