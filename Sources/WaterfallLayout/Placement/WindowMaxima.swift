/// The maximum of each run of neighboring numbers, in memory that is reused.
///
/// In short runs every number is looked at. For long ones the numbers are cut into blocks as long
/// as a run. A run is then the end of one block and the start of the next, so that two running
/// maxima, one from each side, give all maxima in linear time, however long the runs are.
struct WindowMaxima: Sendable {
  /// The maximum of each run, by the index at which the run starts.
  private(set) var maxima: [Double] = []
  /// The maximum of the numbers from each one to the end of its block.
  private var toEnd: [Double] = []

  /// The greatest length of a run for which a look at every number is faster.
  private static let shortLength = 4

  /// Computes the maxima of the runs of some numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - length: The length of a run, from 1 to the number of numbers.
  /// - Complexity: O(n) for n numbers
  mutating func measure(_ numbers: [Double], length: Int) {
    if length <= Self.shortLength {
      measureShort(numbers, length)
    } else {
      measureLong(numbers, length)
    }
  }

  private mutating func measureShort(_ numbers: [Double], _ length: Int) {
    let count = numbers.count - length + 1
    if maxima.count > count { maxima.removeLast(maxima.count - count) }
    for start in 0..<count {
      var maximum = numbers[start]
      for index in (start + 1)..<(start + length) { maximum = max(maximum, numbers[index]) }
      if start < maxima.count { maxima[start] = maximum } else { maxima.append(maximum) }
    }
  }

  private mutating func measureLong(_ numbers: [Double], _ length: Int) {
    toEnd.removeAll(keepingCapacity: true)
    toEnd.append(contentsOf: numbers)
    for index in stride(from: numbers.count - 2, through: 0, by: -1)
    where (index + 1) % length != 0 {
      toEnd[index] = max(toEnd[index], toEnd[index + 1])
    }
    maxima.removeAll(keepingCapacity: true)
    var fromStart = -Double.infinity
    for index in numbers.indices {
      fromStart = index % length == 0 ? numbers[index] : max(fromStart, numbers[index])
      let start = index - length + 1
      if start >= 0 { maxima.append(max(toEnd[start], fromStart)) }
    }
  }
}
