/// Ascending indices, each once, as runs of neighbors.
///
/// Batches of updates mostly name neighbors: a hundred of them take no more than a single one does
/// (`append` in the benchmark).
struct IndexRuns: Hashable, Sendable {
  /// The runs, ascending and apart from each other: all of a list, or a part of it.
  let runs: ArraySlice<IndexRun>

  /// Makes a list from all runs of a list, or from some in a row.
  @inline(__always)
  init(_ runs: ArraySlice<IndexRun> = []) { self.runs = runs }

  /// Makes a list of ascending indices, each given once.
  init(_ indices: [Int]) {
    var runs: [IndexRun] = []
    for index in indices {
      if let last = runs.last, last.isFollowed(by: index) {
        runs[runs.count - 1].extend(through: index)
      } else {
        runs.append(IndexRun(index, through: index, rank: runs.last?.endRank ?? 0))
      }
    }
    self.init(runs[...])
  }

  /// Whether there are no indices.
  var isEmpty: Bool { runs.isEmpty }

  /// The least index, or `nil` if there is none.
  var first: Int? { runs.first?.first }

  /// The number of indices.
  var count: Int { runs.last.map { $0.endRank - firstRank } ?? 0 }

  /// The rank of the first index in the list that this one is a part of.
  private var firstRank: Int { runs.first?.rank ?? 0 }
}

// MARK: - Looking up

extension IndexRuns {
  /// Returns whether an index is in the list.
  ///
  /// - Complexity: O(log k) for k runs
  func contains(_ index: Int) -> Bool {
    let position = runs.partitioningIndex { $0.last >= index }
    return position < runs.endIndex && runs[position].first <= index
  }

  /// Returns the first index that isn't in a range, or `nil` if all are.
  ///
  /// - Complexity: O(log k) for k runs
  func first(outside range: Range<Int>) -> Int? {
    if let first, first < range.lowerBound { return first }
    let position = runs.partitioningIndex { $0.last >= range.upperBound }
    guard position < runs.endIndex else { return nil }
    let first = runs[position].first
    return first < range.upperBound ? range.upperBound : first
  }

  /// Returns the number of indices in the list that are less than one.
  ///
  /// - Complexity: O(log k) for k runs
  func rank(of index: Int) -> Int {
    let position = runs.partitioningIndex { $0.last >= index }
    guard position < runs.endIndex else { return count }
    let run = runs[position]
    return run.rank - firstRank + (run.first < index ? index - run.first : 0)
  }

  /// Returns the index that isn't in the list and has `rank` such indices before it, or the
  /// greatest integer if there is none.
  ///
  /// - Complexity: O(log k) for k runs
  func gap(rank: Int) -> Int {
    let position = runs.partitioningIndex { $0.first - ($0.rank - firstRank) > rank }
    let before = position < runs.endIndex ? runs[position].rank - firstRank : count
    let gap = rank.addingReportingOverflow(before)
    return gap.overflow ? .max : gap.partialValue
  }
}

extension IndexRuns: Sequence {
  /// The position in a list that is walked over.
  struct Iterator: IteratorProtocol {
    fileprivate var runs: ArraySlice<IndexRun>
    private var index = 0
    /// The number of indices that are left in the run.
    private var rest = 0

    fileprivate init(_ runs: ArraySlice<IndexRun>) { self.runs = runs }

    @inline(__always)
    mutating func next() -> Int? {
      if rest == 0 {
        guard let run = runs.popFirst() else { return nil }
        (index, rest) = (run.first, run.count)
      }
      defer { (index, rest) = (index &+ 1, rest - 1) }
      return index
    }
  }

  var underestimatedCount: Int { count }

  func makeIterator() -> Iterator { Iterator(runs) }
}
