/// Paths in the order of a batch of updates: mostly they ascend, and are neighbors.
struct GatheredPaths: ~Copyable {
  /// The paths before the last run, as long as all of them ascend.
  private var closed = PathRuns()
  /// The last run, which the next path may follow; an empty one at first.
  private var run = IndexRun(0, through: -1, rank: 0)
  /// All paths if they don't ascend; there are no runs then.
  private var unsorted: [ItemPath] = []

  /// Adds a path.
  @inline(__always)
  mutating func append(_ path: ItemPath) {
    if path.section == run.section, run.isFollowed(by: path.item) {
      run.extend(through: path.item)
    } else {
      appendApart(path)
    }
  }

  /// Adds a path and some that follow it one by one.
  @inline(__always)
  mutating func append(_ path: ItemPath, neighbors count: Int) {
    append(path)
    if count == 0 { return }
    if unsorted.isEmpty {
      run.extend(through: run.last + count)
    } else {
      for item in 1...count { append(ItemPath(section: path.section, item: path.item + item)) }
    }
  }

  /// Adds a path that doesn't follow the last run.
  @inline(never)
  private mutating func appendApart(_ path: ItemPath) {
    if unsorted.isEmpty, isAfterAll(path) {
      closeRun()
      run = IndexRun(path.item, through: path.item, rank: 0, inSection: path.section)
    } else {
      if unsorted.isEmpty {
        closeRun()
        unsorted = closed.paths
        run = IndexRun(.max, through: .max, rank: 0)
      }
      unsorted.append(path)
    }
  }

  private func isAfterAll(_ path: ItemPath) -> Bool {
    run.count == 0 || ItemPath(section: run.section, item: run.last) < path
  }

  private mutating func closeRun() {
    if run.count > 0 { closed.append(run.first, through: run.last, inSection: run.section) }
  }

  /// Returns the paths in ascending order, without those of another list.
  consuming func sorted(without others: PathRuns = PathRuns()) -> PathRuns {
    if run.count == 0 { return PathRuns() }
    if unsorted.isEmpty {
      closeRun()
      return others.isEmpty ? closed : PathRuns(closed.paths.filter { !others.contains($0) })
    }
    unsorted.sort()
    return PathRuns(others.isEmpty ? unsorted : unsorted.filter { !others.contains($0) })
  }
}
