#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Makes a geometry section by section, and makes what it is given safe.
struct GeometryBuilder {
  private let container: WaterfallContainer
  private let containerMetrics: ContainerMetrics
  private var traitsMaker: SectionTraitsMaker
  /// The sections so far.
  private(set) var sections: [SectionGeometry] = []
  private var itemCount = 0
  /// What was wrong.
  var log = DiagnosticLog()

  /// Starts with no sections in a container that is made safe.
  init(_ container: WaterfallContainer) {
    self.container = container
    containerMetrics = ContainerMetrics(container, log: &log)
    traitsMaker = SectionTraitsMaker(containerMetrics)
  }

  /// Starts with no sections in the container of a geometry.
  init(containerOf geometry: WaterfallGeometry) {
    container = geometry.container
    containerMetrics = geometry.containerMetrics
    traitsMaker = SectionTraitsMaker(containerMetrics)
  }

  /// Returns the sections so far, one after another.
  func geometry() -> WaterfallGeometry {
    WaterfallGeometry(
      container: container,
      containerMetrics: containerMetrics,
      sections: sections
    )
  }

  /// Returns a number of sections in its range, and makes room for them.
  mutating func sectionCount(_ count: Int) -> Int {
    let count = log.number(count, in: 0...InputLimits.sections, .sectionCount)
    sections.reserveCapacity(count)
    return count
  }

  /// Adds a section, asking for each of its items; it is the source's section of some index.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    at index: Int,
    itemCount count: Int,
    from source: some ItemSource
  ) {
    let count = limited(itemCount: count, ofSection: index)
    let traits = traitsMaker.traits(configuration, at: index, log: &log)
    let requests =
      source.hasPlacements
      ? self.requests(ofItems: count, ofSection: index, placement: source.placement) : nil
    let heights = self.heights(ofItems: count, ofSection: index, traits, requests, from: source)
    append(traits, heights, requests)
  }

  /// Adds a section whose heights and placements are at hand.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    heights: [CGFloat],
    placements: [WaterfallItemPlacement]?
  ) {
    let index = sections.count
    let count = limited(itemCount: heights.count, ofSection: index)
    let traits = traitsMaker.traits(configuration, at: index, log: &log)
    let safeHeights = log.itemHeights(heights, count: count, section: index)
    var requests: ItemRequests?
    if let placements {
      requests = self.requests(ofItems: count, ofSection: index) {
        placements.indices.contains($0.item) ? placements[$0.item] : .automatic
      }
    }
    append(traits, safeHeights, requests)
  }

  /// Returns a number of items in its range, given those of the sections so far.
  private mutating func limited(itemCount count: Int, ofSection section: Int) -> Int {
    let capacity = InputLimits.items - itemCount
    let count = log.number(count, in: 0...capacity, .itemCount, section: section)
    itemCount += count
    return count
  }

  /// Adds a section, and places its items where it stands: a section is large to copy.
  @inline(__always)
  private mutating func append(
    _ traits: SectionTraits,
    _ heights: [CGFloat],
    _ requests: ItemRequests?
  ) {
    sections.append(SectionGeometry(traits))
    sections[sections.count - 1].items.fill(heights: heights, requests: requests)
  }
}

// MARK: - Asking for items

extension GeometryBuilder {
  private mutating func requests(
    ofItems count: Int,
    ofSection section: Int,
    placement: (ItemPath) -> WaterfallItemPlacement
  ) -> ItemRequests? {
    ItemRequests(
      (0..<count).map { item in
        let placement = placement(ItemPath(section: section, item: item))
        return log.request(placement, section: section, item: item)
      }
    )
  }

  private mutating func heights(
    ofItems count: Int,
    ofSection section: Int,
    _ traits: SectionTraits,
    _ requests: ItemRequests?,
    from source: some ItemSource
  ) -> [CGFloat] {
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    for item in 0..<count {
      let path = ItemPath(section: section, item: item)
      let span = requests?.values[item].span ?? 1
      heights.append(source.safeHeight(ofItemAt: path, span: span, traits, log: &log))
    }
    return heights
  }
}

/// Who knows the items of sections that are being made.
protocol ItemSource {
  /// Whether some item may want other than a single automatic column.
  var hasPlacements: Bool { get }

  /// Returns what an item wants.
  func placement(ofItemAt path: ItemPath) -> WaterfallItemPlacement

  /// Returns the height of an item of a width, as it is told.
  func height(ofItemAt path: ItemPath, width: CGFloat) -> CGFloat
}

extension ItemSource {
  /// Returns the height of an item over some columns, in its range.
  func safeHeight(
    ofItemAt path: ItemPath,
    span: UInt16,
    _ traits: SectionTraits,
    log: inout DiagnosticLog
  ) -> CGFloat {
    let height = height(ofItemAt: path, width: traits.metrics.itemWidth(ofSpan: Int(span)))
    return log.itemHeight(height, at: path)
  }
}

extension DiagnosticLog {
  /// Returns what an item wants, in a safe and small form.
  mutating func request(
    _ placement: WaterfallItemPlacement,
    section: Int,
    item: Int
  ) -> ItemRequest {
    let span = number(placement.span, in: 1...Int.max, .itemSpan, section: section, item: item)
    let column = placement.column.map {
      number($0, in: 0...Int.max, .itemColumn, section: section, item: item)
    }
    return ItemRequest(
      span: UInt16(min(span, InputLimits.columns)),
      column: column.map { Int16(min($0, InputLimits.columns)) } ?? -1
    )
  }
}
