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

  /// Measures stretched items and collapsed columns, compared with the same items without.
  static func features(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    func work(_ change: (inout WaterfallSection) -> Void) -> () -> Int {
      var section = Workload.section
      change(&section)
      return { [section] in layout(heights, section) }
    }
    let samples = interleaved([
      work { _ in }, work { $0.stretchesItems = true }, work { $0.collapsesEmptyColumns = true },
    ])
    return [
      row("stretched", size, samples[1], against: samples[0], aim: 1.3),
      row("collapsed", size, samples[2], against: samples[0], aim: 1.1),
    ]
  }

  /// Measures items that may fill holes, compared with the same items in order.
  static func holes(_ size: Size) -> [BenchmarkRow] {
    holes("holes", size, columns: 3, Workload.heights(size.count), wideEighth(of: size.count))
      + smallHoles(size)
  }

  /// Measures holes that are too small for every item, and for every one but the last.
  ///
  /// Items of almost the same height in two columns, as many in both before each item over two,
  /// leave holes that are lower than any of them.
  private static func smallHoles(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count).map { 200 + $0.truncatingRemainder(dividingBy: 20) }
    let placements = (0..<size.count).map {
      WaterfallItemPlacement(span: $0 % 16 == 6 || $0 % 16 == 13 ? 2 : 1)
    }
    return holes("small-holes", size, columns: 2, heights, placements)
      + holes("unfilled-holes", size, columns: 2, heights.dropLast() + [0], placements)
  }

  private static func holes(
    _ name: String,
    _ size: Size,
    columns: Int,
    _ heights: [CGFloat],
    _ placements: [WaterfallItemPlacement]
  ) -> [BenchmarkRow] {
    let inOrder = section(columns: columns)
    var filling = inOrder
    filling.fillsHoles = true
    let samples = interleaved([
      { layout(heights, inOrder, placements: placements) },
      { [filling] in layout(heights, filling, placements: placements) },
    ])
    return [row(name, size, samples[1], against: samples[0], aim: 3)]
  }

  /// Returns a row compared with the median of others.
  private static func row(
    _ name: String,
    _ size: Size,
    _ samples: [Double],
    against others: [Double],
    aim: Double
  ) -> BenchmarkRow {
    let count = Double(size.count)
    return BenchmarkRow(
      "layout/\(name)/\(size.name)",
      .nanosecondsPerItem,
      samples: samples,
      per: count
    ).compared(with: median(others) / count, aim: aim)
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
