import Foundation
import WaterfallLayout

/// A delegate that answers with the results of functions, which may be wrong.
public final class LyingDelegate: WaterfallLayoutDelegate {
  /// Returns the number of sections.
  public var sectionCount: () -> Int
  /// Returns the number of items in a section.
  public var itemCount: (Int) -> Int
  /// Returns the height of an item.
  public var height: (ItemPath) -> CGFloat = { _ in 10 }

  /// Makes a delegate from a number of sections and the numbers of their items.
  public init(sections: Int, itemCount: @escaping (Int) -> Int) {
    sectionCount = { sections }
    self.itemCount = itemCount
  }

  /// Returns the result of `sectionCount`.
  public func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { sectionCount() }

  /// Returns the result of `itemCount`.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    itemCount(section)
  }

  /// Returns the result of `height`.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    height(path)
  }
}
