// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open internal(set) var indexPathBeforeUpdate: IndexPath?
  open internal(set) var indexPathAfterUpdate: IndexPath?
  open internal(set) var updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  /// Whether it stands for a whole section.
  var isSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
  }
}
