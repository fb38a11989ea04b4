#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

extension WaterfallLayoutEngine {
  /// Lays everything out anew.
  func reload(from reader: DelegateReader, log: inout DiagnosticLog) {
    var builder = GeometryBuilder(container)
    for section in 0..<builder.sectionCount(reader.sectionCount) {
      builder.appendSection(
        reader.configuration(ofSection: section),
        at: section,
        itemCount: reader.itemCount(inSection: section),
        from: reader
      )
    }
    log.append(builder.log)
    current = builder.geometry()
    current.generation = history.generation
  }

  /// Asks configurations anew, and heights where widths have changed.
  ///
  /// Everything is asked before anything is changed, so that the last finished geometry stays whole
  /// while the delegate runs, and its arrays are changed in place afterwards.
  func reconfigure(_ pending: Invalidation, from reader: DelegateReader, log: inout DiagnosticLog) {
    let container =
      pending.needsConfigurations
      ? ResolvedContainer(self.container, log: &log) : current.resolvedContainer
    for section in pending.sections where !current.sections.indices.contains(section) {
      log.record(.unknownSection(section, count: current.sections.count))
    }
    var resolver = SectionResolver(container)
    let changes = current.sections.indices.filter {
      pending.needsConfigurations || pending.sections.contains($0)
    }.map { section in
      SectionChange(
        ofSection: section,
        in: current,
        &resolver,
        keepsMeasured: !pending.sections.contains(section),
        from: reader,
        log: &log
      )
    }
    current.resolvedContainer = container
    for change in changes { change.apply(to: &current.sections[change.index]) }
    current.stackSections(from: changes.first?.index ?? 0)
  }
}

extension WaterfallDiagnostic {
  static func unknownSection(_ section: Int, count: Int) -> WaterfallDiagnostic {
    WaterfallDiagnostic(
      .reloadedSection,
      section: section,
      message: "section \(section) can't be reloaded, there are \(count) sections; ignored"
    )
  }
}

/// What another configuration or container changes in a section.
private struct SectionChange {
  let index: Int
  private let resolved: ResolvedSection
  /// All heights, where some of them had to be asked.
  private let heights: [CGFloat]?
  private let measured: MeasuredHeights

  init(
    ofSection index: Int,
    in geometry: WaterfallGeometry,
    _ resolver: inout SectionResolver,
    keepsMeasured: Bool,
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) {
    self.index = index
    let old = geometry.sections[index]
    let configuration = reader.configuration(ofSection: index)
    resolved = resolver.resolved(configuration, at: index, log: &log)
      .collapsed(itemCount: old.items.count, old.items.requests)
    measured =
      keepsMeasured
      ? old.measured.kept(from: old.resolved, to: resolved) : MeasuredHeights()
    heights = Self.changedHeights(of: old, at: index, to: resolved, from: reader, log: &log)
  }

  /// Returns all heights of a section, those of items with another width asked anew; `nil` where
  /// there is no such item.
  private static func changedHeights(
    of section: SectionGeometry,
    at index: Int,
    to resolved: ResolvedSection,
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) -> [CGFloat]? {
    func isChanged(span: UInt16) -> Bool {
      !section.resolved.isSameItemWidth(ofSpan: span, as: resolved)
    }
    let requests = section.items.requests
    if requests == nil, !isChanged(span: 1) { return nil }
    var heights = section.items.heights
    var isUnchanged = true
    for item in heights.indices {
      let span = requests?.values[item].span ?? 1
      guard requests == nil || isChanged(span: span) else { continue }
      isUnchanged = false
      let path = ItemPath(section: index, item: item)
      heights[item] = reader.limitedHeight(
        ofItemAt: path,
        span: span,
        in: resolved,
        log: &log
      )
    }
    return isUnchanged ? nil : heights
  }

  func apply(to section: inout SectionGeometry) {
    section.resolved = resolved
    section.measured = measured
    section.items.update(rules: resolved.rules, heights: heights)
  }
}

extension MeasuredHeights {
  /// Returns the measured heights that are kept: those of headers and footers as wide as before.
  fileprivate func kept(from old: ResolvedSection, to new: ResolvedSection) -> MeasuredHeights {
    func kept(_ kind: SupplementaryKind) -> Double? {
      guard let before = old.supplementary(kind), let now = new.supplementary(kind),
        (before.cross.length - now.cross.length).magnitude < Tolerance.epsilon
      else { return nil }
      return self[kind]
    }
    return MeasuredHeights(header: kept(.header), footer: kept(.footer))
  }
}
