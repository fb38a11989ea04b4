#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A builder of a geometry, section by section.
struct GeometryBuilder {
  private let container: ResolvedContainer
  private var resolver: SectionResolver
  private var limits = CountLimits()
  /// The sections so far; the items of the last short ones are still to be placed.
  private var sections: [SectionGeometry] = []
  private var shared = SharedArrays()
  /// The diagnostics so far.
  var log = DiagnosticLog()

  /// Makes a builder without sections in a container.
  init(_ container: WaterfallContainer) {
    self.container = ResolvedContainer(container, log: &log)
    resolver = SectionResolver(self.container)
  }

  /// Makes a builder without sections in a resolved container.
  init(_ container: ResolvedContainer) {
    self.container = container
    resolver = SectionResolver(container)
  }

  /// Removes and returns the sections so far: two owners would have all of them copied.
  mutating func takeSections() -> [SectionGeometry] {
    shared.placeItems(of: &sections)
    let sections = sections
    self.sections = []
    return sections
  }

  /// Removes the sections so far, and returns a geometry of them.
  mutating func takeGeometry() -> WaterfallGeometry {
    WaterfallGeometry(resolvedContainer: container, sections: takeSections())
  }

  /// Returns a number of sections clamped to its range, and reserves memory for them.
  mutating func sectionCount(_ count: Int) -> Int {
    let count = CountLimits.sectionCount(count, log: &log)
    sections.reserveCapacity(count)
    return count
  }

  /// Adds a section whose items come from a source, where `index` is the section's index there.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    at index: Int,
    itemCount count: Int,
    from source: some ItemSource
  ) {
    let count = limits.itemCount(count, ofSection: index, log: &log)
    var section = resolver.resolved(configuration, at: index, log: &log)
    let requests =
      source.hasPlacements
      ? ItemRequests(
        (0..<count).map {
          source.request(ofItemAt: ItemPath(section: index, item: $0), log: &log)
        }
      ) : nil
    if section.limited.collapsesEmptyColumns {
      section = section.collapsed(itemCount: count, requests)
    }
    if count < SharedArrays.threshold {
      var heights = shared.takeHeights(for: count)
      source.writeHeights(
        count,
        ofSection: index,
        section,
        requests,
        to: &heights,
        at: shared.itemCount,
        log: &log
      )
      sections.append(SectionGeometry(consume section, heights: [], requests: requests))
      shared.addSection(sections.count - 1, itemCount: count, allHeights: consume heights)
      if shared.areFull { shared.placeItems(of: &sections) }
    } else {
      let heights = source.heights(count, ofSection: index, section, requests, log: &log)
      append(consume section, consume heights, requests)
    }
  }

  /// Adds a section from arrays of heights and placements.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    heights: [CGFloat],
    placements: [WaterfallItemPlacement]?
  ) {
    let index = sections.count
    let count = limits.itemCount(heights.count, ofSection: index, log: &log)
    let section = resolver.resolved(configuration, at: index, log: &log)
    let limitedHeights = log.itemHeights(heights, count: count, section: index)
    let requests = placements.flatMap { placements in
      var values = placements.prefix(count).enumerated().map { item, placement in
        ItemRequest(placement, at: ItemPath(section: index, item: item), log: &log)
      }
      values += repeatElement(.automatic, count: count - values.count)
      return ItemRequests(values)
    }
    append(section.collapsed(itemCount: count, requests), limitedHeights, requests)
  }

  /// Adds a section and places its items in the array, since a section is large to copy.
  @inline(__always)
  private mutating func append(
    _ section: consuming ResolvedSection,
    _ heights: consuming [CGFloat],
    _ requests: consuming ItemRequests?
  ) {
    sections.append(SectionGeometry(section, heights: heights, requests: requests))
    sections[sections.count - 1].items.placeAll()
  }
}
