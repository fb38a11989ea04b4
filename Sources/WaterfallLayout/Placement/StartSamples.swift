/// The starts of some of many ordered places, fewer than a thousand, by which an item near a
/// coordinate is estimated.
///
/// Unlike the places they stay in the processor's cache, so that an estimate doesn't wait for
/// memory (`query` in the benchmark).
struct StartSamples: Equatable, Sendable {
  /// The start of the last item of each interval.
  private var starts: [Double] = []
  /// The binary logarithm of the number of items in an interval, or 0 where there are no samples.
  private var shift = 0

  /// The least number of items that have samples; a search among fewer is as fast.
  static let threshold = 4096

  /// Returns the logarithm of the least interval of which fewer than 1024 are in a number of items,
  /// from 64 items on: appended items take few samples.
  private static func shift(count: Int) -> Int {
    max(6, Int.bitWidth - (count >> 10).leadingZeroBitCount)
  }

  /// Updates the samples after the items from a first one on have been placed.
  mutating func update(from first: Int, of places: ItemPlaces) {
    if places.count < Self.threshold {
      if shift > 0 { self = StartSamples() }
      return
    }
    let shift = Self.shift(count: places.count)
    if shift != self.shift { change(to: shift) }
    starts.removeLast(max(0, starts.count - first >> shift))
    while (starts.count + 1) << shift <= places.placedCount {
      starts.append(places.start(of: (starts.count + 1) << shift - 1))
    }
  }

  /// Changes the interval, and keeps those of the samples that belong to the new one.
  private mutating func change(to newShift: Int) {
    if shift > 0, shift < newShift {
      let ratio = 1 << (newShift - shift)
      starts = stride(from: ratio - 1, to: starts.count, by: ratio).map { starts[$0] }
    } else {
      starts = []
    }
    shift = newShift
  }

  /// Estimates an item that starts near a coordinate.
  ///
  /// The nearest sample is estimated as if items started equally far apart, and so is the item from
  /// there on.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate, in points from the start of the section's items.
  ///   - count: The number of items.
  /// - Returns: An item, or `nil` where there are no samples.
  @inline(__always)
  func item(near coordinate: Double, count: Int) -> Int? {
    if shift == 0 { return nil }
    let last = starts.count - 1
    let itemsPerPoint = Double(starts.count << shift - 1) / max(starts[last], 1)
    let sample = min(Self.item(nearest: coordinate * itemsPerPoint, count: count) >> shift, last)
    let distance = (coordinate - starts[sample]) * itemsPerPoint
    return Self.item(nearest: Double((sample + 1) << shift - 1) + distance, count: count)
  }

  /// Returns the item of a number of items whose index is the nearest to some number.
  @inline(__always)
  private static func item(nearest index: Double, count: Int) -> Int {
    Int(min(max(index + 0.5, 0), Double(count - 1)))
  }
}
