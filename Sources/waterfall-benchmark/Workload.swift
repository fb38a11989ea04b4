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

/// A delegate whose sections all have the same configuration.
final class Feed: WaterfallLayoutDelegate {
  var heights: [CGFloat]
  let sectionCount: Int
  let itemsPerSection: Int?
  var section: WaterfallSection

  init(
    heights: [CGFloat],
    section: WaterfallSection = Workload.section,
    sectionCount: Int = 1
  ) {
    self.heights = heights
    self.section = section
    self.sectionCount = sectionCount
    itemsPerSection = sectionCount == 1 ? nil : heights.count / sectionCount
  }

  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { sectionCount }

  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    itemsPerSection ?? heights.count
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
    heights[path.section * (itemsPerSection ?? 0) + path.item]
  }
}

extension WaterfallLayoutEngine {
  /// Makes an engine of the workload's container that asks a feed.
  convenience init(_ feed: Feed) {
    self.init(container: Workload.container)
    delegate = feed
  }
}
