#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What a geometry is saved as: what it was made from, never where things are.
///
/// Lengths are saved as the layout took them: a value out of its range as its replacement.
struct SavedLayout: Codable {
  /// The version of this form.
  static let version = 1

  let version: Int
  let container: SavedContainer
  /// The different configurations of the sections.
  let configurations: [SavedConfiguration]
  let sections: [SavedSection]
}

/// The container of a saved layout.
struct SavedContainer: Codable {
  let width: Double
  let height: Double
  let isHorizontal: Bool
  let isRightToLeft: Bool
  let displayScale: Double?
  let minimumContentLength: Double
}

/// The configuration of sections of a saved layout.
struct SavedConfiguration: Codable {
  /// A header or a footer: its height, its four insets, and whether it is pinned.
  struct Supplementary: Codable {
    let height: Double
    let insets: [Double]
    let isPinned: Bool
  }

  /// How items find their columns.
  enum Placement: String, Codable {
    case shortestColumn, flow, alignedRows
  }

  /// The column count, where it is fixed.
  let columnCount: Int?
  /// The least column width, where the count isn't fixed.
  let minimumColumnWidth: Double?
  /// The greatest column count, where there is one.
  let maximumColumnCount: Int?
  let columnSpacing: Double
  let itemSpacing: Double
  /// Four distances: top, leading, bottom, trailing.
  let contentInsets: [Double]
  let header: Supplementary?
  let footer: Supplementary?
  let backgroundInsets: [Double]?
  let placement: Placement
  /// The flow tolerance; none is infinity.
  let tolerance: Double?
  let keepsColumns: Bool
  let stretchesItems: Bool
}

/// A section of a saved layout.
struct SavedSection: Codable {
  /// The index of its configuration.
  let configuration: Int
  let isHeaderMeasured: Bool
  let isFooterMeasured: Bool
  /// The heights of the items, in points, before they are rounded to pixels.
  let heights: [Double]
  /// The spans that the items want, where some item wants another than 1.
  let spans: [Int]?
  /// The columns that the items want, -1 for none, where some item wants one.
  let wantedColumns: [Int]?
  /// The columns that the items keep, where they are kept.
  let keptColumns: [Int]?
}

// MARK: - Saving

extension SavedLayout {
  init(_ geometry: WaterfallGeometry) {
    var indices: [WaterfallSection: Int] = [:]
    var configurations: [SavedConfiguration] = []
    version = Self.version
    container = SavedContainer(geometry.container)
    sections = geometry.sections.map { section in
      let index = indices[section.configuration] ?? configurations.count
      if index == configurations.count {
        configurations.append(SavedConfiguration(section.configuration))
        indices[section.configuration] = index
      }
      return SavedSection(section, configuration: index)
    }
    self.configurations = configurations
  }
}

extension SavedContainer {
  fileprivate init(_ container: WaterfallContainer) {
    var log = DiagnosticLog()
    width = log.length(container.size.width, .containerWidth)
    height = log.length(container.size.height, .containerHeight)
    isHorizontal = container.scrollDirection == .horizontal
    isRightToLeft = container.layoutDirection == .rightToLeft
    displayScale = log.displayScale(container.displayScale)
    minimumContentLength = log.length(container.minimumContentLength, .minimumContentLength)
  }
}

extension SavedConfiguration {
  fileprivate init(_ section: WaterfallSection) {
    var log = DiagnosticLog()
    switch section.columns {
    case .count(let count):
      (columnCount, minimumColumnWidth, maximumColumnCount) = (count, nil, nil)
    case .adaptive(let minimumWidth, let maximumCount):
      columnCount = nil
      minimumColumnWidth = log.length(minimumWidth, .minimumColumnWidth)
      maximumColumnCount = maximumCount == .max ? nil : maximumCount
    }
    columnSpacing = log.length(section.columnSpacing, .columnSpacing)
    itemSpacing = log.length(section.itemSpacing, .itemSpacing)
    contentInsets = section.contentInsets.saved
    header = section.header.map { Supplementary($0) }
    footer = section.footer.map { Supplementary($0) }
    backgroundInsets = section.background?.insets.saved
    switch section.packing {
    case .shortestColumn: (placement, tolerance) = (.shortestColumn, nil)
    case .alignedRows: (placement, tolerance) = (.alignedRows, nil)
    case .flow(let value):
      let safe = log.tolerance(value, section: nil)
      (placement, tolerance) = (.flow, safe.isFinite ? safe : nil)
    }
    keepsColumns = section.keepsColumns
    stretchesItems = section.stretchesItems
  }
}

extension SavedConfiguration.Supplementary {
  fileprivate init(_ supplementary: WaterfallSupplementary) {
    var log = DiagnosticLog()
    height = log.length(supplementary.height, .headerHeight)
    insets = supplementary.insets.saved
    isPinned = supplementary.isPinned
  }
}

extension WaterfallInsets {
  fileprivate var saved: [Double] {
    var log = DiagnosticLog()
    return [top, leading, bottom, trailing].map { log.length($0, .contentInset) }
  }
}

extension SavedSection {
  fileprivate init(_ section: SectionGeometry, configuration: Int) {
    self.configuration = configuration
    isHeaderMeasured = section.measured.contains(.header)
    isFooterMeasured = section.measured.contains(.footer)
    let items = section.items
    heights = items.heights.map { Double($0) }
    spans = items.requests?.values.map { Int($0.span) }
    wantedColumns = items.requests?.values.map { Int($0.column) }
    keptColumns = items.rules.keepsColumns ? items.places.map { Int($0.column) } : nil
  }
}
