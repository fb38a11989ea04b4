// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if updateDepth == 0 {
      if reloadIsPending { contract.report(.reloadPending, "the data may have changed already") }
      layoutIfNeeded()
    }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 {
      let items = pendingUpdates
      pendingUpdates = []
      apply(items)
    }
    completion?(true)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }

  public func insertSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.insert, after: .section($0)) })
  }

  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: .section($0)) })
  }

  public func reloadSections(_ sections: IndexSet) {
    update(
      sections.map {
        UICollectionViewUpdateItem(.reload, before: .section($0), after: .section($0))
      }
    )
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    let item = UICollectionViewUpdateItem(
      .move,
      before: .section(section),
      after: .section(newSection)
    )
    update([item])
  }

  private func update(_ items: [UICollectionViewUpdateItem]) {
    if updateDepth > 0 {
      pendingUpdates += items
    } else {
      performBatchUpdates { self.pendingUpdates += items }
    }
  }
}

extension IndexPath {
  /// The path that stands for a whole section.
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

// MARK: - A batch

extension UICollectionView {
  /// Applies updates: counts, preparation, the updates, then what the animations need.
  func apply(_ updates: [UICollectionViewUpdateItem]) {
    let before = movement?.previousCounts ?? itemCounts
    let updates = updates.inUIKitsOrder
    let map = takeCounts(for: updates, before: before)
    isInBatch = true
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    askCounts()
    layoutIsInvalid = false
    collectionViewLayout.prepare()
    // UIKit asks for elements here already.
    _ = askElements(in: visibleRectAsked)
    collectionViewLayout.prepare(forCollectionViewUpdates: updates)
    askContentSize()
    if knownContentSize.map({ $0.width >= bounds.width && $0.height >= bounds.height }) == true {
      contract.report(.contentTooWide, "\(contentSize) in \(bounds.size)")
    }
    animate(with: map)
    isInBatch = false
    collectionViewLayout.finalizeCollectionViewUpdates()
    setNeedsLayout()
  }

  /// Asks the counts and compares them with what the updates make of those before.
  private func takeCounts(
    for updates: [UICollectionViewUpdateItem],
    before: [Int]
  ) -> UpdateMap {
    countsAreStale = true
    askCounts()
    let map = UpdateMap(updates, before: before, after: shownCounts)
    if map.counts != shownCounts {
      contract.report(
        .countsMismatched,
        "\(before) and the updates make \(map.counts), the data source says \(shownCounts)"
      )
    }
    return map
  }

  private func animate(with map: UpdateMap) {
    lastAnimations = UpdateAnimations()
    let old = Array(visibleViews.keys)
    for element in old { animateAway(element, map) }
    askPathsOfExtraViews()
    var elements = askElements(in: visibleRectAsked)
    let survivors = Set(old.compactMap { map.element(after: $0) })
    for attributes in elements { animateIn(attributes.element, map, survivors) }
    takeTargetContentOffset()
    elements = askElements(in: visibleRectAsked)
    carryViews(over: map)
    show(elements)
    measureViews()
    prepareLayoutIfNeeded()
    for (element, view) in visibleViews {
      if let attributes = attributes(of: element) { view.take(movingAttributes(for: attributes)) }
    }
  }

  private func animateAway(_ element: Element, _ map: UpdateMap) {
    let attributes = finalAttributes(of: element)
    checkNamed(element, attributes)
    let isDeleted = map.element(after: element) == nil
    if isDeleted, element.category == .cell, attributes == nil {
      contract.report(.attributesMissing, "final ones of the deleted \(element)")
    }
    lastAnimations.disappearing[element] = attributes
    if let new = map.element(after: element) { askAgain(for: new) }
  }

  /// Asks for a header or footer that was visible, even if it has just gone: UIKit does, and raises
  /// an exception where it gets nothing.
  private func askAgain(for element: Element) {
    guard element.category == .supplementaryView, attributes(of: element) == nil else { return }
    contract.report(.attributesMissing, "\(element), which was visible before the updates")
  }

  private func animateIn(_ element: Element, _ map: UpdateMap, _ survivors: Set<Element>) {
    let attributes = initialAttributes(of: element)
    checkNamed(element, attributes)
    let isInserted = !map.items.values.contains(element.indexPath)
    if isInserted, element.category == .cell, attributes == nil {
      contract.report(.attributesMissing, "initial ones of the inserted \(element)")
    }
    lastAnimations.appearing[element] = attributes
  }

  private func checkNamed(_ element: Element, _ attributes: UICollectionViewLayoutAttributes?) {
    if let attributes, attributes.element != element {
      contract.report(.elementMistaken, "\(attributes.element) for \(element) in an animation")
    }
  }

  /// Asks which headers, footers and decorations come and go of their own accord; UIKit may name
  /// an empty path then.
  private func askPathsOfExtraViews() {
    let layout = collectionViewLayout
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind,
        at: IndexPath()
      )
      _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind,
        at: IndexPath()
      )
    }
    for kind in layout.decorationClasses.keys {
      _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }

  /// Keeps the views of what is still there under their new paths.
  private func carryViews(over map: UpdateMap) {
    var kept: [Element: UICollectionReusableView] = [:]
    for (element, view) in visibleViews {
      let isReloaded = map.reloaded.contains(element.indexPath) && element.category == .cell
      guard !isReloaded, let new = map.element(after: element), kept[new] == nil else {
        remove(element)
        continue
      }
      kept[new] = view
    }
    visibleViews = kept
    measuredSizes = [:]
  }
}

extension [UICollectionViewUpdateItem] {
  /// Deletions from the last one on, then insertions, reloads and moves.
  @MainActor
  fileprivate var inUIKitsOrder: [UICollectionViewUpdateItem] {
    func all(_ action: UICollectionViewUpdateItem.Action) -> [UICollectionViewUpdateItem] {
      filter { $0.updateAction == action }
    }
    func path(_ item: UICollectionViewUpdateItem) -> IndexPath {
      item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate ?? IndexPath()
    }
    return all(.delete).sorted { path($0) > path($1) } + all(.insert).sorted { path($0) < path($1) }
      + all(.reload) + all(.move)
  }
}
