#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// Tells an engine what it lays out.
///
/// The engine asks only for what it doesn't know: after a reload everything, after a change of the
/// container the configurations and the heights of the items whose width has changed, after a batch
/// of updates the counts and what was inserted or reloaded, while scrolling nothing.
///
/// Reading the engine's geometry inside a call gets the last finished one; what is set on the
/// engine inside a call takes effect when everything has been asked.
public protocol WaterfallLayoutDelegate: AnyObject {
  /// Returns the number of sections, 0 to 2^20.
  ///
  /// The default is 1. What lies outside the range counts as the nearer bound and is reported.
  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int

  /// Returns the number of items in a section, 0 to 2^24 in all sections together.
  ///
  /// What lies outside the range counts as the nearer bound and is reported.
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the configuration of a section.
  ///
  /// The default is the engine's `defaultSection`.
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection

  /// Returns the height of an item of a width, in points, 0 to 1e9.
  ///
  /// In a horizontal layout, read width for height and height for width. NaN, infinity and negative
  /// values count as 0 and are reported; greater ones count as 1e9.
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    heightForItemAt path: ItemPath,
    width: CGFloat
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  /// Returns 1.
  ///
  /// - Complexity: O(1)
  public func numberOfSections(in engine: WaterfallLayoutEngine) -> Int { 1 }

  /// Returns the engine's `defaultSection`.
  ///
  /// - Complexity: O(1)
  public func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection {
    engine.defaultSection
  }
}

/// A delegate some of whose items cover several columns or choose theirs.
///
/// Adopt it only for that: other delegates aren't asked, and their sections store nothing for it.
public protocol WaterfallPlacementDelegate: WaterfallLayoutDelegate {
  /// Returns how many columns an item covers, and which.
  ///
  /// It is asked when an item comes or is reloaded, before its height.
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement
}
