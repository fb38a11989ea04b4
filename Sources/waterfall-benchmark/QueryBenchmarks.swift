import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Rect queries, compared with a binary search in each column's list of items.
enum QueryBenchmarks {
  /// Measures queries in one section: the median and the slowest of 200 viewports.
  static func size(_ size: Size) -> [BenchmarkRow] {
    let limit = SearchLimit(Workload.heights(size.count))
    let samples = interleaved(over: [
      limit.query, query(Workload.geometry(Workload.heights(size.count))),
    ])
    let search = BenchmarkRow("limit/search", .microseconds, samples: samples[0], per: 1000)
    let worst = samples[1].max() ?? 0
    let rows = [
      BenchmarkRow("query/\(size.name)", .microseconds, samples: samples[1], per: 1000)
        .compared(with: search.value.median, aim: size.isLargest ? 0.5 : nil),
      BenchmarkRow("query/worst/\(size.name)", .microseconds, samples: [worst], per: 1000)
        .compared(with: search.value.median, aim: size.isLargest ? 1.5 : nil),
    ]
    return size.isLargest ? [search] + rows : rows
  }

  /// Measures queries below the start of an item of a million points, which reaches into a third of
  /// them.
  static func tallItem(_ size: Size) -> [BenchmarkRow] {
    let limit = SearchLimit(Workload.heights(size.count))
    let geometry = WaterfallGeometry(
      container: Workload.container,
      section: Workload.section,
      itemHeights: [1_000_000] + Workload.heights(size.count - 1)
    )
    let samples = interleaved(over: [limit.query, query(geometry)])
    return [
      BenchmarkRow("query/tall-item/\(size.name)", .microseconds, samples: samples[1], per: 1000)
        .compared(with: median(samples[0]) / 1000, aim: 0.6)
    ]
  }

  /// Measures queries in sections of ten items each.
  static func sections(_ count: Int) -> [BenchmarkRow] {
    let limit = SearchLimit(Workload.heights(count * 10))
    let feed = Feed(sectionCount: count)
    let geometry = WaterfallLayoutEngine(feed).geometry
    let samples = interleaved(over: [limit.query, query(geometry)])
    return [
      BenchmarkRow("query/sections/\(count / 1000)k", .microseconds, samples: samples[1], per: 1000)
        .compared(with: median(samples[0]) / 1000, aim: 2)
    ]
  }

  /// Returns a query at one of the seeded viewports, attributes included.
  private static func query(_ geometry: WaterfallGeometry) -> (Int) -> Int {
    let viewports = Workload.viewports(over: geometry.contentSize.height)
    return { geometry.attributesForElements(in: viewports[$0]).count }
  }

  /// Runs queries in turns at each of the 200 viewports, and returns the median nanoseconds of each
  /// query at each viewport.
  private static func interleaved(over queries: [(Int) -> Int]) -> [[Double]] {
    let viewports = 0..<200
    var samples = queries.map { _ in viewports.map { _ in [Double]() } }
    for round in 0...Rounds.count {
      for (index, query) in queries.enumerated() {
        for viewport in viewports {
          let time = nanoseconds { query(viewport) }
          if round > 0 { samples[index][viewport].append(time) }
        }
      }
    }
    return samples.map { $0.map(median) }
  }
}

/// The bare search among items that the bare loop has placed.
struct SearchLimit {
  private let heights: [Double]
  private let placed: Limits.Placed
  private let lists: [[Int32]]
  private let ranges: [Range<Double>]

  init(_ heights: [CGFloat]) {
    self.heights = heights.map { Double($0) }
    placed = Limits.greedy(self.heights)
    lists = placed.lists
    ranges = Workload.viewports(over: CGFloat(placed.starts.last ?? 0)).map {
      Double($0.minY)..<Double($0.maxY)
    }
  }

  /// Searches at one of the seeded viewports.
  func query(_ viewport: Int) -> Int {
    Limits.search(lists, placed, heights, ranges[viewport]).count
  }
}
