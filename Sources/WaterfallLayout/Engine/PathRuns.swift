/// Ascending paths, each once, as runs of neighbors.
struct PathRuns: Hashable, Sendable {
  /// The paths in a section, at least one.
  struct Part: Hashable, Sendable {
    let section: Int
    fileprivate var runs: Range<Int>
  }

  /// The parts of the sections that have paths, by ascending section.
  private(set) var parts: [Part] = []
  /// The runs of all sections, in order.
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
  var sections: [Int] { parts.map { $0.section } }

  /// The paths one by one, ascending.
  var paths: [ItemPath] {
    parts.flatMap { part in
      items(of: part).map { ItemPath(section: part.section, item: $0) }
    }
  }

  /// Returns the items of a part.
  func items(of part: Part) -> IndexRuns { IndexRuns(runs[part.runs]) }

  /// Returns the items in a section.
  ///
  /// - Complexity: O(log s) for paths in s sections
  func items(inSection section: Int) -> IndexRuns {
    let position = parts.partitioningIndex { $0.section >= section }
    guard position < parts.count, parts[position].section == section else { return IndexRuns() }
    return items(of: parts[position])
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
    guard let part = parts.last, let run = runs.last, part.section == path.section,
      run.last == path.item || run.isFollowed(by: path.item)
    else {
      let run = IndexRun(path.item, through: path.item, rank: count)
      return append(run, inSection: path.section)
    }
    if run.last < path.item {
      runs[runs.count - 1].extend(through: path.item)
    } else if firstDuplicate == nil {
      firstDuplicate = path
    }
  }

  /// Adds a run that doesn't follow the last one immediately.
  mutating func append(_ run: IndexRun, inSection section: Int) {
    let end = runs.count + 1
    if let part = parts.last, part.section == section {
      parts[parts.count - 1].runs = part.runs.lowerBound..<end
    } else {
      parts.append(Part(section: section, runs: runs.count..<end))
    }
    runs.append(run)
  }
}
