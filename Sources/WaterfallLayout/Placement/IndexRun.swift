/// Neighboring indices in a list of ascending ones.
struct IndexRun: Sendable {
  /// The section of the items; 0 for the indices of sections.
  let section: Int
  /// The least index.
  let first: Int
  /// The greatest index, rather than an end: there is none above the greatest integer.
  private(set) var last: Int
  /// The number of indices before the run in its list.
  let rank: Int

  /// Makes a run of indices.
  @inline(__always)
  init(_ first: Int, through last: Int, rank: Int, inSection section: Int = 0) {
    self.section = section
    self.first = first
    self.last = last
    self.rank = rank
  }

  /// The number of indices.
  var count: Int { last - first + 1 }

  /// The number of indices up to the end of the run.
  var endRank: Int { rank + count }

  /// Returns whether an index is the one after the last one.
  @inline(__always)
  func isFollowed(by index: Int) -> Bool { index > last && index - 1 == last }

  /// Adds the indices from the one after the last one on.
  @inline(__always)
  mutating func extend(through last: Int) { self.last = last }
}

/// Two runs are equal if their indices are, and with the runs before also their ranks.
extension IndexRun: Hashable {
  static func == (first: IndexRun, second: IndexRun) -> Bool {
    first.section == second.section && first.first == second.first && first.last == second.last
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(first)
    hasher.combine(last)
  }
}
