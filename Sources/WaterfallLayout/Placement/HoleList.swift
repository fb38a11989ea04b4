/// A free extent between items.
struct Hole: Equatable, Sendable {
  var start: Double
  var end: Double

  /// The length of the hole.
  @inline(__always)
  var length: Double { end - start }

  /// Returns whether the hole is longer than noise and at least as long as the shortest item.
  @inline(__always)
  func isUsable(for least: Double) -> Bool {
    length > Tolerance.epsilon && fits(least)
  }

  /// Returns whether an item of a length fits; an exact fit counts.
  @inline(__always)
  func fits(_ length: Double) -> Bool { self.length > length - Tolerance.epsilon }
}

/// A list of holes from the top down that finds the first one of some length in logarithmic time.
///
/// The holes are stored in blocks. A tree over the blocks has the longest hole of each, so that a
/// search looks at one block only, however many holes are too short.
struct HoleList: Sendable {
  /// The length of the longest hole, or negative infinity if there is none.
  private(set) var longest = -Double.infinity
  /// A coordinate below all holes, or negative infinity if there is none.
  private(set) var end = -Double.infinity
  /// The holes, a few dozen in each block.
  private var blocks: [[Hole]] = []
  /// For each block, the greatest end that any of its holes has had.
  private var ends: [Double] = []
  /// The length of the longest hole of each block, negated, or infinity if there is none.
  private var lengths = LeastTree([])

  /// The number of holes at which a block is split.
  private static let blockLength = 64

  /// Returns the start of the first hole that an item of a length fits in, or `nil` if there is
  /// none.
  ///
  /// - Complexity: O(log h) for h holes
  func start(fitting length: Double) -> Double? {
    guard longest > length - Tolerance.epsilon else { return nil }
    let block = blocks.count == 1 ? 0 : lengths.firstColumn(below: Tolerance.epsilon - length)
    return block.flatMap { blocks[$0].first { $0.fits(length) }?.start }
  }

  /// Adds a hole below all others.
  mutating func append(_ hole: Hole) {
    end = hole.end
    longest = max(longest, hole.length)
    let last = blocks.count - 1
    if last >= 0, blocks[last].count < Self.blockLength {
      blocks[last].append(hole)
      ends[last] = hole.end
      if last > 0 { lengths.setEnd(min(lengths[last], -hole.length), ofColumn: last) }
    } else {
      blocks.append([hole])
      ends.append(hole.end)
      if last + 1 < lengths.capacity {
        lengths.setEnd(-hole.length, ofColumn: last + 1)
      } else {
        measureAll()
      }
    }
  }

  /// Removes a range from the holes, and drops remaining parts in which no item fits.
  ///
  /// - Complexity: O(log h + k) for h holes, k of which meet the range
  mutating func cut(from start: Double, to end: Double, keepingHolesOf least: Double) {
    guard start < self.end else { return }
    var block = ends.partitioningIndex { $0 > start }
    repeat {
      cut(block, from: start, to: end, least)
      measure(block)
      if blocks[block].count > 2 * Self.blockLength { split(block) }
      block += 1
    } while block < blocks.count && ends[block - 1] < end
    if longest < 0 { removeBlocks() }
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

  /// Removes the blocks when no hole is left; a single one is kept, with its memory.
  private mutating func removeBlocks() {
    if blocks.count > 1 { self = HoleList() }
    end = -.infinity
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

  /// Updates the length of the longest hole after those of a block have changed.
  private mutating func measure(_ block: Int) {
    let length = length(ofBlock: block)
    if blocks.count == 1 {
      longest = length
    } else {
      lengths.setEnd(-length, ofColumn: block)
      longest = -lengths.least
    }
  }

  /// Measures the longest hole of each block.
  private mutating func measureAll() {
    lengths = LeastTree(blocks.indices.map { -length(ofBlock: $0) })
  }

  /// Returns the length of the longest hole of a block, negative infinity if it has none.
  private func length(ofBlock block: Int) -> Double {
    blocks[block].reduce(-.infinity) { max($0, $1.length) }
  }
}
