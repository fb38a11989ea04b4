/// The search for the item closest to a point, in logical coordinates.
///
/// Far away from the content all distances are nearly equal, and a `Double` would lose their
/// differences. So distances are measured from the nearest point of the content, and the excess
/// from there to the point counts only where distances are compared.
struct ClosestItemSearch {
  /// The coordinates of the point that distances are measured from.
  let cross: Double
  let scroll: Double
  /// The distance from there to the point that is asked about.
  private let crossExcess: Double
  private let scrollExcess: Double
  /// The closest item so far, or `nil` before the first one.
  private(set) var path: ItemPath?
  private var across = 0.0
  private var along = 0.0
  /// The distance along the scroll axis beyond which no item is as close as the closest one so far.
  private(set) var reach = Double.infinity

  /// The greatest coordinate of a column: that of a thousand columns and gaps of the greatest
  /// width.
  private static let crossLimit = 1e13

  /// Makes a search from a point with finite coordinates.
  init(cross: Double, scroll: Double, contentLength: Double) {
    self.cross = min(max(cross, -Self.crossLimit), Self.crossLimit)
    self.scroll = min(max(scroll, 0), contentLength)
    // A greater excess couldn't be squared.
    crossExcess = min((cross - self.cross).magnitude, 1e100)
    scrollExcess = min((scroll - self.scroll).magnitude, 1e100)
  }

  /// Looks for a closer item in a section.
  mutating func visit(_ section: SectionGeometry, index: Int, from origin: Double) {
    section.items.visitItems(near: scroll, from: origin) { item in
      consider(section.item(item, from: origin), ItemPath(section: index, item: item))
      return reach
    }
  }

  private mutating func consider(_ rect: AxisRect, _ path: ItemPath) {
    let across = max(rect.cross.start - cross, cross - rect.cross.end, 0)
    let along = max(rect.scroll.start - scroll, scroll - rect.scroll.end, 0)
    if let closest = self.path {
      // The difference of the squares of both distances.
      let difference =
        (across - self.across) * (across + self.across + 2 * crossExcess)
        + (along - self.along) * (along + self.along + 2 * scrollExcess)
      guard difference < 0 || (difference == 0 && path < closest) else { return }
    }
    (self.path, self.across, self.along) = (path, across, along)
    reach = self.reach(across: across, along: along)
  }

  /// Returns the distance along the scroll axis at which an item straight above or below the point
  /// is as close as one at given distances, rounded up so that no such item is missed.
  private func reach(across: Double, along: Double) -> Double {
    let square = across * (across + 2 * crossExcess)
    if square == 0 { return along }
    let total = along + scrollExcess
    let more = square / (total + (total * total + square).squareRoot())
    return (along + more) * (1 + 0x1p-40)
  }
}
