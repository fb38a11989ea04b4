import WaterfallLayout

/// The texts on the items, headers and footers of a picture.
///
/// Without a caption an item shows only its index; a header or footer without a title shows its
/// kind and section.
public struct WaterfallCaptions {
  /// Returns the caption of an item.
  ///
  /// On a page, a caption that is the path or URL of an image shows the image.
  public var item: (ItemPath) -> String?
  /// Returns the title of a section's header.
  public var header: (_ section: Int) -> String?
  /// Returns the title of a section's footer.
  public var footer: (_ section: Int) -> String?

  /// Makes captions; what is left out has none.
  public init(
    item: @escaping (ItemPath) -> String? = { _ in nil },
    header: @escaping (_ section: Int) -> String? = { _ in nil },
    footer: @escaping (_ section: Int) -> String? = { _ in nil }
  ) {
    self.item = item
    self.header = header
    self.footer = footer
  }
}

extension WaterfallCaptions {
  /// Returns the text on an element: the caption of an item, the title of a header or footer.
  func text(for element: WaterfallElement) -> String? {
    switch element {
    case .background: return nil
    case .item(let path): return item(path)
    case .header(let section): return header(section) ?? "Header \(section)"
    case .footer(let section): return footer(section) ?? "Footer \(section)"
    }
  }
}
