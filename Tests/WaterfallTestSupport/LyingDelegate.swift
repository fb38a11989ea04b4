import Foundation
import WaterfallLayout

/// A delegate that says whatever it is made to say, true or not.
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

  /// Returns the number of sections, as it was made to.
  public func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { sectionCount() }

  /// Returns the number of items, as it was made to.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int {
    itemCount(section)
  }

  /// Returns the height, as it was made to.
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat {
    height(path)
  }
}
