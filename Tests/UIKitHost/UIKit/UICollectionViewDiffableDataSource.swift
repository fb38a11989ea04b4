// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// What the user may drag, and what is done when they have.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var didReorder: ((Snapshot) -> Void)?
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  public var reorderingHandlers = ReorderingHandlers()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(
      inSection: current.sectionIdentifiers[indexPath.section]
    )
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) {
    guard let collectionView, collectionView.hasPrepared, !collectionView.reloadIsPending else {
      current = snapshot
      collectionView?.reloadData()
      return
    }
    let changes = SnapshotChanges(from: current, to: snapshot)
    collectionView.performBatchUpdates { [self] in
      current = snapshot
      collectionView.deleteSections(changes.deletedSections)
      collectionView.insertSections(changes.insertedSections)
      collectionView.deleteItems(at: changes.deletedItems)
      collectionView.insertItems(at: changes.insertedItems)
      collectionView.reloadItems(at: changes.reloadedItems)
      for move in changes.moves { collectionView.moveItem(at: move.from, to: move.to) }
    }
  }

  // MARK: - UICollectionViewDataSource

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sectionIdentifiers.count
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    current.deleteItems([item])
    if let next = itemIdentifier(for: destinationIndexPath) {
      current.insertItems([item], beforeItem: next)
    } else {
      let section = current.sectionIdentifiers[destinationIndexPath.section]
      current.appendItems([item], toSection: section)
    }
    reorderingHandlers.didReorder?(current)
  }
}

/// What makes one snapshot of another.
@MainActor
struct SnapshotChanges<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var moves: [(from: IndexPath, to: IndexPath)] = []

  init(from old: Snapshot, to new: Snapshot) {
    for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    var removed: [Item: IndexPath] = [:]
    var added: [Item: IndexPath] = [:]
    for (newSection, section) in new.sectionIdentifiers.enumerated() {
      guard let oldSection = old.sectionIdentifiers.firstIndex(of: section),
        !deletedSections.contains(oldSection)
      else { continue }
      let difference = new.itemIdentifiers(inSection: section)
        .difference(from: old.itemIdentifiers(inSection: section))
      for change in difference {
        switch change {
        case .remove(let offset, let item, _):
          removed[item] = IndexPath(item: offset, section: oldSection)
        case .insert(let offset, let item, _):
          added[item] = IndexPath(item: offset, section: newSection)
        }
      }
    }
    for (item, from) in removed {
      if let to = added.removeValue(forKey: item) {
        moves.append((from, to))
      } else {
        deletedItems.append(from)
      }
    }
    insertedItems = added.values.sorted()
    reloadedItems = new.reloaded.compactMap { old.indexPath(for: $0) }
  }
}
