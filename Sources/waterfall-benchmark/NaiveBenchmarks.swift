import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The naive layout; the ratio of each row is how many times as long as the library it takes.
enum NaiveBenchmarks {
  /// Measures a first layout, a query and one change of each kind, each followed by a query.
  static func rows(_ size: Size) -> [BenchmarkRow] {
    let heights = Workload.heights(size.count)
    let naive = NaiveLayout(heights: heights)
    let viewport = Workload.viewports(over: naive.contentHeight)[0]
    let queryCount = 10
    var changing = ChangingEngine(size)
    let rebuild = { NaiveLayout(heights: heights).attributes(in: viewport).count }
    let samples = interleaved([
      { NaiveLayout(heights: heights).attributes.count },
      { Int(Workload.geometry(heights).contentSize.height) },
      { (0..<queryCount).reduce(0) { sum, _ in sum + naive.attributes(in: viewport).count } },
      { (0..<queryCount).reduce(0) { sum, _ in sum + changing.query(viewport) } },
      rebuild,
      {
        changing.append()
        return changing.query(viewport)
      },
      {
        changing.changeHeight()
        return changing.query(viewport)
      },
    ])
    func row(_ name: String, _ index: Int, against own: Int, per count: Int = 1) -> BenchmarkRow {
      let scale = 1000 * Double(count)
      return BenchmarkRow(
        "naive/\(name)/\(size.name)",
        .microseconds,
        samples: samples[index],
        per: scale
      ).compared(with: median(samples[own]) / scale)
    }
    return [
      row("layout", 0, against: 1),
      row("query", 2, against: 3, per: queryCount),
      row("append", 4, against: 5),
      row("height-change", 4, against: 6),
    ]
  }
}

/// An engine and the changes that are measured in it.
private struct ChangingEngine {
  private let feed: Feed
  private let engine: WaterfallLayoutEngine
  private let middle: ItemPath
  private var isTall = false

  init(_ size: Size) {
    let heights = Workload.heights(size.count + 100 * (Rounds.count + 1))
    feed = Feed(heights: heights, count: size.count)
    engine = WaterfallLayoutEngine(feed)
    engine.prepare()
    middle = ItemPath(section: 0, item: size.count / 2)
  }

  func query(_ viewport: CGRect) -> Int {
    engine.geometry.attributesForElements(in: viewport).count
  }

  /// Appends a hundred items.
  func append() {
    let count = feed.count
    feed.count += 100
    engine.insertItems(count..<feed.count)
  }

  /// Changes the height of the item in the middle.
  mutating func changeHeight() {
    isTall.toggle()
    engine.setMeasuredHeight(isTall ? 350 : 150, of: .item(middle))
  }
}
