import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Changes of a section that has been laid out, each followed by a query.
enum UpdateBenchmarks {
  /// The number of items that the aims are for; appending has one for a thousand, too.
  private static let aimedCount = 100_000
  /// The number of changes in one measurement, so that the resolution of the clock doesn't matter.
  private static let repetitions = 10

  /// Measures appending a hundred items.
  static func append(to size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count + 100 * repetitions * (Rounds.count + 1))
    let plain = heights.prefix(size.count).map { Double($0) }
    let source = bareDelegate(plain)
    let search = SearchLimit(Array(heights.prefix(size.count)))
    let feed = Feed(heights: heights, count: size.count)
    let engine = laidOut(feed)
    let samples = interleaved([
      { Limits.delegate(source, count: plain.count).starts.count },
      { (0..<repetitions).reduce(0) { $0 &+ search.query($1) } },
      {
        (0..<repetitions).reduce(0) { sum, _ in
          let count = feed.count
          feed.count += 100
          engine.insertItems(count..<(count + 100))
          return sum &+ query(engine, atItem: count)
        }
      },
    ])
    let perItem = median(samples[0]) / Double(size.count)
    let perSearch = median(samples[1]) / Double(repetitions)
    return [
      BenchmarkRow(
        "append/100-to-\(size.name)",
        .microseconds,
        samples: samples[2],
        per: 1000 * Double(repetitions)
      ).compared(with: (100 * perItem + perSearch) / 1000, aim: appendAim(for: size))
    ]
  }

  /// Measures a height change in the middle, with columns chosen anew below it and with columns
  /// kept.
  static func heightChange(in size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    let plain = heights.map { Double($0) }
    let feed = Feed(heights: heights)
    let engine = laidOut(feed)
    var section = Workload.section
    section.keepsColumns = true
    let keepingFeed = Feed(heights: heights, section: section)
    let keepingEngine = laidOut(keepingFeed)
    let samples = interleaved([
      { Limits.greedy(plain).starts.count },
      { change(engine, item: size.count / 2) },
      { change(keepingEngine, item: size.count / 2) },
    ])
    let below = median(samples[0]) / 2 / 1000
    return [
      BenchmarkRow("height-change/\(size.name)", .microseconds, samples: samples[1], per: 1000)
        .compared(with: below, aim: size.count == aimedCount ? 1.2 : nil),
      BenchmarkRow(
        "height-change/kept-columns/\(size.name)",
        .microseconds,
        samples: samples[2],
        per: 1000
      ).compared(with: below, aim: size.count == aimedCount ? 0.3 : nil),
    ]
  }

  /// Measures inserting an item at the start.
  static func insertFirst(into size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count + Rounds.count + 1)
    let feed = Feed(heights: heights, count: size.count)
    let engine = laidOut(feed)
    let plain = heights.prefix(size.count).map { Double($0) }
    let samples = interleaved([
      { Limits.greedy(plain).starts.count },
      {
        feed.count += 1
        engine.insertItems(0..<1)
        return query(engine, atItem: size.count / 2)
      },
    ])
    return [
      BenchmarkRow("insert-first/\(size.name)", .microseconds, samples: samples[1], per: 1000)
        .compared(with: median(samples[0]) / 1000, aim: size.count == aimedCount ? 1.5 : nil)
    ]
  }

  private static func appendAim(for size: Size) -> Double? {
    size.count == aimedCount ? 3 : size.count == 1000 ? 5 : nil
  }

  private static func laidOut(_ feed: Feed) -> WaterfallLayoutEngine {
    let engine = WaterfallLayoutEngine(feed)
    engine.prepare()
    return engine
  }

  /// Reports a height of an item that differs from the present one.
  private static func change(_ engine: WaterfallLayoutEngine, item: Int) -> Int {
    let path = ItemPath(section: 0, item: item)
    if engine.setMeasuredHeight(150, of: .item(path)) == .unchanged {
      engine.setMeasuredHeight(350, of: .item(path))
    }
    return query(engine, atItem: item)
  }

  /// Returns the number of elements in a viewport around an item.
  private static func query(_ engine: WaterfallLayoutEngine, atItem item: Int) -> Int {
    let geometry = engine.geometry
    let frame = geometry.attributesForItem(at: ItemPath(section: 0, item: item))?.frame ?? .zero
    let viewport = CGRect(origin: CGPoint(x: 0, y: frame.minY), size: Workload.viewport)
    return geometry.attributesForElements(in: viewport).count
  }
}
