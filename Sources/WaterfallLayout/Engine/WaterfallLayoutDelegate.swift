#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The source of an engine's sections and items.
///
/// An engine asks only for what it doesn't know: everything after a reload; the configurations and
/// the heights of items whose width has changed after a change of the container; the counts and
/// what was inserted or reloaded after a batch of updates; nothing while scrolling.
///
/// Inside a call, the engine's geometry is the last finished one, and changes to the engine take
/// effect after all questions of the pass.
public protocol WaterfallLayoutDelegate: AnyObject {
  /// Returns the number of sections, 0 to 2^20.
  ///
  /// The default is 1. A number outside the range counts as the nearer bound and is reported.
  ///
  /// - Complexity: called once in each pass; it should be O(1).
  func numberOfSections(in engine: WaterfallLayoutEngine) -> Int

  /// Returns the number of items in a section, 0 to 2^24 in all sections together.
  ///
  /// A number outside the range counts as the nearer bound and is reported.
  ///
  /// - Complexity: called once for each section in each pass; it should be O(1).
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the configuration of a section.
  ///
  /// The default is the engine's `defaultSection`.
  ///
  /// - Complexity: called once for each section whose configuration is asked; it should be O(1).
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    configurationForSection section: Int
  ) -> WaterfallSection

  /// Returns the height of an item of a width, in points, 0 to 1e9.
  ///
  /// In a horizontal layout, read width for height and height for width. NaN, infinity and negative
  /// values count as 0 and are reported; greater ones count as 1e9.
  ///
  /// - Complexity: called once for each item whose height is asked; it should be O(1).
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

/// A delegate some of whose items span several columns or ask for a particular one.
///
/// Adopt it only for such items: other delegates aren't asked, and their sections store no
/// placements.
public protocol WaterfallPlacementDelegate: WaterfallLayoutDelegate {
  /// Returns the placement of an item: the number of its columns, and the first of them.
  ///
  /// It is called when an item is inserted or reloaded, before its height is asked for.
  ///
  /// - Complexity: called once for each item whose placement is asked; it should be O(1).
  func waterfallLayout(
    _ engine: WaterfallLayoutEngine,
    placementForItemAt path: ItemPath
  ) -> WaterfallItemPlacement
}
