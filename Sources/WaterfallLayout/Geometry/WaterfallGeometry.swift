#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A finished layout: the frames of its items, headers, footers and backgrounds.
///
/// A geometry is a value: one that you keep stays as it was, and it may be sent to other threads.
/// Frames are in content coordinates: points, from the content's top left, y downward.
///
///     let geometry = WaterfallGeometry(
///       container: WaterfallContainer(width: 210),
///       section: WaterfallSection(),
///       itemHeights: [50, 80, 30]
///     )
///     let size = geometry.contentSize  // 210 × 90
///     let third = geometry.attributesForItem(at: ItemPath(section: 0, item: 2))
///     let frame = third?.frame  // x 0, y 60, 100 × 30
public struct WaterfallGeometry: Sendable {
  /// The container.
  var resolvedContainer: ResolvedContainer
  /// The sections, in order.
  var sections: [SectionGeometry]
  /// The start of each section along the scroll axis, followed by the end of the last one.
  private(set) var sectionStarts: [Double] = [0]
  /// The indices of the sections that have elements, ascending.
  private(set) var populatedSections: [Int32] = []
  /// The indices of the sections that have items, ascending.
  private(set) var itemSections: [Int32] = []
  /// The batches of updates that led to the geometry.
  var origin = UpdateOrigin()

  /// Stacks sections in a container.
  init(
    resolvedContainer: ResolvedContainer,
    sections: [SectionGeometry]
  ) {
    self.resolvedContainer = resolvedContainer
    self.sections = sections
    stackSections(from: 0)
  }

  /// Computes the starts of the sections after a first one, as running sums, and notes which
  /// sections have elements.
  mutating func stackSections(from first: Int) {
    sectionStarts.removeLast(sectionStarts.count - min(first, sectionStarts.count - 1) - 1)
    Self.drop(from: first, &populatedSections)
    Self.drop(from: first, &itemSections)
    if sectionStarts.capacity <= sections.count {
      sectionStarts.reserveCapacity(sections.count + 1)
      populatedSections.reserveCapacity(sections.count)
      itemSections.reserveCapacity(sections.count)
    }
    var start = sectionStarts[sectionStarts.count - 1]
    for index in first..<max(first, sections.count) {
      start += length(ofSection: index)
      sectionStarts.append(start)
      let hasItems = sections[index].items.count > 0
      if hasItems { itemSections.append(Int32(truncatingIfNeeded: index)) }
      if hasItems || hasParts(inSection: index) {
        populatedSections.append(Int32(truncatingIfNeeded: index))
      }
    }
    updateSlack(from: max(first - 1, 0))
  }

  private func length(ofSection index: Int) -> Double {
    sections[index].resolved.length(
      ofItems: sections[index].items.length,
      sections[index].measured
    )
  }

  /// Returns whether a section has a header, a footer or a background with an area.
  @inline(never)
  private func hasParts(inSection index: Int) -> Bool {
    sections[index].hasParts(crossExtent: resolvedContainer.crossExtent)
  }

  /// Updates the slack of the sections from a first one on that have some, or may have.
  private mutating func updateSlack(from first: Int) {
    for index in first..<max(first, sections.count)
    where sections[index].resolved.rules.stretchesItems || sections[index].items.slack != 0 {
      updateSlack(ofSection: index)
    }
  }

  /// Stretches the items of the last section to the end of a content that is longer than its
  /// sections, if items are stretched there and nothing follows them.
  private mutating func updateSlack(ofSection index: Int) {
    let isLast = index == sections.count - 1
    let slack =
      isLast && sections[index].endsWithItems
      ? max(0, wholeContentLength - sectionStarts[sections.count]) : 0
    if sections[index].items.slack != slack { sections[index].items.slack = slack }
  }

  /// Removes the indices from a first one on from an ascending list.
  private static func drop(from first: Int, _ indices: inout [Int32]) {
    indices.removeLast(indices.count - indices.partitioningIndex { $0 >= first })
  }

  /// The extent of the content along the scroll axis, in points.
  var contentLength: Double {
    max(sectionStarts[sections.count], resolvedContainer.minimumContentLength)
  }

  /// The extent of the content along the scroll axis, rounded down to whole pixels.
  private var wholeContentLength: Double { resolvedContainer.pixels.roundedDown(contentLength) }

  /// The conversion between logical coordinates and those of the content.
  var mapping: AxisMapping {
    var mapping = resolvedContainer.mapping
    // Most conversions don't depend on it (`query` in the benchmark).
    if mapping.mirrorsScroll {
      mapping.contentLength = wholeContentLength
    }
    return mapping
  }

  /// Returns the extent of a section along the scroll axis.
  func extent(ofSection section: Int) -> Extent {
    let start = sectionStarts[section]
    return Extent(start: start, length: sectionStarts[section + 1] - start)
  }

  /// Returns the first section that ends at or after a coordinate along the scroll axis, or the
  /// number of sections if there is none.
  @inline(__always)
  func firstSection(endingAt scroll: Double) -> Int {
    sectionStarts.dropFirst().partitioningIndex { $0 >= scroll } - 1
  }

  /// Returns the start of a section's items along the scroll axis.
  @inline(__always)
  func contentOrigin(ofSection section: Int) -> Double {
    sectionStarts[section]
      + sections[section].resolved.contentStart(sections[section].measured)
  }

