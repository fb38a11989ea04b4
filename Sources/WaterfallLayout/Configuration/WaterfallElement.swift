/// A part of a layout that has a frame: an item, or the header, footer or background of a section.
public enum WaterfallElement: Hashable, Sendable {
  /// An item.
  case item(ItemPath)
  /// The header of a section.
  case header(section: Int)
  /// The footer of a section.
  case footer(section: Int)
  /// The background of a section.
  case background(section: Int)

  /// The index of the section that the element belongs to.
  ///
  /// - Complexity: O(1)
  public var section: Int {
    switch self {
    case .item(let path): path.section
    case .header(let section), .footer(let section), .background(let section): section
    }
  }

  /// The path of an item; `nil` for a header, a footer and a background.
  ///
  /// - Complexity: O(1)
  public var itemPath: ItemPath? {
    if case .item(let path) = self { path } else { nil }
  }

  /// The name of the element's kind: *item*, *header*, *footer* or *background*.
  package var kindName: String {
    switch self {
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    }
  }
}

extension WaterfallElement: CustomStringConvertible {
  /// The kind and the place, as in *item 7 in section 2* and *header of section 2*.
  ///
  /// - Complexity: O(1)
  public var description: String {
    switch self {
    case .item(let path): "item \(path.item) in section \(path.section)"
    case .header, .footer, .background: "\(kindName) of section \(section)"
    }
  }
}
