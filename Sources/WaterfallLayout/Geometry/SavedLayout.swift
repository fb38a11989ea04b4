#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The form in which a geometry is saved: its input, without positions.
///
/// An invalid value is saved as its replacement.
struct SavedLayout: Codable {
  /// The version of this form.
  static let version = 1

  let version: Int
  /// The batches of updates that led to the geometry, for anchors that were taken from it.
  let origin: UpdateOrigin?
  let container: WaterfallContainer
  /// The different configurations of the sections.
  let configurations: [WaterfallSection]
  let sections: [SavedSection]
}

/// A section of a saved layout.
struct SavedSection: Codable {
  /// The index of its configuration.
  let configuration: Int
  /// The measured height of the header, in points, before it is rounded to pixels.
  let measuredHeader: Double?
  /// The measured height of the footer, in points, before it is rounded to pixels.
  let measuredFooter: Double?
  /// The heights of the items, in points, before they are rounded to pixels.
  let heights: [Double]
  /// The spans of the items, or `nil` if no item has a placement of its own.
  let spans: [Int]?
  /// The requested columns, -1 for none, or `nil` if no item has a placement of its own.
  let wantedColumns: [Int]?
  /// The kept columns, or `nil` if the section keeps none.
  let keptColumns: [Int]?
  /// The indices of the items whose heights were measured, ascending, or `nil` if there are none.
  let measuredItems: [Int]?
}

// MARK: - Saving

extension SavedLayout {
  init(_ geometry: WaterfallGeometry) {
    var indices: [WaterfallSection: Int] = [:]
    var configurations: [WaterfallSection] = []
    version = Self.version
    origin = geometry.origin.lineage == 0 ? nil : geometry.origin
    container = geometry.resolvedContainer.limited
    sections = geometry.sections.map { section in
      let configuration = section.resolved.limited
      let index = indices[configuration] ?? configurations.count
      if index == configurations.count {
        configurations.append(configuration)
        indices[configuration] = index
      }
      return SavedSection(section, configuration: index)
    }
    self.configurations = configurations
  }
}

extension SavedSection {
  fileprivate init(_ section: SectionGeometry, configuration: Int) {
    self.configuration = configuration
    measuredHeader = section.measured[.header]
    measuredFooter = section.measured[.footer]
    let items = section.items
    heights = items.heights.map { Double($0) }
    spans = items.requests?.values.map { Int($0.span) }
    wantedColumns = items.requests?.values.map { Int($0.column) }
    let measured = items.heights.indices.filter { items.input.isMeasured($0) }
    measuredItems = measured.isEmpty ? nil : measured
    keptColumns =
      items.rules.keepsColumns
      ? (0..<items.count).map { items.places.column(of: $0) } : nil
  }
}
