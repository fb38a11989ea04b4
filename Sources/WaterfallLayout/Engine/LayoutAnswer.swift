#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What a delegate has answered in a pass, to be applied to the layout at once.
struct LayoutAnswer {
  /// Where the sections and items are after the pass.
  var map: WaterfallPathMap
  /// The container, where it has changed.
  var container: ResolvedContainer?
  /// The sections that are new or reloaded, by their indices after.
  var newSections: [Int: SectionGeometry] = [:]
  /// What changes in other sections, ascending.
  var changes: [SectionChange] = []

  /// The first section that is new or has moved or changed, `nil` where there is none.
  var firstMovedSection: Int? {
    [
      map.removedSections.first, map.addedSections.first, newSections.keys.min(),
      changes.first?.section,
    ].compactMap { $0 }.min()
  }
}

/// What a pass changes in a section that stays.
struct SectionChange {
  /// The index of the section after the pass.
  let section: Int
  /// The configuration.
  let resolved: ResolvedSection
  /// The heights of the header and the footer that stay measured.
  let measured: MeasuredHeights
  /// What changes about the items.
  let items: ItemChange

  /// Applies the change to the section.
  func apply(to section: inout SectionGeometry) {
    section.measured = measured
    section.resolved = resolved
    section.items.apply(items)
  }
}
