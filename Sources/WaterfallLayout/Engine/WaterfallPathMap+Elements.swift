extension WaterfallPathMap {
  /// Returns the element after the batch of one before it.
  ///
  /// - Returns: The element, or `nil` if the item or the section was deleted, and after a reload. A
  ///   header, footer or background is returned even if the section no longer has one.
  /// - Complexity: O(log k) for k updates
  public func newElement(of element: WaterfallElement) -> WaterfallElement? {
    element.renamed(item: newPath, section: newSection)
  }

  /// Returns the element before the batch of one after it.
  ///
  /// - Returns: The element, or `nil` if the item or the section was inserted, and after a reload.
  ///   A header, footer or background is returned even if the section didn't have one.
  /// - Complexity: O(log k) for k updates
  public func oldElement(of element: WaterfallElement) -> WaterfallElement? {
    element.renamed(item: oldPath, section: oldSection)
  }
}

extension WaterfallElement {
  /// Returns the element with another path or section, or `nil` if a function returns `nil`.
  fileprivate func renamed(
    item: (ItemPath) -> ItemPath?,
    section: (Int) -> Int?
  ) -> WaterfallElement? {
    switch self {
    case .item(let path): item(path).map { .item($0) }
    case .header(let index): section(index).map { .header(section: $0) }
    case .footer(let index): section(index).map { .footer(section: $0) }
    case .background(let index): section(index).map { .background(section: $0) }
    }
  }
}
