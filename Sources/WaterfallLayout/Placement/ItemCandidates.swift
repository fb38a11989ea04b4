/// The items that may meet a range, ascending, each once: some in a list, and then neighbors.
struct ItemCandidates: RandomAccessCollection {
  /// The items before the neighbors.
  private let listed: [Int]
  /// The neighbors.
  private let neighbors: Range<Int>

  init(listed: [Int] = [], neighbors: Range<Int> = 0..<0) {
    self.listed = listed
    self.neighbors = neighbors
  }

  var startIndex: Int { 0 }
  var endIndex: Int { listed.count + neighbors.count }

  subscript(position: Int) -> Int {
    position < listed.count
      ? listed[position] : neighbors.lowerBound + position - listed.count
  }
}
