import Foundation

/// Where sections and items are after a batch of updates, found by carrying each of them over.
@MainActor
struct UpdateMap {
  private(set) var sections: [Int: Int] = [:]
  private(set) var items: [IndexPath: IndexPath] = [:]
  /// The number of items of each section that the updates make of those before.
  private(set) var counts: [Int]
  private(set) var reloaded: Set<IndexPath> = []

  init(_ updates: [UICollectionViewUpdateItem], before: [Int], after: [Int]) {
    let sectionUpdates = updates.filter(\.isSection)
    let itemUpdates = updates.filter { !$0.isSection }
    let sectionMoves = Steps(sectionUpdates) { $0.section }
    let origins = sectionMoves.arrange(Array(before.indices), count: nil)
    counts = []
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        counts.append(after.indices.contains(section) ? after[section] : 0)
        continue
      }
      sections[origin] = section
      if sectionMoves.reloaded.contains(origin) {
        counts.append(after.indices.contains(section) ? after[section] : 0)
      } else {
        arrangeItems(itemUpdates, from: origin, to: section, count: before[origin])
      }
    }
    moveItems(itemUpdates)
  }

  private mutating func arrangeItems(
    _ updates: [UICollectionViewUpdateItem],
    from old: Int,
    to new: Int,
    count: Int
  ) {
    let steps = Steps(
      updates.filter { $0.indexPathBeforeUpdate?.section == old },
      updates.filter { $0.indexPathAfterUpdate?.section == new }
    ) { $0.item }
    let origins = steps.arrange(Array(0..<count), count: nil)
    counts.append(origins.count)
    for (item, origin) in origins.enumerated() {
      guard let origin else { continue }
      items[IndexPath(item: origin, section: old)] = IndexPath(item: item, section: new)
    }
    for item in steps.reloaded { reloaded.insert(IndexPath(item: item, section: old)) }
  }

  private mutating func moveItems(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates where update.updateAction == .move {
      if let old = update.indexPathBeforeUpdate, let new = update.indexPathAfterUpdate {
        items[old] = new
      }
    }
  }

  /// Returns an element after the updates, `nil` for one that was deleted.
  func element(after element: UICollectionView.Element) -> UICollectionView.Element? {
    var element = element
    if element.category == .cell {
      guard let path = items[element.indexPath] else { return nil }
      element.indexPath = path
    } else {
      guard let section = sections[element.indexPath.section] else { return nil }
      element.indexPath = IndexPath(item: element.indexPath.item, section: section)
    }
    return element
  }
}

/// What leaves its place and what takes one, in a list of sections or of the items of a section.
@MainActor
private struct Steps {
  var removed: Set<Int> = []
  var added: Set<Int> = []
  var reloaded: Set<Int> = []
  /// The origins of what was moved within the list, by the new places.
  var moved: [Int: Int] = [:]

  init(
    _ before: [UICollectionViewUpdateItem],
    _ after: [UICollectionViewUpdateItem]? = nil,
    index: (IndexPath) -> Int
  ) {
    for update in before {
      guard let path = update.indexPathBeforeUpdate else { continue }
      switch update.updateAction {
      case .delete, .move: removed.insert(index(path))
      case .reload: reloaded.insert(index(path))
      default: break
      }
    }
    for update in after ?? before {
      guard let path = update.indexPathAfterUpdate else { continue }
      switch update.updateAction {
      case .insert, .move: added.insert(index(path))
      default: break
      }
      if after == nil, update.updateAction == .move, let old = update.indexPathBeforeUpdate {
        moved[index(path)] = index(old)
      }
    }
  }

  /// Returns where everything of the list after the steps comes from, `nil` for what is new.
  func arrange(_ old: [Int], count: Int?) -> [Int?] {
    let kept = old.filter { !removed.contains($0) }
    var rest = kept.makeIterator()
    return (0..<kept.count + added.count).map { index in
      added.contains(index) ? moved[index] : rest.next()
    }
  }
}
