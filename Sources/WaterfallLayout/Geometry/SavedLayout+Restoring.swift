#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// A fault of a saved layout.
struct SavedLayoutError: Error {
  let message: String
}

extension SavedLayout {
  /// Returns the geometry, laid out anew.
  func restored() throws(SavedLayoutError) -> WaterfallGeometry {
    guard version == Self.version else {
      throw SavedLayoutError(message: "version must be \(Self.version), got \(version)")
    }
    let itemCount = sections.reduce(0) { $0 + $1.heights.count }
    guard sections.count <= InputLimits.sections, itemCount <= InputLimits.items else {
      throw SavedLayoutError(message: "there are too many sections or items")
    }
    var log = DiagnosticLog()
    let container = ResolvedContainer(self.container, log: &log)
    try log.throwFirst()
    var resolver = SectionResolver(container)
    var sections: [SectionGeometry] = []
    for (index, section) in self.sections.enumerated() {
      guard configurations.indices.contains(section.configuration) else {
        throw SavedLayoutError(message: "section \(index) has no configuration")
      }
      let configuration = configurations[section.configuration]
      let resolved = resolver.resolved(configuration, at: index, log: &log)
      try log.throwFirst()
      sections.append(try section.restored(resolved, at: index, log: &log))
      try log.throwFirst()
    }
    var geometry = WaterfallGeometry(resolvedContainer: container, sections: sections)
    geometry.origin = origin ?? UpdateOrigin()
    return geometry
  }
}

extension DiagnosticLog {
  /// Throws if there is a diagnostic, since saved values are in their ranges.
  fileprivate func throwFirst() throws(SavedLayoutError) {
    if let fault = entries.first { throw SavedLayoutError(message: fault.requirement) }
  }
}

extension SavedSection {
  fileprivate func restored(
    _ resolved: ResolvedSection,
    at index: Int,
    log: inout DiagnosticLog
  ) throws(SavedLayoutError) -> SectionGeometry {
    let requests = try restoredRequests(at: index)
    let resolved = resolved.collapsed(itemCount: heights.count, requests)
    var section = SectionGeometry(
      resolved,
      heights: log.itemHeights(heights.map { CGFloat($0) }, count: heights.count, section: index),
      requests: requests,
      keptColumns: try restoredColumns(resolved.rules, requests, at: index)
    )
    section.items.placeAll()
    section.measured[.header] = measuredHeader.map {
      log.length(CGFloat($0), .headerHeight, section: index)
    }
    section.measured[.footer] = measuredFooter.map {
      log.length(CGFloat($0), .footerHeight, section: index)
    }
    for item in measuredItems ?? [] {
      guard heights.indices.contains(item) else {
        throw SavedLayoutError(message: "section \(index) has no item \(item) to be measured")
      }
      section.items.setMeasuredHeight(section.items.heights[item], of: item)
    }
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
