extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fulfills a condition, or the end index if none does.
  ///
  /// All elements from that index on must fulfill it. The name and the polarity are those of
  /// swift-algorithms.
  ///
  /// - Complexity: O(log n) for n elements
  @inline(__always)
  func partitioningIndex(where isInSecondPartition: (Element) -> Bool) -> Int {
    partitioningIndex(in: startIndex..<endIndex, where: isInSecondPartition)
  }

  /// Returns the first index whose element fulfills a condition, searched for from a guess outward.
  ///
  /// - Parameters:
  ///   - guess: An index of an element.
  ///   - isInSecondPartition: The condition, which all elements from some index on fulfill.
  /// - Returns: The index, or the end index if no element fulfills the condition.
  /// - Complexity: O(log d) for a guess that is off by d elements
  @inline(__always)
  func partitioningIndex(near guess: Int, where isInSecondPartition: (Element) -> Bool) -> Int {
    var step = 4
    if isInSecondPartition(self[guess]) {
      var upper = guess
      while upper - startIndex > step, isInSecondPartition(self[upper - step]) {
        upper -= step
        step *= 2
      }
      let lower = upper - Swift.min(step, upper - startIndex)
      return partitioningIndex(in: lower..<upper, where: isInSecondPartition)
    }
    var lower = guess + 1
    while endIndex - lower > step, !isInSecondPartition(self[lower + step]) {
      lower += step + 1
      step *= 2
    }
    let upper = lower + Swift.min(step, endIndex - lower)
    return partitioningIndex(in: lower..<upper, where: isInSecondPartition)
  }

  /// Returns the first index of a range whose element fulfills a condition, or the end of the range
  /// if none does.
  @inline(__always)
  private func partitioningIndex(
    in range: Range<Int>,
    where isInSecondPartition: (Element) -> Bool
  ) -> Int {
    var candidates = range
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        isInSecondPartition(self[middle])
        ? candidates.lowerBound..<middle : (middle + 1)..<candidates.upperBound
    }
    return candidates.lowerBound
  }
}
