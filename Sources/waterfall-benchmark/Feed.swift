import WaterfallLayout

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A delegate of one section, or of several equal ones.
final class Feed: WaterfallLayoutDelegate {
  private let heights: [CGFloat]
  private let section: WaterfallSection
  private let sectionCount: Int
  /// The number of heights that belong to each section.
  private let heightsPerSection: Int
  /// The number of items in each section; they have the first of its heights.
  var count: Int

  /// Makes a delegate of one section, which has as many items as `count` or else as heights.
  init(heights: [CGFloat], count: Int? = nil, section: WaterfallSection = Workload.section) {
    self.heights = heights
    self.section = section
    sectionCount = 1
    heightsPerSection = heights.count
    self.count = count ?? heights.count
  }

  /// Makes a delegate of sections of ten items each.
  init(sectionCount: Int, section: WaterfallSection = Workload.section) {
    heights = Workload.heights(sectionCount * 10)
    self.section = section
    self.sectionCount = sectionCount
    heightsPerSection = 10
    count = 10
  }

  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { sectionCount }

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
    heights[path.section * heightsPerSection + path.item]
  }
}

extension WaterfallLayoutEngine {
  /// Makes an engine with the workload's container and a delegate.
  convenience init(_ feed: any WaterfallLayoutDelegate) {
    self.init(container: Workload.container)
    delegate = feed
  }

  /// Inserts items into the first section, after the delegate has them.
  func insertItems(_ items: Range<Int>) {
    do {
      try performBatchUpdates(items.map { .insertItem(ItemPath(section: 0, item: $0)) })
    } catch {
      fatalError("the updates don't fit: \(error)")
    }
  }
}
