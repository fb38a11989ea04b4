#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A delegate during one pass, so that an engine's weak reference is read only once.
struct DelegateReader {
  private let engine: WaterfallLayoutEngine
  private let delegate: any WaterfallLayoutDelegate
  private let placementDelegate: (any WaterfallPlacementDelegate)?

  init(
    _ delegate: any WaterfallLayoutDelegate,
    hasPlacements: Bool,
    engine: WaterfallLayoutEngine
  ) {
    self.engine = engine
    self.delegate = delegate
    placementDelegate = hasPlacements ? delegate as? any WaterfallPlacementDelegate : nil
  }

  /// The number of sections, unchecked.
  var sectionCount: Int { delegate.numberOfSections(in: engine) }

  /// Returns the number of items in a section, unchecked.
  func itemCount(inSection section: Int) -> Int {
    delegate.waterfallLayout(engine, numberOfItemsInSection: section)
  }

  /// Returns the number of items in each section, clamped to its range.
  func counts(log: inout DiagnosticLog) -> ShortList<Int> {
    var limits = CountLimits()
    var counts = ShortList<Int>()
    for section in 0..<CountLimits.sectionCount(sectionCount, log: &log) {
      let count = itemCount(inSection: section)
      counts.append(limits.itemCount(count, ofSection: section, log: &log))
    }
    return counts
  }

  /// Returns the configuration of a section.
  func configuration(ofSection section: Int) -> WaterfallSection {
    delegate.waterfallLayout(engine, configurationForSection: section)
  }

  /// Asks for all sections and items, and returns a builder that has them.
  func allSections(in container: WaterfallContainer) -> GeometryBuilder {
    var builder = GeometryBuilder(container)
    for section in 0..<builder.sectionCount(sectionCount) {
      builder.appendSection(
        configuration(ofSection: section),
        at: section,
        itemCount: itemCount(inSection: section),
        from: self
      )
    }
    return builder
  }
}

extension DelegateReader: ItemSource {
  var hasPlacements: Bool { placementDelegate != nil }

  func placement(ofItemAt path: ItemPath) -> WaterfallItemPlacement {
    placementDelegate?.waterfallLayout(engine, placementForItemAt: path) ?? .automatic
  }

  @inline(__always)
  func height(ofItemAt path: ItemPath, width: CGFloat) -> CGFloat {
    delegate.waterfallLayout(engine, heightForItemAt: path, width: width)
  }
}
