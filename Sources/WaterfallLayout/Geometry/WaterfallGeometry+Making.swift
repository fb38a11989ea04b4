#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallGeometry {
  /// Lays out one section from an array of item heights.
  ///
  /// An array of valid heights is shared rather than copied. Items beyond 2^24 are dropped and
  /// reported.
  ///
  /// - Parameters:
  ///   - container: The container of the section.
  ///   - section: The configuration of the section.
  ///   - itemHeights: The height of each item, in points, 0 to 1e9. NaN, infinity and negative
  ///     values count as 0 and are reported, greater ones count as 1e9.
  ///   - placements: The placement of each item; items beyond the last one are placed
  ///     automatically. The default, `nil`, places all items automatically.
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
    self = builder.takeGeometry()
    if let diagnosticHandler { builder.log.report(to: diagnosticHandler) }
  }

  /// Lays out sections whose item counts and heights are the results of functions.
  ///
  /// The result depends only on what these return, and it may be made on any thread.
  ///
  /// - Parameters:
  ///   - container: The container of the sections.
  ///   - sections: The configuration of each section; sections beyond 2^20 are dropped and
  ///     reported.
  ///   - itemCount: Returns the number of items in a section. A negative one counts as 0, and items
  ///     beyond 2^24 in all sections together are dropped; both are reported.
  ///   - placement: Returns the placement of an item. The default, `nil`, places all items
  ///     automatically.
  ///   - diagnosticHandler: Called with each diagnostic before the initializer returns: at most
  ///     100, and then one that counts the rest. The default, `nil`, reports nothing.
  ///   - height: Returns the height of an item of a width, in points, 0 to 1e9. NaN, infinity and
  ///     negative values count as 0 and are reported, greater ones count as 1e9. It is called once
  ///     for each item, in order.
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
    self = builder.takeGeometry()
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
