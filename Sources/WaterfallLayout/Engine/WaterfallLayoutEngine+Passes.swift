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
    let container = pending.needsConfigurations ? self.container : current.container
    let metrics =
      pending.needsConfigurations
      ? ContainerMetrics(container, log: &log) : current.containerMetrics
    for section in pending.sections where !current.sections.indices.contains(section) {
      log.record(.unknownSection(section, count: current.sections.count))
    }
    var traitsMaker = SectionTraitsMaker(metrics)
    let changes = current.sections.indices.filter {
      pending.needsConfigurations || pending.sections.contains($0)
    }.map { section in
      SectionChange(
        ofSection: section,
        in: current,
        to: metrics,
        &traitsMaker,
        keepsMeasured: !pending.sections.contains(section),
        from: reader,
        log: &log
      )
    }
    current.container = container
    current.containerMetrics = metrics
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
  private let traits: SectionTraits
  /// All heights, where some of them had to be asked.
  private let heights: [CGFloat]?
  private let measured: Set<SupplementaryKind>

  init(
    ofSection index: Int,
    in geometry: WaterfallGeometry,
    to container: ContainerMetrics,
    _ traitsMaker: inout SectionTraitsMaker,
    keepsMeasured: Bool,
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) {
    self.index = index
    let old = geometry.sections[index]
    var configuration = reader.configuration(ofSection: index)
    measured =
      keepsMeasured
      ? configuration.keepMeasured(old, from: geometry.containerMetrics, to: container) : []
    traits = traitsMaker.traits(configuration, at: index, log: &log)
    heights = Self.changedHeights(of: old, at: index, to: traits, from: reader, log: &log)
  }

  /// Returns all heights of a section, those of items with another width asked anew; `nil` where
  /// there is no such item.
  private static func changedHeights(
    of section: SectionGeometry,
    at index: Int,
    to traits: SectionTraits,
    from reader: DelegateReader,
    log: inout DiagnosticLog
  ) -> [CGFloat]? {
    func isChanged(span: UInt16) -> Bool {
      !section.metrics.isSameItemWidth(ofSpan: span, as: traits.metrics)
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
      heights[item] = reader.safeHeight(ofItemAt: path, span: span, traits, log: &log)
    }
    return isUnchanged ? nil : heights
  }

  func apply(to section: inout SectionGeometry) {
    section.traits = traits
    section.measured = measured
    section.items.update(rules: traits.metrics.rules, heights: heights)
  }
}

extension WaterfallSection {
  /// Takes over the measured heights of another configuration's header and footer where their
  /// widths are the same.
  ///
  /// Returns which were taken over.
  fileprivate mutating func keepMeasured(
    _ old: SectionGeometry,
    from oldContainer: ContainerMetrics,
    to container: ContainerMetrics
  ) -> Set<SupplementaryKind> {
    old.measured.filter { kind in
      guard let before = old.configuration[supplementary: kind],
        var now = self[supplementary: kind],
        (before.width(in: oldContainer) - now.width(in: container)).magnitude < Tolerance.epsilon
      else { return false }
      now.height = before.height
      self[supplementary: kind] = now
      return true
    }
  }

  /// The header or the footer.
  subscript(supplementary kind: SupplementaryKind) -> WaterfallSupplementary? {
    get {
      switch kind {
      case .header: header
      case .footer: footer
      }
    }
    set {
      switch kind {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }
}

extension WaterfallSupplementary {
  fileprivate func width(in container: ContainerMetrics) -> Double {
    var log = DiagnosticLog()
    let insets = AxisInsets(insets, in: container, .headerInset, section: nil, log: &log)
    return insets.inset(container.crossExtent).length
  }
}
