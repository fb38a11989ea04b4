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
  /// How far the scroll view was asked to scroll, `nil` once it has.
  private(set) var requestedDistance: CGFloat?
  private var reports = 0

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

  /// Notes that the scroll view is asked to scroll by a distance.
  mutating func request(_ distance: CGFloat) {
    requestedDistance = distance
    reports = 0
  }

  /// Takes a report that what is visible has moved.
  ///
  /// A report is either of the requested scroll, with what the user has scrolled in the meantime,
  /// or of the user's scrolling alone, before the scroll view gets to the request.
  ///
  /// - Returns: Whether the items are still to be kept where they are.
  mutating func isHeld(afterScrollingBy distance: CGFloat) -> Bool {
    guard let requested = requestedDistance else { return false }
    let isDone = (distance - requested).magnitude < distance.magnitude
    reports += 1
    if isDone || reports == Self.patience { requestedDistance = nil }
    let scrolled = isDone ? distance - requested : distance
    for index in items.indices { items[index].distance -= scrolled }
    return requestedDistance != nil || scrolled.magnitude < 1
  }
}
