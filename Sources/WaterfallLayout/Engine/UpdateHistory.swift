/// The path maps of the last batches of updates, for what was noted before them.
struct UpdateHistory {
  /// How many batches are remembered.
  private static let capacity = 64

  /// How many batches there have been.
  private(set) var generation = 0
  private var maps: [WaterfallPathMap] = []

  mutating func append(_ map: WaterfallPathMap) {
    generation += 1
    if maps.count == 2 * Self.capacity { maps.removeFirst(Self.capacity) }
    maps.append(map)
  }

  /// Forgets all batches: paths noted before mean nothing any more.
  mutating func clear() {
    generation += 1
    maps = []
  }

  /// Returns the maps from a generation on, `nil` where they are forgotten.
  func maps(since generation: Int) -> ArraySlice<WaterfallPathMap>? {
    let count = self.generation - generation
    return (0...min(maps.count, Self.capacity)).contains(count) ? maps.suffix(count) : nil
  }
}
