import WaterfallLayout

extension WaterfallGeometry {
  /// Calls a closure with the attributes of each element, including those outside the content.
  ///
  /// The order is by section; background, header, items by index, footer.
  package func forEachElement(_ body: (WaterfallAttributes) -> Void) {
    for section in 0..<numberOfSections { forEachElement(ofSection: section, body) }
  }

  /// Calls a closure with the attributes of each element of a section, in the same order.
  func forEachElement(ofSection section: Int, _ body: (WaterfallAttributes) -> Void) {
    attributes(of: .background(section: section)).map(body)
    attributes(of: .header(section: section)).map(body)
    for item in 0..<numberOfItems(inSection: section) {
      attributesForItem(at: ItemPath(section: section, item: item)).map(body)
    }
    attributes(of: .footer(section: section)).map(body)
  }
}
