import Foundation
import WaterfallLayout

/// Where the items that the user sees are on screen, to keep them there whatever changes.
///
/// It is held from the first change until the user scrolls, so that several changes don't add up to
/// a drift.
struct KeptPosition {
  /// An item that was visible.
  struct Item {
    let identity: AnyHashable
    /// Where it was last.
    var path: ItemPath
    /// From the top of what is visible to the top of the item, in points.
    var distance: CGFloat
  }

  /// How often a report of what is visible may come before one that shows a requested scroll.
  private static let patience = 3

  /// The visible items in reading order; the first one that is left is kept in place.
  private(set) var items: [Item]
  /// What the scroll view was asked for, `nil` once it has done it.
  private var request: Request?

  /// A scroll that was asked for.
  private struct Request {
    let distance: CGFloat
    /// As far as an end of the content lets it go, unless something follows the waterfall.
    let possibleDistance: CGFloat
    /// How many reports of what is visible have come since.
    var reports = 0
  }

  /// Notes where items are; `nil` where there are none.
  init?(_ items: [Item]) {
    if items.isEmpty { return nil }
    self.items = items
  }

  /// Keeps an item from now on rather than those before it, which are gone.
  mutating func keep(_ index: Int, at path: ItemPath) {
    items.removeFirst(index)
    items[0].path = path
  }

  /// Notes that the scroll view is asked to scroll by a distance, and how much of that is possible
  /// as far as is known.
  mutating func request(_ distance: CGFloat, possible possibleDistance: CGFloat) {
    let isPossible = possibleDistance != 0
    request = isPossible ? Request(distance: distance, possibleDistance: possibleDistance) : nil
  }

  /// Takes a report that what is visible has moved.
  ///
  /// A report is either of the requested scroll, with what the user has scrolled in the meantime,
  /// or of the user's scrolling alone, before the scroll view gets to the request.
  ///
  /// - Returns: Whether the items are still to be kept where they are.
  mutating func isHeld(afterScrollingBy distance: CGFloat) -> Bool {
    guard var request else { return false }
    request.reports += 1
    let rest =
      [distance - request.distance, distance - request.possibleDistance]
      .min { $0.magnitude < $1.magnitude } ?? distance
    let isDone = rest.magnitude < distance.magnitude
    let isOver = isDone || request.reports == Self.patience
    self.request = isOver ? nil : request
    let scrolled = isDone ? rest : distance
    for index in items.indices { items[index].distance -= scrolled }
    return !isOver || scrolled.magnitude < 1
  }
}
