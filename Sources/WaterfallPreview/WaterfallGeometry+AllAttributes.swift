import WaterfallLayout

extension WaterfallGeometry {
  /// The attributes of all elements, those outside the content included, each made when it is asked
  /// for: by section; background, header, items by index, footer.
  package var allAttributes: some Sequence<WaterfallAttributes> {
    (0..<numberOfSections).lazy.flatMap(attributes(inSection:))
  }

  /// The attributes of all elements of a section, in the same order.
  func attributes(inSection section: Int) -> some Sequence<WaterfallAttributes> {
    let items = 0..<numberOfItems(inSection: section)
    return (-2...items.count).lazy.compactMap { index in
      switch index {
      case -2: attributes(of: .background(section: section))
      case -1: attributes(of: .header(section: section))
      case items.count: attributes(of: .footer(section: section))
      default: attributesForItem(at: ItemPath(section: section, item: index))
      }
    }
  }
}
