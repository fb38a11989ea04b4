import WaterfallLayout

extension WaterfallGeometry {
  /// Calls a closure with the attributes of each element, including those outside the content.
  ///
  /// The order is by section; background, header, items by index, footer.
  ///
  /// An item comes with its columns.
  package func forEachElement(_ body: (WaterfallAttributes, _ columns: Range<Int>?) -> Void) {
    for section in 0..<numberOfSections { forEachElement(ofSection: section, body) }
  }

  /// Calls a closure with the attributes of each element of a section, in the same order.
  func forEachElement(
    ofSection section: Int,
    _ body: (WaterfallAttributes, _ columns: Range<Int>?) -> Void
  ) {
    attributes(of: .background(section: section)).map { body($0, nil) }
    attributes(of: .header(section: section)).map { body($0, nil) }
    forEachItem(inSection: section) { body($0, $1) }
    attributes(of: .footer(section: section)).map { body($0, nil) }
  }
}
