import WaterfallLayout

/// What a picture of a layout says about its items, headers and footers.
///
/// Where a caption is `nil`, an item shows its index alone, a header or footer its kind and
/// section.
public struct WaterfallCaptions {
  /// Returns the caption of an item.
  ///
  /// On a page, the path or URL of an image shows the image itself.
  public var item: (ItemPath) -> String?
  /// Returns the title of a section's header.
  public var header: (_ section: Int) -> String?
  /// Returns the title of a section's footer.
  public var footer: (_ section: Int) -> String?

  /// Makes captions; none for what is left out.
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
  /// Returns the words for an element: the title of a header or footer, the caption of an item.
  func text(for element: WaterfallElement) -> String? {
    switch element {
    case .background: return nil
    case .item(let path): return item(path)
    case .header(let section): return header(section) ?? "Header \(section)"
    case .footer(let section): return footer(section) ?? "Footer \(section)"
    }
  }
}
