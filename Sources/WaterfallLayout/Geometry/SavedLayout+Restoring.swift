#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// What is wrong with a saved layout.
struct SavedLayoutError: Error {
  let message: String
}

extension SavedLayout {
  /// Lays out anew from what was saved.
  func restored() throws(SavedLayoutError) -> WaterfallGeometry {
    guard version == Self.version else {
      throw SavedLayoutError(message: "version must be \(Self.version), got \(version)")
    }
    let itemCount = sections.reduce(0) { $0 + $1.heights.count }
    guard sections.count <= InputLimits.sections, itemCount <= InputLimits.items else {
      throw SavedLayoutError(message: "there are too many sections or items")
    }
    let container = try container.restored()
    var log = DiagnosticLog()
    let metrics = ContainerMetrics(container, log: &log)
    var configurations: [WaterfallSection] = []
    for configuration in self.configurations {
      configurations.append(try configuration.restored())
    }
    var sections: [SectionGeometry] = []
    for (index, section) in self.sections.enumerated() {
      sections.append(try section.restored(configurations, in: metrics, at: index))
    }
    return WaterfallGeometry(
      container: container,
      containerMetrics: metrics,
      sections: sections
    )
  }
}

extension SavedContainer {
  fileprivate func restored() throws(SavedLayoutError) -> WaterfallContainer {
    let lengths = try [width, height, minimumContentLength].checked("length of the container")
    if let displayScale, !(displayScale > 0 && displayScale.isFinite) {
      throw SavedLayoutError(message: "display scale must be above 0, got \(displayScale)")
    }
    return WaterfallContainer(
      size: CGSize(width: lengths[0], height: lengths[1]),
      scrollDirection: isHorizontal ? .horizontal : .vertical,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: displayScale.map { CGFloat($0) },
      minimumContentLength: lengths[2]
    )
  }
}

extension SavedConfiguration {
  fileprivate func restored() throws(SavedLayoutError) -> WaterfallSection {
    let spacings = try [columnSpacing, itemSpacing].checked("spacing")
    return WaterfallSection(
      columns: try restoredColumns(),
      columnSpacing: spacings[0],
      itemSpacing: spacings[1],
      contentInsets: try WaterfallInsets(saved: contentInsets),
      header: try header?.restored(),
      footer: try footer?.restored(),
      background: try restoredBackground(),
      packing: try restoredPlacement(),
      keepsColumns: keepsColumns,
      stretchesItems: stretchesItems
    )
  }

  private func restoredColumns() throws(SavedLayoutError) -> WaterfallColumns {
    switch (columnCount, minimumColumnWidth) {
    case (let count?, nil): return .count(count)
    case (nil, let width?):
      let width = try [width].checked("minimum column width")[0]
      return .adaptive(minimumWidth: width, maximumCount: maximumColumnCount ?? .max)
    default:
      throw SavedLayoutError(message: "columns must have a count or a minimum width")
    }
  }

  private func restoredBackground() throws(SavedLayoutError) -> WaterfallBackground? {
    guard let backgroundInsets else { return nil }
    return WaterfallBackground(insets: try WaterfallInsets(saved: backgroundInsets))
  }

  private func restoredPlacement() throws(SavedLayoutError) -> WaterfallPacking {
    switch placement {
    case .shortestColumn: return .shortestColumn
    case .alignedRows: return .alignedRows
    case .flow:
      guard let tolerance else { return .sequential }
      guard tolerance >= 0 else {
        throw SavedLayoutError(message: "flow tolerance must be at least 0, got \(tolerance)")
      }
      return .flow(tolerance: CGFloat(tolerance))
    }
  }
}

extension SavedConfiguration.Supplementary {
  fileprivate func restored() throws(SavedLayoutError) -> WaterfallSupplementary {
    WaterfallSupplementary(
      height: try [height].checked("height of a header or footer")[0],
      insets: try WaterfallInsets(saved: insets),
      isPinned: isPinned
    )
  }
}

extension WaterfallInsets {
  fileprivate init(saved: [Double]) throws(SavedLayoutError) {
    guard saved.count == 4 else {
      throw SavedLayoutError(message: "insets must be 4 numbers, got \(saved.count)")
    }
    let insets = try saved.checked("inset")
    self.init(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }
}

extension [Double] {
  /// Returns lengths that all lie in their range.
  fileprivate func checked(_ name: String) throws(SavedLayoutError) -> [CGFloat] {
    for length in self where !InputLimits.contains(length: length) {
      throw SavedLayoutError(message: "\(name) must be from 0 to 1000000000, got \(length)")
    }
    return map { CGFloat($0) }
  }
}

// MARK: - Items

extension SavedSection {
  fileprivate func restored(
    _ configurations: [WaterfallSection],
    in container: ContainerMetrics,
    at index: Int
  ) throws(SavedLayoutError) -> SectionGeometry {
    guard configurations.indices.contains(configuration) else {
      throw SavedLayoutError(message: "section \(index) has no configuration")
    }
    let heights = try heights.checked("height in section \(index)")
    var log = DiagnosticLog()
    let configuration = configurations[configuration]
    let metrics = SectionMetrics(configuration, in: container, index: index, log: &log)
    let requests = try restoredRequests(at: index)
    var section = SectionGeometry(SectionTraits(configuration, metrics))
    section.items.fill(
      heights: heights,
      requests: requests,
      keptColumns: try restoredColumns(metrics.rules, requests, at: index)
    )
    if isHeaderMeasured { section.measured.insert(.header) }
    if isFooterMeasured { section.measured.insert(.footer) }
    return section
  }

  private func restoredRequests(at index: Int) throws(SavedLayoutError) -> ItemRequests? {
    if spans == nil, wantedColumns == nil { return nil }
    let limit = InputLimits.columns
    guard let spans, spans.count == heights.count,
      let wantedColumns, wantedColumns.count == heights.count,
      spans.allSatisfy({ (1...limit).contains($0) }),
      wantedColumns.allSatisfy({ (-1...limit).contains($0) })
    else {
      throw SavedLayoutError(message: "section \(index) has spans or columns out of range")
    }
    return ItemRequests(
      zip(spans, wantedColumns).map { ItemRequest(span: UInt16($0), column: Int16($1)) }
    )
  }

  private func restoredColumns(
    _ rules: PlacementRules,
    _ requests: ItemRequests?,
    at index: Int
  ) throws(SavedLayoutError) -> [UInt16] {
    guard rules.keepsColumns, let keptColumns else { return [] }
    let fits =
      keptColumns.count == heights.count
      && keptColumns.indices.allSatisfy { item in
        let span = requests.map { Int($0.values[item].span) } ?? 1
        let last = rules.columnCount - min(span, rules.columnCount)
        return (0...last).contains(keptColumns[item])
      }
    guard fits else {
      throw SavedLayoutError(message: "section \(index) keeps columns that it doesn't have")
    }
    return keptColumns.map { UInt16($0) }
  }
}
