import WaterfallLayout

/// The kinds of elements, to go through them and to compare with the reference.
public enum ElementKind: Hashable, Sendable, CaseIterable {
  case background
  case item
  case header
  case footer

  /// Returns the element of this kind with a path, of which only an item needs more than the
  /// section.
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

  /// The section and the item; the item is 0 for what isn't one.
  public var path: ItemPath {
    element.itemPath ?? ItemPath(section: element.section, item: 0)
  }
}
