/// The path maps of the last batches of updates, for anchors that were taken before them.
struct UpdateHistory {
  /// The greatest number of batches that are remembered.
  private static let capacity = 64
  /// The greatest number of updates in all remembered batches, which take a few megabytes.
  private static let updateCapacity = 1 << 17

  /// The number of batches so far, and the engine's own number.
  private(set) var origin: UpdateOrigin
  /// The maps, oldest first, after some that are forgotten.
  ///
  /// Those are removed together, since each time all others are moved (`append` in the benchmark).
  private var maps: [WaterfallPathMap] = []
  private var forgottenCount = 0
  private var updateCount = 0

  /// Makes an empty history with a number of its own.
  init() { origin = UpdateOrigin(lineage: .random(in: 1...(1 << 53))) }

  /// Makes a history that continues that of a geometry, without its maps.
  init(at origin: UpdateOrigin) { self.origin = origin }

  /// Adds the map of a batch, and removes the oldest ones where there are too many.
  ///
  /// A batch without updates doesn't count.
  mutating func append(_ map: WaterfallPathMap) {
    let count = map.updateCount
    if count == 0 { return }
    origin.generation += 1
    maps.append(map)
    updateCount += count
    while knownCount > Self.capacity || updateCount > Self.updateCapacity { forgetFirst() }
  }

  /// The number of maps that aren't forgotten.
  private var knownCount: Int { maps.count - forgottenCount }

  private mutating func forgetFirst() {
    updateCount -= maps[forgottenCount].updateCount
    maps[forgottenCount] = WaterfallPathMap()
    forgottenCount += 1
    if forgottenCount < Self.capacity { return }
    maps.removeFirst(forgottenCount)
    forgottenCount = 0
  }

  /// Removes all maps; anchors that were taken after the last batch stay valid.
  mutating func forgetMaps() { (maps, forgottenCount, updateCount) = ([], 0, 0) }

  /// Returns the maps of the batches after an origin, oldest first, or `nil` if they aren't known.
  func maps(since origin: UpdateOrigin) -> ArraySlice<WaterfallPathMap>? {
    guard origin.lineage == self.origin.lineage else { return nil }
    let count = self.origin.generation - origin.generation
    return (0...knownCount).contains(count) ? maps.suffix(count) : nil
  }
}
