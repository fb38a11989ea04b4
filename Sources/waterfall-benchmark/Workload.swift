import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// What is laid out: heights from 100 to 400 in three columns of a container 390 points wide.
enum Workload {
  static let container = WaterfallContainer(width: 390)
  static let section = WaterfallSection(columns: .count(3))
  static let viewport = CGSize(width: 390, height: 844)

  /// Returns heights that are the same in every run.
  static func heights(_ count: Int) -> [CGFloat] {
    var generator = SplitMix(state: 42)
    return (0..<count).map { _ in CGFloat(100 + generator.next() % 301) }
  }

  /// Returns 200 rects the size of the viewport, spread over a content of some height.
  static func viewports(over contentHeight: CGFloat) -> [CGRect] {
    var generator = SplitMix(state: 7)
    let room = max(1, UInt64(max(0, contentHeight - viewport.height)))
    return (0..<200).map { _ in
      CGRect(origin: CGPoint(x: 0, y: CGFloat(generator.next() % room)), size: viewport)
    }
  }

  static func geometry(_ count: Int) -> WaterfallGeometry {
    WaterfallGeometry(container: container, section: section, itemHeights: heights(count))
  }
}

/// The splitmix64 generator.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A delegate of one section of the first of some items.
final class Feed: WaterfallLayoutDelegate {
  private let heights: [CGFloat]
  private let section: WaterfallSection
  /// How many of the items there are.
  var count: Int

  init(heights: [CGFloat], count: Int? = nil, section: WaterfallSection = Workload.section) {
    self.heights = heights
    self.section = section
    self.count = count ?? heights.count
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection index: Int
  ) -> WaterfallSection {
    section
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    heights[path.item]
  }
}

/// A delegate of equal sections of ten items.
final class SectionedFeed: WaterfallLayoutDelegate {
  private let heights: [CGFloat]
  private let section: WaterfallSection

  init(sectionCount: Int, section: WaterfallSection = Workload.section) {
    heights = Workload.heights(sectionCount * 10)
    self.section = section
  }

  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { heights.count / 10 }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    10
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection index: Int
  ) -> WaterfallSection {
    section
  }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    heights[path.section * 10 + path.item]
  }
}

extension WaterfallLayoutEngine {
  /// Makes an engine of the workload's container that asks a feed.
  convenience init(_ feed: any WaterfallLayoutDelegate) {
    self.init(container: Workload.container)
    delegate = feed
  }
}
