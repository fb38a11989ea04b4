// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private(set) var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    items[section] ?? []
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection section: SectionIdentifierType
  ) {
    guard let index = sectionIdentifiers.firstIndex(of: section) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem item: ItemIdentifierType
  ) {
    for section in sectionIdentifiers {
      if let index = items[section]?.firstIndex(of: item) {
        items[section]?.insert(contentsOf: identifiers, at: index)
      }
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sectionIdentifiers {
      items[section]?.removeAll { identifiers.contains($0) }
    }
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  func indexPath(for item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let position = items[section]?.firstIndex(of: item) {
        return IndexPath(item: position, section: index)
      }
    }
    return nil
  }
}
