import Foundation
import WaterfallLayout

/// What a stack works out about its children: a geometry for each width that it is asked about.
///
/// It measures a child once for each of these widths, and once for the ideal width.
package struct StackArrangement: Sendable {
  /// How many widths are remembered: the least, the ideal and the greatest one, and the one in use.
  private static let capacity = 4

  /// How the children are laid out.
  package let section: WaterfallSection
  /// What each child wants other than a single automatic column.
  package let placements: [WaterfallItemPlacement]
  /// The geometries of the widths asked about last, the latest one at the end.
  private var geometries: [WaterfallGeometry] = []
  /// The width at which each child has the room that it wants, once it is known.
  private var idealWidth: CGFloat?

  /// Makes an arrangement of which nothing is measured yet.
  package init(section: WaterfallSection, placements: [WaterfallItemPlacement]) {
    self.section = section
    self.placements = placements
  }

  /// Returns where the children are at a width.
  ///
  /// - Parameters:
  ///   - width: The width of the stack, in points. NaN, infinity and negative values count as 0.
  ///   - measure: Returns the size of a child that is proposed a width, `nil` for its ideal one.
  /// - Returns: A geometry of one section; item i is child i.
  package mutating func geometry(
    width: CGFloat,
    measure: (Int, CGFloat?) -> CGSize
  ) -> WaterfallGeometry {
    let width = width.isFinite ? max(width, 0) : 0
    if let known = geometries.last(where: { $0.container.size.width == width }) { return known }
    let placements = placements
    let geometry = WaterfallGeometry(
      container: WaterfallContainer(width: width),
      sections: [section],
      itemCount: { _ in placements.count },
      placement: { placements[$0.item] },
      height: { measure($0.item, $1).height }
    )
    if geometries.count == Self.capacity { geometries.removeFirst() }
    geometries.append(geometry)
    return geometry
  }

  /// Returns the size of the stack that is proposed a width.
  ///
  /// It is as wide as proposed, at its ideal width if `nil` is proposed, and as high as its
  /// children need. With endless room it is endlessly wide, and as high as it is ideally.
  package mutating func size(
    proposedWidth: CGFloat?,
    measure: (Int, CGFloat?) -> CGSize
  ) -> CGSize {
    guard let proposedWidth, proposedWidth != .infinity else {
      let width = idealWidth(measure: measure)
      let ideal = geometry(width: width, measure: measure).contentSize
      return CGSize(width: proposedWidth ?? ideal.width, height: ideal.height)
    }
    return geometry(width: proposedWidth, measure: measure).contentSize
  }

  /// Returns the width at which the widest child has its ideal width, or columns their greatest.
  private mutating func idealWidth(measure: (Int, CGFloat?) -> CGSize) -> CGFloat {
    if let idealWidth { return idealWidth }
    let count = section.columnMetrics(in: WaterfallContainer(width: 0)).count
    var columnWidth: CGFloat = 0
    if case .adaptive(let minimumWidth, _) = section.columns { columnWidth = minimumWidth }
    for (child, placement) in placements.enumerated() {
      let span = CGFloat(min(max(placement.span, 1), count))
      let width = measure(child, nil).width
      // A child that would be endlessly wide takes whatever it gets.
      guard width.isFinite else { continue }
      columnWidth = max(columnWidth, (width - (span - 1) * section.columnSpacing) / span)
    }
    if let maximum = section.maximumColumnWidth, maximum > 0 {
      columnWidth = min(columnWidth, maximum)
    }
    let gaps = CGFloat(count - 1) * section.columnSpacing
    let insets = section.contentInsets.leading + section.contentInsets.trailing
    let width = CGFloat(count) * columnWidth + gaps + insets
    idealWidth = width
    return width
  }
}
