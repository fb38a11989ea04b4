/// A free extent between items.
struct Hole: Equatable, Sendable {
  var start: Double
  var end: Double

  /// Returns whether the hole is longer than noise and at least as long as the shortest item.
  @inline(__always)
  func isUsable(for least: Double) -> Bool {
    end - start > Tolerance.epsilon && fits(least)
  }

  /// Returns whether an item of a length fits; an exact fit counts.
  @inline(__always)
  func fits(_ length: Double) -> Bool { end - start > length - Tolerance.epsilon }
}

/// A list of holes from the top down that finds the first one of some length in logarithmic time.
///
/// The holes are stored in blocks. A tree over the blocks has the longest hole of each, so that a
/// search looks at one block only, however many holes are too short.
struct HoleList: Sendable {
  /// The holes, a few dozen in each block.
  private var blocks: [[Hole]] = []
  /// For each block, the greatest end that any of its holes has had.
  private var ends: [Double] = []
  /// The length of the longest hole of each block, negated, or infinity if there is none.
  private var longest = LeastTree([])

  /// The number of holes at which a block is split.
  private static let blockLength = 64

  /// Whether no hole was ever added.
  @inline(__always)
  var isEmpty: Bool { blocks.isEmpty }

  /// Returns the start of the first hole that an item of a length fits in, or `nil` if there is
  /// none.
  ///
  /// - Complexity: O(log h) for h holes
  @inline(__always)
  func start(fitting length: Double) -> Double? {
    blocks.isEmpty ? nil : searchedStart(fitting: length)
  }

  private func searchedStart(fitting length: Double) -> Double? {
    let block =
      blocks.count == 1 ? 0 : longest.firstColumn(below: Tolerance.epsilon - length)
    return block.flatMap { blocks[$0].first { $0.fits(length) }?.start }
  }

  /// Adds a hole below all others, unless no item fits in it.
  mutating func append(_ hole: Hole, keepingHolesOf least: Double) {
    guard hole.isUsable(for: least) else { return }
    let last = blocks.count - 1
    if last >= 0, blocks[last].count < Self.blockLength {
      blocks[last].append(hole)
      ends[last] = hole.end
      measure(last)
    } else {
      blocks.append([hole])
      ends.append(hole.end)
      if last + 1 < longest.capacity { measure(last + 1) } else { measureAll() }
    }
  }

  /// Removes a range from the holes, and drops remaining parts in which no item fits.
  ///
  /// - Complexity: O(log h + k) for h holes, k of which meet the range
  @inline(__always)
  mutating func cut(from start: Double, to end: Double, keepingHolesOf least: Double) {
    if let last = ends.last, last > start { cutBlocks(from: start, to: end, least) }
  }

  private mutating func cutBlocks(from start: Double, to end: Double, _ least: Double) {
    for block in (ends.partitioningIndex { $0 > start })..<blocks.count {
      if let first = blocks[block].first, first.start >= end { break }
      cut(block, from: start, to: end, least)
      measure(block)
      if blocks[block].count > 2 * Self.blockLength { return split(block) }
    }
  }

  /// Removes a range from the holes of a block.
  private mutating func cut(_ block: Int, from start: Double, to end: Double, _ least: Double) {
    var index = blocks[block].partitioningIndex { $0.end > start }
    while index < blocks[block].count, blocks[block][index].start < end {
      let above = Hole(start: blocks[block][index].start, end: start)
      let below = Hole(start: end, end: blocks[block][index].end)
      switch (above.isUsable(for: least), below.isUsable(for: least)) {
      case (true, true):
        blocks[block][index] = above
        blocks[block].insert(below, at: index + 1)
        index += 2
      case (true, false):
        blocks[block][index] = above
        index += 1
      case (false, true):
        blocks[block][index] = below
        index += 1
      case (false, false):
        blocks[block].remove(at: index)
      }
    }
  }

  /// Splits a block in two; the range that was removed is in no other one.
  private mutating func split(_ block: Int) {
    let half = blocks[block].count / 2
    let rest = Array(blocks[block][half...])
    blocks[block].removeLast(rest.count)
    blocks.insert(rest, at: block + 1)
    ends.insert(ends[block], at: block + 1)
    ends[block] = blocks[block].last?.end ?? ends[block]
    measureAll()
  }

  private mutating func measure(_ block: Int) {
    if blocks.count > 1 { longest.setEnd(negatedLength(of: block), ofColumn: block) }
  }

  private mutating func measureAll() {
    longest = LeastTree(blocks.indices.map { negatedLength(of: $0) })
  }

  private func negatedLength(of block: Int) -> Double {
    blocks[block].reduce(.infinity) { min($0, $1.start - $1.end) }
  }
}
