#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// An item that the user drags: the layout has it where it hovers, the data where it was.
///
/// While it is dragged, each place that it hovers over is a move in a batch of updates, though the
/// data stay as they are until it is dropped. So the engine's delegate translates: it counts the
/// items as the movement does, and looks heights up at the original paths.
///
///     let last = ItemPath(section: 0, item: 3)
///     var movement = WaterfallItemMovement(ofItemAt: last, in: engine.geometry)
///     let target = engine.geometry.dropTarget(at: CGPoint(x: 40, y: 5), ofItemAt: last)  // 0.0
///     let follows = target.map { movement?.follow([.moveItem(from: last, to: $0)]) }
///     let first = movement?.originalPath(of: ItemPath(section: 0, item: 0))  // 0.3
public struct WaterfallItemMovement: Equatable, Sendable {
  /// The item's path in the data, until it is dropped.
  public let original: ItemPath
  /// The item's path in the layout.
  public private(set) var current: ItemPath
  /// The size of the item where it was, which it keeps while it is dragged.
  public let size: CGSize
  /// The number of items in each section of the layout.
  private var itemCounts: [Int]

  /// Begins to drag an item; `nil` for one that doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - geometry: The layout before the item has moved.
  /// - Complexity: O(S) for S sections
  public init?(ofItemAt path: ItemPath, in geometry: WaterfallGeometry) {
    guard let attributes = geometry.attributesForItem(at: path) else { return nil }
    (original, current) = (path, path)
    size = attributes.frame.size
    itemCounts = (0..<geometry.numberOfSections).map { geometry.numberOfItems(inSection: $0) }
  }

  /// Follows the item to where a batch of updates moves it.
  ///
  /// - Parameter updates: The updates.
  /// - Returns: Whether they were nothing but a move of the item to a path that exists. After
  ///   others the movement is over, and nothing of it has changed.
  /// - Complexity: O(1)
  public mutating func follow(_ updates: [WaterfallUpdate]) -> Bool {
    guard updates.count == 1, case .moveItem(from: current, let target)? = updates.first,
      itemCounts.indices.contains(target.section)
    else { return false }
    itemCounts[current.section] -= 1
    guard (0...itemCounts[target.section]).contains(target.item) else {
      itemCounts[current.section] += 1
      return false
    }
    itemCounts[target.section] += 1
    current = target
    return true
  }

  /// Returns the number of items in a section of the layout, with the item where it hovers.
  ///
  /// - Returns: The number; 0 for a section that doesn't exist.
  /// - Complexity: O(1)
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Returns the path in the data of an item of the layout.
  ///
  /// - Parameter path: The path in the layout, where the dragged item has left its section for
  ///   another, or its place for another.
  /// - Returns: The path, or `nil` for an item that doesn't exist.
  /// - Complexity: O(1)
  public func originalPath(of path: ItemPath) -> ItemPath? {
    guard (0..<numberOfItems(inSection: path.section)).contains(path.item) else { return nil }
    if path == current { return original }
    var path = path
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}
