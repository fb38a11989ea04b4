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
  ///     let items = elements.map(\.path.item)  // 0, 1: item 2 starts at 60
  ///
  /// - Parameters:
  ///   - rect: The rect, in content coordinates. An empty or null one, and one that isn't a number,
  ///     meets nothing; an infinite one meets everything.
  ///   - visibleRect: What the user sees, bars excluded, to have pinned headers and footers where
  ///     they stay in sight; `nil`, the default, to have them where they are by nature. An empty
  ///     one, and one that isn't a number, counts as `nil`.
  /// - Returns: Each element once: by section, and in a section the background, the header, the
  ///   items by index and the footer.
  /// - Complexity: O(log S + c · log n + k · log c) for S sections, and k results in sections of c
  ///   columns and n items
  public func attributesForElements(
    in rect: CGRect,
    pinnedTo visibleRect: CGRect? = nil
  ) -> [WaterfallAttributes] {
    let mapping = mapping
    guard let region = mapping.region(rect) else { return [] }
    let visible = visibleRect.flatMap { mapping.region($0) }?.scroll
    var elements: [WaterfallAttributes] = []
    elements.reserveCapacity(Self.usualElementCount)
    let first = populatedSections.partitionPoint {
      sectionStarts[Int($0) + 1] < region.scroll.lower
    }
    for section in populatedSections[first...].lazy.map({ Int($0) }) {
      guard sectionStarts[section] < region.scroll.upper else { break }
      appendElements(ofSection: section, in: region, visible, mapping, to: &elements)
    }
    return elements
  }

  /// About how many elements fill a screen: room for them is made at once.
  private static let usualElementCount = 16

  private func appendElements(
    ofSection index: Int,
    in region: AxisRegion,
    _ visible: AxisRange?,
    _ mapping: AxisMapping,
    to elements: inout [WaterfallAttributes]
  ) {
    func append(_ kind: WaterfallAttributes.Kind) {
      guard let rect = supplementary(kind, ofSection: index, visible), region.meets(rect) else {
        return
      }
      let path = ItemPath(section: index, item: 0)
      elements.append(WaterfallAttributes(kind: kind, path: path, frame: mapping.frame(rect)))
    }
    append(.background)
    append(.header)
    appendItems(ofSection: index, in: region, mapping, to: &elements)
    append(.footer)
  }

  /// Adds the items of a section that are at least partly in a region, by index.
  private func appendItems(
    ofSection index: Int,
    in region: AxisRegion,
    _ mapping: AxisMapping,
    to elements: inout [WaterfallAttributes]
  ) {
    let origin = contentOrigin(ofSection: index)
    let grid = sections[index].traits.metrics.grid
    let columns = grid.columns(near: region.cross)
    sections[index].items.forEachCandidate(in: region.scroll, from: origin, columns: columns) {
      item in
      let scroll = sections[index].items.extent(of: item, from: origin)
      guard region.scroll.meets(scroll) else { return }
      let cross = grid.extent(ofColumns: sections[index].items.columns(of: item))
      guard region.cross.meets(cross) else { return }
      elements.append(
        WaterfallAttributes(
          kind: .item,
          path: ItemPath(section: index, item: item),
          frame: mapping.frame(AxisRect(cross: cross, scroll: scroll))
        )
      )
    }
  }

  /// Returns where the header, footer or background of a section is, `nil` where there is none.
  func supplementary(
    _ kind: WaterfallAttributes.Kind,
    ofSection index: Int,
    _ visible: AxisRange?
  ) -> AxisRect? {
    switch kind {
    case .header: sections[index].header(in: extent(ofSection: index), pinnedTo: visible)
    case .footer: sections[index].footer(in: extent(ofSection: index), pinnedTo: visible)
    case .background:
      sections[index].background(
        at: sectionStarts[index],
        crossExtent: containerMetrics.crossExtent
      )
    case .item: nil
    }
  }
}

// MARK: - Single elements

extension WaterfallGeometry {
  /// Returns where an item is.
  ///
  /// - Returns: `nil` exactly when there is no such item.
  public func attributesForItem(at path: ItemPath) -> WaterfallAttributes? {
    guard contains(path) else { return nil }
    return WaterfallAttributes(kind: .item, path: path, frame: mapping.frame(rect(ofItemAt: path)))
  }

  /// Returns where the header, footer or background of a section is.
  ///
  /// - Parameters:
  ///   - kind: Which of them.
  ///   - section: The index of the section.
  ///   - visibleRect: What the user sees, bars excluded, to have a pinned header or footer where it
  ///     stays in sight; `nil`, the default, to have it where it is by nature. An empty one, and
  ///     one that isn't a number, counts as `nil`.
  /// - Returns: `nil` where there is none, for `.item`, and for a section that doesn't exist.
  public func attributes(
    of kind: WaterfallAttributes.Kind,
    inSection section: Int,
    pinnedTo visibleRect: CGRect? = nil
  ) -> WaterfallAttributes? {
    guard sections.indices.contains(section) else { return nil }
    let visible = visibleRect.flatMap { mapping.region($0) }?.scroll
    return supplementary(kind, ofSection: section, visible).map {
      WaterfallAttributes(
        kind: kind,
        path: ItemPath(section: section, item: 0),
        frame: mapping.frame($0)
      )
    }
  }
}
