#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Makes a geometry section by section, and makes what it is given safe.
struct GeometryBuilder {
  private let container: WaterfallContainer
  private(set) var containerMetrics: ContainerMetrics
  private(set) var sections: [SectionGeometry] = []
  private var itemCount = 0
  /// What was wrong.
  var log = DiagnosticLog()

  /// Starts with no sections.
  init(_ container: WaterfallContainer) {
    self.container = container
    containerMetrics = ContainerMetrics(container, log: &log)
  }

  /// The sections so far, one after another.
  var geometry: WaterfallGeometry {
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
    let metrics = SectionMetrics(configuration, in: containerMetrics, index: index, log: &log)
    let count = log.number(
      count,
      in: 0...(InputLimits.items - itemCount),
      .itemCount,
      section: index
    )
    itemCount += count
    let requests = placement.flatMap { placement in
      ItemRequests(
        (0..<count).map {
          log.request(placement(ItemPath(section: index, item: $0)), section: index, item: $0)
        }
      )
    }
    let section = SectionGeometry(
      configuration: configuration,
      metrics: metrics,
      heights: heights(ofItems: count, metrics, requests, height: height),
      requests: requests
    )
    sections.append(section)
  }

  private mutating func heights(
    ofItems count: Int,
    _ metrics: SectionMetrics,
    _ requests: ItemRequests?,
    height: (ItemPath, CGFloat) -> CGFloat
  ) -> [Double] {
    let section = sections.count
    var heights: [Double] = []
    heights.reserveCapacity(count)
    let width = metrics.itemWidth(ofSpan: 1)
    for item in 0..<count {
      let width = requests.map { metrics.itemWidth(ofSpan: Int($0.values[item].span)) } ?? width
      let height = height(ItemPath(section: section, item: item), width)
      heights.append(log.length(height, .itemHeight, section: section, item: item))
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
