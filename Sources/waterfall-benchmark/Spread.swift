/// The median and the extremes of some values.
struct Spread: Codable, Equatable {
  let median: Double
  let minimum: Double
  let maximum: Double

  /// Makes the spread of values, of which there must be at least one.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
  }

  /// Half the distance between the extremes, as a fraction of the median.
  var relativeDeviation: Double {
    median == 0 ? 0 : (maximum - minimum) / 2 / median
  }
}
