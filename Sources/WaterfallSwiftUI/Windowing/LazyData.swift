import WaterfallLayout

/// Collections of sections and of their items, looked up by places.
package struct LazyData<Sections: RandomAccessCollection, Items: RandomAccessCollection>
where Items.Element: Identifiable {
  private let sections: Sections
  private let items: [Items]

  /// Takes the sections and asks for the items of each.
  package init(sections: Sections, items: (Sections.Element) -> Items) {
    self.sections = sections
    self.items = sections.map(items)
  }

  /// Returns the item at a place, `nil` where there is none.
  package func item(at path: ItemPath) -> Items.Element? {
    guard items.indices.contains(path.section) else { return nil }
    return items[path.section].element(at: path.item)
  }

  /// Returns what a layout asks for.
  package func sections(
    configuration: @escaping (Sections.Element) -> WaterfallSection,
    heights: LazySections.ItemHeights,
    placement: ((Items.Element) -> WaterfallItemPlacement)?
  ) -> LazySections {
    LazySections(
      itemCounts: items.map { $0.count },
      configuration: { sections.element(at: $0).map(configuration) ?? WaterfallSection() },
      identity: { item(at: $0).map { AnyHashable($0.id) } ?? AnyHashable($0) },
      heights: heights,
      placement: placement.map { placement in
        { path in item(at: path).map(placement) ?? .automatic }
      }
    )
  }
}

extension RandomAccessCollection {
  /// Returns the element at a distance from the start, `nil` where there is none.
  fileprivate func element(at offset: Int) -> Element? {
    guard offset >= 0, offset < count else { return nil }
    return self[index(startIndex, offsetBy: offset)]
  }
}
