import WaterfallLayout

/// The kind of an element.
public enum ElementKind: Hashable, Sendable, CaseIterable {
  case background
  case item
  case header
  case footer

  /// Returns the element of this kind at a path, whose item matters only for an item.
  public func element(at path: ItemPath) -> WaterfallElement {
    switch self {
    case .background: .background(section: path.section)
    case .item: .item(path)
    case .header: .header(section: path.section)
    case .footer: .footer(section: path.section)
    }
  }
}

extension WaterfallAttributes {
  /// The kind of the element.
  public var kind: ElementKind {
    switch element {
    case .background: .background
    case .item: .item
    case .header: .header
    case .footer: .footer
    }
  }

  /// The section and the item, which is 0 for other elements than items.
  public var path: ItemPath {
    element.itemPath ?? ItemPath(section: element.section, item: 0)
  }
}
