/// The path maps of the last batches of updates, for what was noted before them.
struct UpdateHistory {
  /// The greatest number of batches that are remembered.
  private static let capacity = 64
  /// The greatest number of updates that are remembered in all; some megabytes.
  private static let updateCapacity = 1 << 17

  /// The batches so far.
  private(set) var origin: UpdateOrigin
  private var maps: [WaterfallPathMap] = []
  private var updateCount = 0

  /// Starts a history of its own.
  init() { origin = UpdateOrigin(lineage: .random(in: 1...(1 << 53))) }

  /// Goes on from a geometry's batches, without the maps of those.
  init(at origin: UpdateOrigin) { self.origin = origin }

  /// Adds a batch, and forgets the oldest ones where there are too many.
  ///
  /// One that moves nothing doesn't count.
  mutating func append(_ map: WaterfallPathMap) {
    if map.updateCount == 0 { return }
    origin.generation += 1
    maps.append(map)
    updateCount += map.updateCount
    var forgotten = max(0, maps.count - Self.capacity)
    updateCount -= maps.prefix(forgotten).reduce(0) { $0 + $1.updateCount }
    while updateCount > Self.updateCapacity, forgotten < maps.count {
      updateCount -= maps[forgotten].updateCount
      forgotten += 1
    }
    maps.removeFirst(forgotten)
  }

  /// Forgets all maps; paths that were noted just now keep their meaning.
  mutating func forgetMaps() { (maps, updateCount) = ([], 0) }

  /// Returns the maps since some batches, `nil` where they are forgotten or were never there.
  func maps(since origin: UpdateOrigin) -> ArraySlice<WaterfallPathMap>? {
    guard origin.lineage == self.origin.lineage else { return nil }
    let count = self.origin.generation - origin.generation
    return (0...maps.count).contains(count) ? maps.suffix(count) : nil
  }
}
