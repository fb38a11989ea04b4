extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fulfills a condition, or the end index if none does.
  ///
  /// All elements from that index on must fulfill it. The name and the polarity are those of
  /// swift-algorithms.
  ///
  /// - Complexity: O(log n) for n elements
  @inline(__always)
  func partitioningIndex(where isInSecondPartition: (Element) -> Bool) -> Int {
    var candidates = startIndex..<endIndex
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      candidates =
        isInSecondPartition(self[middle])
        ? candidates.lowerBound..<middle : (middle + 1)..<candidates.upperBound
    }
    return candidates.lowerBound
  }
}
