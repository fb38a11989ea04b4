#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The answers of a delegate in a pass, to be applied to the layout together.
struct LayoutAnswer {
  /// The container, or `nil` if it hasn't changed.
  var container: ResolvedContainer?
  /// The sections that are new or reloaded, by their indices after.
  var newSections: [Int: SectionGeometry] = [:]
  /// The changes of other sections, by ascending index.
  var changes = ShortList<SectionChange>()

  /// The first section that is new or has changed, or `nil` if there is none.
  var firstSection: Int? {
    least(newSections.isEmpty ? nil : newSections.keys.min(), changes.first?.section)
  }
}

/// The changes that a pass makes to a section that stays.
///
/// It is a class, since copying so many values would take longer than a short batch does (`append`
/// in the benchmark).
final class SectionChange: Sendable {
  /// The index of the section after the pass.
  let section: Int
  /// The configuration.
  let resolved: ResolvedSection
  /// The measured heights of the header and the footer that are kept.
  let measured: MeasuredHeights
  /// The changes of the items.
  let items: ItemChange

  init(
    section: Int,
    resolved: ResolvedSection,
    measured: MeasuredHeights,
    items: consuming ItemChange
  ) {
    self.section = section
    self.resolved = resolved
    self.measured = measured
    self.items = items
  }

  /// Applies the change to the section.
  func apply(to section: inout SectionGeometry) {
    section.measured = measured
    section.resolved = resolved
    section.items.apply(items)
  }
}
