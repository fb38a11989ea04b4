/// Ascending paths, each once, as runs of neighbors.
struct PathRuns: Hashable, Sendable {
  /// The runs, ascending.
  private var runs: [IndexRun] = []
  /// The first path that was given twice, or `nil` if none was.
  private(set) var firstDuplicate: ItemPath?

  /// Makes an empty list.
  init() {}

  /// Makes a list of ascending paths, each of which counts once.
  init(_ paths: [ItemPath]) {
    for path in paths { append(path) }
  }

  /// Whether there are no paths.
  var isEmpty: Bool { runs.isEmpty }

  /// The number of paths.
  var count: Int { runs.last?.endRank ?? 0 }

  /// The sections of the paths, ascending, each once.
  var sections: ShortList<Int> {
    var sections = ShortList<Int>()
    forEachSection { section, _ in sections.append(section) }
    return sections
  }

  /// The paths one by one, ascending.
  var paths: [ItemPath] {
    runs.flatMap { run in
      (run.first...run.last).map { ItemPath(section: run.section, item: $0) }
    }
  }

  /// Calls a function with each section that has paths, ascending, and its items.
  func forEachSection<Failure>(
    _ body: (_ section: Int, _ items: IndexRuns) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = runs[...]
    while let section = rest.first?.section {
      let end = rest.partitioningIndex { $0.section > section }
      try body(section, IndexRuns(rest[..<end]))
      rest = rest[end...]
    }
  }

  /// Returns the items in a section.
  ///
  /// - Complexity: O(log k) for k runs
  func items(inSection section: Int) -> IndexRuns {
    let first = runs.partitioningIndex { $0.section >= section }
    let end = runs[first...].partitioningIndex { $0.section > section }
    return IndexRuns(runs[first..<end])
  }

  /// Returns whether a path is in the list.
  ///
  /// - Complexity: O(log k) for k runs
  func contains(_ path: ItemPath) -> Bool {
    items(inSection: path.section).contains(path.item)
  }

  /// Returns the paths of this list and of an ascending one.
  func merged(with others: [ItemPath]) -> PathRuns {
    others.isEmpty ? self : PathRuns(paths.merged(with: others))
  }
}

// MARK: - Adding

extension PathRuns {
  /// Adds a path that isn't before the last one.
  private mutating func append(_ path: ItemPath) {
    guard let run = runs.last, run.section == path.section,
      run.last == path.item || run.isFollowed(by: path.item)
    else { return append(path.item, through: path.item, inSection: path.section) }
    if run.last < path.item {
      runs[runs.count - 1].extend(through: path.item)
    } else if firstDuplicate == nil {
      firstDuplicate = path
    }
  }

  /// Adds items that don't follow the last run immediately.
  mutating func append(_ first: Int, through last: Int, inSection section: Int) {
    runs.append(IndexRun(first, through: last, rank: count, inSection: section))
  }
}
