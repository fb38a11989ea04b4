#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Returns all elements that are at least partly in a rect.
  ///
  /// A rect is half-open: touching edges don't meet. An element without extent on an axis is a
  /// point there. That is decided before a layout is transposed or mirrored.
  ///
  ///     let visible = CGRect(x: 0, y: 0, width: 210, height: 60)
  ///     let elements = geometry.attributesForElements(in: visible, pinnedTo: visible)
  ///     let items = elements.map(\.element.itemPath?.item)  // 0, 1: item 2 starts at 60
  ///
  /// - Parameters:
  ///   - rect: The rect, in content coordinates. An empty or null one, and one that isn't a number,
  ///     meets nothing; an infinite one meets everything.
  ///   - visibleRect: The rect that the user sees, bars excluded, for the positions of pinned
  ///     headers and footers in it. The default, `nil`, pins nothing. An empty rect, and one that
  ///     isn't a number, counts as `nil`.
  /// - Returns: Each element once: by section, and in a section the background, the header, the
  ///   items by index and the footer.
  /// - Complexity: O(log S + c · log n + k · log c) for S sections, and k results in sections of c
  ///   columns and n items
  public func attributesForElements(
    in rect: CGRect,
    pinnedTo visibleRect: CGRect? = nil
  ) -> [WaterfallAttributes] {
    let mapping = mapping
    guard let region = mapping.region(rect), let last = sections.indices.last else { return [] }
    let visible = visibleRect.flatMap { mapping.region($0) }?.scroll
    var elements: [WaterfallAttributes] = []
    elements.reserveCapacity(Self.usualElementCount)
    // The items of the last section may reach below it.
    let reached = min(firstSection(endingAt: region.scroll.lower - Tolerance.epsilon), last)
    var position = populatedSections.position(ofSection: reached, among: sections.count)
    while position < populatedSections.count {
      let section = Int(populatedSections[position])
      guard sectionStarts[section] < region.scroll.upper else { break }
      appendElements(ofSection: section, in: region, visible, mapping, to: &elements)
      position += 1
    }
    return elements
  }

  /// The number of elements that memory is reserved for, about as many as fill a screen.
  private static let usualElementCount = 16

  private func appendElements(
    ofSection index: Int,
    in region: AxisRegion,
    _ visible: AxisRange?,
    _ mapping: AxisMapping,
    to elements: inout [WaterfallAttributes]
  ) {
    // What a section doesn't have isn't looked for (`query` in the benchmark).
    let resolved = sections[index].resolved
    func append(_ element: WaterfallElement) {
      guard let rect = rect(of: element, resolved, visible), region.meets(rect) else { return }
      elements.append(WaterfallAttributes(element: element, frame: mapping.frame(rect)))
    }
    if resolved.backgroundInsets != nil { append(.background(section: index)) }
    if resolved.header != nil { append(.header(section: index)) }
    appendItems(ofSection: index, resolved, in: region, mapping, to: &elements)
    if resolved.footer != nil { append(.footer(section: index)) }
  }

  /// Adds the items of a section that are at least partly in a region, by index.
  @inline(__always)
  private func appendItems(
    ofSection index: Int,
    _ resolved: ResolvedSection,
    in region: AxisRegion,
    _ mapping: AxisMapping,
    to elements: inout [WaterfallAttributes]
  ) {
    let origin = contentOrigin(ofSection: index)
    let query = SectionQuery(section: index, origin: origin, region: region, mapping: mapping)
    // A section is large to copy, and mostly needn't be (`query` in the benchmark).
    if sections[index].items.areWalkedSingles {
      let estimate = sections[index].items.columns.samples.item(
        near: region.scroll.lower - origin,
        count: sections[index].items.count
      )
      let (places, heights) = (sections[index].items.places.all, sections[index].items.heights)
      if query.append(places, heights, resolved, near: estimate, to: &elements) { return }
    }
    query.append(sections[index], to: &elements)
  }

  /// Returns the frame of an element in logical coordinates, or `nil` if it doesn't exist.
  func rect(of element: WaterfallElement, _ visible: AxisRange?) -> AxisRect? {
    guard sections.indices.contains(element.section) else { return nil }
    return rect(of: element, sections[element.section].resolved, visible)
  }

  /// Returns the frame of an element of a section that exists, or `nil` if the section has no such
  /// element.
  @inline(__always)
  private func rect(
    of element: WaterfallElement,
    _ resolved: ResolvedSection,
    _ visible: AxisRange?
  ) -> AxisRect? {
    switch element {
    case .item(let path):
      return contains(path) ? rect(ofItemAt: path) : nil
    case .header(let section):
      let measured = sections[section].measured
      return resolved.header(in: extent(ofSection: section), measured, pinnedTo: visible)
    case .footer(let section):
      return resolved.footer(
        in: extent(ofSection: section),
        belowItems: sections[section].items.length,
        sections[section].measured,
        pinnedTo: visible
      )
    case .background(let section):
      return sections[section].background(
        at: sectionStarts[section],
        crossExtent: resolvedContainer.crossExtent
      )
    }
  }
}

extension [Int32] {
  /// Returns the position of the first section at or after an index in an ascending list of some of
  /// the sections, at once if it is the list of all (`query/sections` in the benchmark).
  @inline(__always)
  fileprivate func position(ofSection section: Int, among count: Int) -> Int {
    self.count == count ? section : partitioningIndex { $0 >= section }
  }
}

// MARK: - All items of a section

extension WaterfallGeometry {
  /// Calls a closure with the attributes and the columns of each item of a section that exists.
  package func forEachItem(
    inSection index: Int,
    _ body: (WaterfallAttributes, _ columns: Range<Int>) -> Void
  ) {
    let origin = contentOrigin(ofSection: index)
    // In the loop they would be copied for each item.
    let (grid, items, mapping) = (sections[index].resolved.grid, sections[index].items, mapping)
    for item in 0..<items.count {
      let columns = items.columns(of: item)
      let scroll = items.extent(of: item, from: origin)
      let rect = AxisRect(cross: grid.extent(ofColumns: columns), scroll: scroll)
      let element = WaterfallElement.item(ItemPath(section: index, item: item))
      body(WaterfallAttributes(element: element, frame: mapping.frame(rect)), columns)
    }
  }
}

// MARK: - Single elements

extension WaterfallGeometry {
  /// Returns the attributes of an item.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The attributes, or `nil` exactly when there is no such item.
  /// - Complexity: O(1)
  public func attributesForItem(at path: ItemPath) -> WaterfallAttributes? {
    attributes(of: .item(path))
  }

  /// Returns the attributes of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - visibleRect: The rect that the user sees, bars excluded, for the positions of pinned
  ///     headers and footers in it. The default, `nil`, pins nothing. An empty rect, and one that
  ///     isn't a number, counts as `nil`.
  /// - Returns: The attributes, or `nil` for an item or a section that doesn't exist, and for a
  ///   header, footer or background that the section doesn't have.
  /// - Complexity: O(1)
  public func attributes(
    of element: WaterfallElement,
    pinnedTo visibleRect: CGRect? = nil
  ) -> WaterfallAttributes? {
    let visible = visibleRect.flatMap { mapping.region($0) }?.scroll
    return rect(of: element, visible).map {
      WaterfallAttributes(element: element, frame: mapping.frame($0))
    }
  }
}
