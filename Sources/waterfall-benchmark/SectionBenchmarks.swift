import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// Many small sections.
enum SectionBenchmarks {
  /// Measures the first layout of sections of ten items each.
  static func layout(_ count: Int) -> [BenchmarkRow] {
    let heights = Workload.heights(count * 10)
    let source = bareDelegate(heights.map { Double($0) })
    let feed = Feed(sectionCount: count)
    let samples = interleaved([
      { Limits.delegate(source, count: heights.count).starts.count },
      { Int(WaterfallLayoutEngine(feed).geometry.contentSize.height) },
    ])
    return [
      BenchmarkRow(
        "layout/sections/\(count / 1000)k",
        .microseconds,
        samples: samples[1],
        per: 1000
      )
      .compared(with: median(samples[0]) / 1000, aim: 3)
    ]
  }

  /// Measures scrolling by 10 points at a time through sections with pinned headers.
  static func pinnedScroll(_ count: Int) -> [BenchmarkRow] {
    var section = Workload.section
    section.header = WaterfallSupplementary(height: 44, isPinned: true)
    let feed = Feed(sectionCount: count, section: section)
    let engine = WaterfallLayoutEngine(feed)
    engine.prepare()
    let steps = 1000
    let samples = interleaved([
      {
        (0..<steps).reduce(0) { sum, step in
          let origin = CGPoint(x: 0, y: 100_000 + CGFloat(step) * 10)
          let visible = CGRect(origin: origin, size: Workload.viewport)
          let elements = engine.geometry.attributesForElements(in: visible, pinnedTo: visible)
          return sum &+ elements.count
        }
      }
    ])
    return [
      BenchmarkRow(
        "pinned-scroll/\(count / 1000)k-sections",
        .microseconds,
        samples: samples[0],
        per: 1000 * Double(steps)
      )
    ]
  }
}
