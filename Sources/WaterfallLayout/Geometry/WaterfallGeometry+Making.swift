#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Lays out one section whose item heights are at hand.
  ///
  /// An array of good heights is shared rather than copied. Of more than 2^24 items the rest is
  /// dropped and reported.
  ///
  /// - Parameters:
  ///   - container: What to lay out in.
  ///   - section: The configuration of the section.
  ///   - itemHeights: The height of each item, in points, 0 to 1e9. NaN, infinity and negative
  ///     values count as 0 and are reported, greater ones count as 1e9.
  ///   - placements: What each item wants other than a single automatic column; items beyond the
  ///     last one want nothing. The default, `nil`, is nothing for all.
  ///   - diagnosticHandler: Called with each diagnostic before the initializer returns: at most
  ///     100, and then one that counts the rest. The default, `nil`, reports nothing.
  /// - Complexity: O(n · c) for n items in few columns, O(n · log c) in many
  public init(
    container: WaterfallContainer,
    section: WaterfallSection,
    itemHeights: [CGFloat],
    placements: [WaterfallItemPlacement]? = nil,
    diagnosticHandler: ((WaterfallDiagnostic) -> Void)? = nil
  ) {
    var builder = GeometryBuilder(container)
    builder.appendSection(section, heights: itemHeights, placements: placements)
    self = builder.geometry()
    if let diagnosticHandler { builder.log.report(to: diagnosticHandler) }
  }

  /// Lays out sections by asking functions for the number and the heights of their items.
  ///
  /// It is a pure function of what these return, and may run on any thread.
  ///
  /// - Parameters:
  ///   - container: What to lay out in.
  ///   - sections: The configuration of each section; of more than 2^20 the rest is dropped and
  ///     reported.
  ///   - itemCount: Returns the number of items in a section. A negative one counts as 0, and what
  ///     goes beyond 2^24 in all sections together is dropped; both are reported.
  ///   - placement: Returns what an item wants other than a single automatic column. The default,
  ///     `nil`, is nothing for all.
  ///   - diagnosticHandler: Called with each diagnostic before the initializer returns: at most
  ///     100, and then one that counts the rest. The default, `nil`, reports nothing.
  ///   - height: Returns the height of an item of a width, in points, 0 to 1e9. NaN, infinity and
  ///     negative values count as 0 and are reported, greater ones count as 1e9. It is called once
  ///     an item, in order.
  /// - Complexity: O(n · c) for n items in few columns, O(n · log c) in many
  public init(
    container: WaterfallContainer,
    sections: [WaterfallSection],
    itemCount: (Int) -> Int,
    placement: ((ItemPath) -> WaterfallItemPlacement)? = nil,
    diagnosticHandler: ((WaterfallDiagnostic) -> Void)? = nil,
    height: (ItemPath, CGFloat) -> CGFloat
  ) {
    var builder = GeometryBuilder(container)
    withoutActuallyEscaping(height) { height in
      let source = ItemFunctions(placement: placement, height: height)
      for index in 0..<builder.sectionCount(sections.count) {
        builder.appendSection(
          sections[index],
          at: index,
          itemCount: itemCount(index),
          from: source
        )
      }
    }
    self = builder.geometry()
    if let diagnosticHandler { builder.log.report(to: diagnosticHandler) }
  }
}

/// Items whose placements and heights are results of functions.
private struct ItemFunctions: ItemSource {
  let placement: ((ItemPath) -> WaterfallItemPlacement)?
  let height: (ItemPath, CGFloat) -> CGFloat

  var hasPlacements: Bool { placement != nil }

  func placement(ofItemAt path: ItemPath) -> WaterfallItemPlacement {
    placement?(path) ?? .automatic
  }

  func height(ofItemAt path: ItemPath, width: CGFloat) -> CGFloat { height(path, width) }
}
