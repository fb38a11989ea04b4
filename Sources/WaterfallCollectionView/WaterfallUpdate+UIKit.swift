#if canImport(UIKit) && !os(watchOS)
import UIKit
import WaterfallLayout

extension WaterfallUpdate {
  /// Makes the update that UIKit tells of, `nil` for one that changes nothing.
  @MainActor
  init?(_ item: UICollectionViewUpdateItem) {
    let before = item.indexPathBeforeUpdate.flatMap { ItemPath($0) }
    let after = item.indexPathAfterUpdate.flatMap { ItemPath($0) }
    let isSection = (before ?? after)?.item == NSNotFound
    switch (item.updateAction, before, after) {
    case (.insert, _, let after?):
      self = isSection ? .insertSection(after.section) : .insertItem(after)
    case (.delete, let before?, _):
      self = isSection ? .deleteSection(before.section) : .deleteItem(before)
    case (.reload, let before?, _):
      self = isSection ? .reloadSection(before.section) : .reloadItem(before)
    case (.move, let before?, let after?):
      self =
        isSection
        ? .moveSection(from: before.section, to: after.section)
        : .moveItem(from: before, to: after)
    default:
      return nil
    }
  }
}
#endif
