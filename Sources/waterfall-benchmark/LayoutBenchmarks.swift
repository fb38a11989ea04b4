import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// First layouts.
enum LayoutBenchmarks {
  /// Measures layouts of heights from an array and from a delegate, compared with bare loops over
  /// the same number of items.
  static func size(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    let plain = heights.map { Double($0) }
    let source = bareDelegate(plain)
    let feed = Feed(heights: heights)
    let samples = interleaved([
      { Limits.greedy(plain).starts.count },
      { layout(heights) },
      { Limits.delegate(source, count: plain.count).starts.count },
      { layout(feed) },
    ])
    func row(_ name: String, _ index: Int) -> BenchmarkRow {
      BenchmarkRow(name, .nanosecondsPerItem, samples: samples[index], per: Double(size.count))
    }
    let (greedy, delegate) = (row("limit/greedy", 0), row("limit/delegate", 2))
    let aim = size.isLargest ? 1.5 : nil
    let rows = [
      row("layout/heights/\(size.name)", 1).compared(with: greedy.value.median, aim: aim),
      row("layout/delegate/\(size.name)", 3).compared(with: delegate.value.median, aim: aim),
    ]
    return size.isLargest ? [greedy, delegate] + rows : rows
  }

  /// Measures many columns and spans, compared with three columns of the same number of items.
  static func placements(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    let placements = wideEighth(of: size.count)
    let samples = interleaved([
      { layout(heights) },
      { layout(heights, section(columns: 8)) },
      { layout(heights, section(columns: 64)) },
      { layout(heights, placements: placements) },
    ])
    let own = median(samples[0]) / Double(size.count)
    func row(_ name: String, _ index: Int, aim: Double?) -> BenchmarkRow {
      BenchmarkRow(name, .nanosecondsPerItem, samples: samples[index], per: Double(size.count))
        .compared(with: own, aim: aim)
    }
    return [
      row("layout/columns/8", 1, aim: 2.5), row("layout/columns/64", 2, aim: 8),
      row("layout/spans/\(size.name)", 3, aim: 3),
    ]
  }

  /// Measures the flow packing, compared with the shortest column of the same number of items.
  static func flow(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    var section = Workload.section
    section.packing = .flow(tolerance: 16)
    let samples = interleaved([{ layout(heights) }, { layout(heights, section) }])
    return [
      BenchmarkRow(
        "layout/flow/\(size.name)",
        .nanosecondsPerItem,
        samples: samples[1],
        per: Double(size.count)
      ).compared(with: median(samples[0]) / Double(size.count), aim: 1.5)
    ]
  }

  /// Returns the rows of filled holes, stretched items and collapsed columns, each against the same
  /// items without.
  static func features(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    let spans = wideEighth(of: size.count)
    func work(
      placements: [WaterfallItemPlacement]? = nil,
      _ change: (inout WaterfallSection) -> Void = { _ in }
    ) -> () -> Int {
      var section = Workload.section
      change(&section)
      return { [section] in layout(heights, section, placements: placements) }
    }
    let samples = interleaved([
      work(placements: spans), work(placements: spans) { $0.fillsHoles = true },
      work(), work { $0.stretchesItems = true }, work { $0.collapsesEmptyColumns = true },
    ])
    func row(_ name: String, _ index: Int, against own: Int, aim: Double) -> BenchmarkRow {
      BenchmarkRow(
        "layout/\(name)/\(size.name)",
        .nanosecondsPerItem,
        samples: samples[index],
        per: Double(size.count)
      ).compared(with: median(samples[own]) / Double(size.count), aim: aim)
    }
    return [
      row("holes", 1, against: 0, aim: 3), row("stretched", 3, against: 2, aim: 1.3),
      row("collapsed", 4, against: 2, aim: 1.1),
    ]
  }

  /// Returns placements of which an eighth are over two columns.
  private static func wideEighth(of count: Int) -> [WaterfallItemPlacement] {
    var generator = SplitMix(state: 3)
    return (0..<count).map { _ in
      WaterfallItemPlacement(span: generator.next() % 8 == 0 ? 2 : 1)
    }
  }

  private static func section(columns: Int) -> WaterfallSection {
    WaterfallSection(columns: .count(columns))
  }

  private static func layout(
    _ heights: [CGFloat],
    _ section: WaterfallSection = Workload.section,
    placements: [WaterfallItemPlacement]? = nil
  ) -> Int {
    let geometry = WaterfallGeometry(
      container: Workload.container,
      section: section,
      itemHeights: heights,
      placements: placements
    )
    return Int(geometry.contentSize.height)
  }

  private static func layout(_ feed: Feed) -> Int {
    Int(WaterfallLayoutEngine(feed).geometry.contentSize.height)
  }
}
