/// The maximum of each run of neighboring numbers, in memory that is reused.
///
/// The numbers are cut into blocks as long as a run. A run is then the end of one block and the
/// start of the next, so that two running maxima, one from each side, give all maxima in linear
/// time, however long the runs are.
struct WindowMaxima: Sendable {
  /// The maximum of each run, by the index at which the run starts.
  private(set) var maxima: [Double] = []
  /// The maximum of the numbers from each one to the end of its block.
  private var toEnd: [Double] = []

  /// Computes the maxima of the runs of some numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - length: The length of a run, from 1 to the number of numbers.
  /// - Complexity: O(n) for n numbers
  mutating func measure(_ numbers: [Double], length: Int) {
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