  /// Returns the frame of an item in logical coordinates; the item must exist.
  func rect(ofItemAt path: ItemPath) -> AxisRect {
    let (section, item) = (path.section, path.item)
    let origin = contentOrigin(ofSection: section)
    // A section is large to copy, and needn't be where items aren't stretched (`append`).
    if sections[section].items.rules.stretchesItems {
      return sections[section].item(item, from: origin)
    }
    let columns = sections[section].items.places.columns(of: item)
    return AxisRect(
      cross: sections[section].resolved.grid.extent(ofColumns: columns),
      scroll: sections[section].items.places.extent(of: item, from: origin)
    )
  }

  /// Returns whether an item exists.
  func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].items.count).contains(path.item)
  }
}

extension WaterfallGeometry: Equatable {
  /// Returns whether two geometries have equivalent containers and sections, and everything in
  /// exactly the same place.
  ///
  /// - Complexity: O(n) for n items
  public static func == (first: WaterfallGeometry, second: WaterfallGeometry) -> Bool {
    first.resolvedContainer == second.resolvedContainer && first.sections == second.sections
      && first.sectionStarts == second.sectionStarts
      && first.populatedSections == second.populatedSections
  }
}

// MARK: - The sections

extension WaterfallGeometry {
  /// The container of the layout, as it was given.
  ///
  /// - Complexity: O(1)
  public var container: WaterfallContainer { resolvedContainer.given }

  /// The size of the content, in points.
  ///
  /// Across the scroll axis it is the container's extent; along it the sum of the lengths of all
  /// sections, at least the container's minimum content length.
  ///
  /// - Complexity: O(1)
  public var contentSize: CGSize {
    mapping.size(cross: resolvedContainer.exactCrossExtent, scroll: contentLength)
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1)
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section, or 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(1)
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the configuration of a section, or `nil` for a section that doesn't exist.
  ///
  /// It is the configuration that the layout was given, without measured heights of a header or
  /// footer.
  ///
  /// - Complexity: O(1)
  public func configuration(ofSection section: Int) -> WaterfallSection? {
    sections.indices.contains(section) ? sections[section].resolved.given : nil
  }

  /// Returns the frame of a whole section, its insets, header and footer included.
  ///
  /// - Returns: The frame, in points, or `nil` for a section that doesn't exist.
  /// - Complexity: O(1)
  public func frame(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let cross = Extent(start: 0, length: resolvedContainer.crossExtent)
    return mapping.frame(AxisRect(cross: cross, scroll: extent(ofSection: section)))
  }

  /// Returns the columns of a section, or `nil` for a section that doesn't exist.
  ///
  /// - Complexity: O(1)
  public func columnMetrics(inSection section: Int) -> WaterfallColumnMetrics? {
    sections.indices.contains(section)
      ? WaterfallColumnMetrics(sections[section].grid) : nil
  }

  /// Returns the columns that an item covers, counted from 0 on the leading side.
  ///
  /// - Returns: A range of at least one column, or `nil` for an item that doesn't exist.
  /// - Complexity: O(1)
  public func columns(ofItemAt path: ItemPath) -> Range<Int>? {
    contains(path) ? sections[path.section].items.columns(of: path.item) : nil
  }

  /// Returns the end of the last item in each column of a section.
  ///
  /// An end is measured along the scroll axis from the start of the content, without item spacing.
  /// A column without items ends where the section's items start; where rows are aligned, every
  /// column ends at the end of the last row.
  ///
  /// - Returns: One end a column, in points, from the leading column on; an empty array for a
  ///   section that doesn't exist.
  /// - Complexity: O(c · log n) for c columns and n items
  public func columnEnds(inSection section: Int) -> [CGFloat] {
    guard sections.indices.contains(section) else { return [] }
    let origin = contentOrigin(ofSection: section)
    return sections[section].items.columnEnds.map { CGFloat(origin + $0) }
  }

  /// Returns the frames of a section's stamps.
  ///
  /// - Returns: A frame for each stamp, in content coordinates and in the order of the
  ///   configuration; an empty array for a section that doesn't exist. A stamp over columns that
  ///   have all vanished has a frame without width.
  /// - Complexity: O(k · c) for k stamps over c columns
  public func stampFrames(inSection section: Int) -> [CGRect] {
    guard sections.indices.contains(section) else { return [] }
    let (rules, grid) = (sections[section].resolved.rules, sections[section].grid)
    let origin = contentOrigin(ofSection: section)
    let mapping = mapping
    return rules.stamps.map { stamp in
      let cross = grid.extent(ofColumns: stamp.columns, kept: rules.keptColumns)
      let scroll = Extent(start: origin, length: stamp.height)
      return mapping.frame(AxisRect(cross: cross, scroll: scroll))
    }
  }
}

extension ColumnGrid {
  /// Returns the extent of neighboring columns, some of which may have vanished.
  fileprivate func extent(ofColumns columns: Range<Int>, kept: [Int]?) -> Extent {
    guard let kept else { return extent(ofColumns: columns) }
    let present = kept.filter { columns.contains($0) }
    guard let first = present.first, let last = present.last else {
      return Extent(start: origin(ofColumn: columns.lowerBound), length: 0)
    }
    let start = origin(ofColumn: first)
    return Extent(start: start, length: extent(ofColumns: last..<last + 1).end - start)
  }
}
