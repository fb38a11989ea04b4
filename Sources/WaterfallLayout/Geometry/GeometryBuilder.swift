#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Makes a geometry section by section, and makes what it is given safe.
struct GeometryBuilder {
  private let container: WaterfallContainer
  private let containerMetrics: ContainerMetrics
  private var sections: [SectionGeometry] = []
  private var itemCount = 0
  /// What was wrong.
  var log = DiagnosticLog()

  /// Starts with no sections in a container that is made safe.
  init(_ container: WaterfallContainer) {
    self.container = container
    containerMetrics = ContainerMetrics(container, log: &log)
  }

  /// Starts with no sections in the container of a geometry.
  init(containerOf geometry: WaterfallGeometry) {
    container = geometry.container
    containerMetrics = geometry.containerMetrics
  }

  /// Returns the sections so far, one after another.
  func geometry(log: DiagnosticLog = DiagnosticLog()) -> WaterfallGeometry {
    WaterfallGeometry(
      container: container,
      containerMetrics: containerMetrics,
      sections: sections,
      log: log
    )
  }

  /// Returns a number of sections in its range.
  mutating func sectionCount(_ count: Int) -> Int {
    log.number(count, in: 0...InputLimits.sections, .sectionCount)
  }

  /// Adds a section, asking for each of its items.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    itemCount count: Int,
    placement: ((ItemPath) -> WaterfallItemPlacement)?,
    height: (ItemPath, CGFloat) -> CGFloat
  ) {
    let index = sections.count
    sections.append(
      makeSection(
        configuration,
        at: index,
        itemCount: limited(itemCount: count, ofSection: index),
        placement: placement,
        height: height
      )
    )
  }

  /// Returns a number of items in its range, given those of the sections so far.
  private mutating func limited(itemCount count: Int, ofSection section: Int) -> Int {
    let capacity = InputLimits.items - itemCount
    let count = log.number(count, in: 0...capacity, .itemCount, section: section)
    itemCount += count
    return count
  }

  /// Adds a section whose heights and placements are at hand.
  mutating func appendSection(
    _ configuration: WaterfallSection,
    heights: [CGFloat],
    placements: [WaterfallItemPlacement]?
  ) {
    let index = sections.count
    let count = limited(itemCount: heights.count, ofSection: index)
    let placement = placements.map { placements in
      { (path: ItemPath) in
        placements.indices.contains(path.item) ? placements[path.item] : .automatic
      }
    }
    let section = SectionGeometry(
      configuration: configuration,
      metrics: SectionMetrics(configuration, in: containerMetrics, index: index, log: &log),
      heights: log.itemHeights(heights, count: count, section: index),
      requests: requests(ofItems: count, ofSection: index, placement)
    )
    sections.append(section)
  }

  /// Makes a section, asking for each of its items.
  mutating func makeSection(
    _ configuration: WaterfallSection,
    at index: Int,
    itemCount count: Int,
    placement: ((ItemPath) -> WaterfallItemPlacement)?,
    height: (ItemPath, CGFloat) -> CGFloat
  ) -> SectionGeometry {
    let metrics = SectionMetrics(configuration, in: containerMetrics, index: index, log: &log)
    let requests = requests(ofItems: count, ofSection: index, placement)
    return SectionGeometry(
      configuration: configuration,
      metrics: metrics,
      heights: heights(ofItems: count, ofSection: index, metrics, requests, height),
      requests: requests
    )
  }

  private mutating func requests(
    ofItems count: Int,
    ofSection section: Int,
    _ placement: ((ItemPath) -> WaterfallItemPlacement)?
  ) -> ItemRequests? {
    guard let placement else { return nil }
    return ItemRequests(
      (0..<count).map { item in
        let placement = placement(ItemPath(section: section, item: item))
        return log.request(placement, section: section, item: item)
      }
    )
  }

  private mutating func heights(
    ofItems count: Int,
    ofSection section: Int,
    _ metrics: SectionMetrics,
    _ requests: ItemRequests?,
    _ height: (ItemPath, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    let columnWidth = metrics.itemWidth(ofSpan: 1)
    for item in 0..<count {
      let width = requests.map { metrics.itemWidth(ofSpan: Int($0.values[item].span)) }
      let height = height(ItemPath(section: section, item: item), width ?? columnWidth)
      heights.append(CGFloat(log.length(height, .itemHeight, section: section, item: item)))
    }
    return heights
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
