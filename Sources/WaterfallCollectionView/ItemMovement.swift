#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

/// An item that the user drags: the layout has it where it hovers, the data source where it was.
struct ItemMovement {
  /// Where the data source has the item until it is dropped.
  let original: ItemPath
  /// Where the layout has it.
  var current: ItemPath
  /// The size that it keeps while it is dragged.
  let size: CGSize

  /// Returns where the data source has an item of the layout.
  func dataPath(of path: ItemPath) -> ItemPath {
    if path == current { return original }
    var path = path
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}
#endif
