#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The questions of a pass: what the delegate is asked because of commands and a batch of updates.
///
/// The delegate is asked everything before anything changes, so that the last finished geometry
/// stays intact while the delegate runs, and its arrays are changed in place afterward.
///
/// They are too large to be copied for a short batch (`append` in the benchmark).
struct LayoutQuestions: ~Copyable {
  /// The sections of the last finished geometry.
  let sections: [SectionGeometry]
  /// The container of the last finished geometry.
  let container: ResolvedContainer
  /// The container after the pass if all configurations are asked for, or else `nil`.
  let newContainer: ResolvedContainer?
  /// Whether to ask for the heights and placements of all items.
  let invalidatesHeights: Bool
  /// The old indices of the sections whose configurations to ask for.
  let reconfigured: Set<Int>
  /// The changes of a batch, or no changes.
  let plan: UpdatePlan
  /// The number of items in each section after the pass.
  let counts: ShortList<Int>
  /// The delegate.
  let reader: DelegateReader

  /// Asks all questions and returns the answer.
  func answer(log: inout DiagnosticLog) -> LayoutAnswer {
    let newSections = newSections(log: &log)
    var changes = ShortList<SectionChange>()
    var resolver: SectionResolver?
    for section in changedSections {
      guard let old = plan.map.oldSection(of: section), !plan.map.isReloaded(old) else { continue }
      changes.append(change(ofSection: section, from: old, &resolver, log: &log))
    }
    return LayoutAnswer(container: newContainer, newSections: newSections, changes: changes)
  }

  // MARK: - Sections

  /// Returns the sections that are inserted or reloaded, by their indices after the pass.
  private func newSections(log: inout DiagnosticLog) -> [Int: SectionGeometry] {
    let asked = plan.newSections
    if asked.isEmpty { return [:] }
    var builder = GeometryBuilder(newContainer ?? container)
    for section in asked {
      builder.appendSection(
        reader.configuration(ofSection: section),
        at: section,
        itemCount: counts[section],
        from: reader
      )
    }
    log.append(builder.log)
    return Dictionary(uniqueKeysWithValues: zip(asked, builder.takeSections()))
  }

  /// The sections that a command or an update of the batch is about, some of which may be new or
  /// reloaded, by their indices after the pass, ascending.
  private var changedSections: ShortList<Int> {
    if newContainer != nil || invalidatesHeights { return ShortList(counts.indices) }
    if reconfigured.isEmpty { return plan.editedSections }
    let reconfigured = reconfigured.compactMap { plan.map.newSection(of: $0) }
    return ShortList((plan.editedSections + reconfigured).ascending.unique)
  }

  private func change(
    ofSection section: Int,
    from old: Int,
    _ resolver: inout SectionResolver?,
    log: inout DiagnosticLog
  ) -> SectionChange {
    let before = sections[old].resolved
    let isReconfigured = reconfigured.contains(old)
    let configured =
      isReconfigured || newContainer != nil
      ? self.configured(section, &resolver, log: &log) : before
    var items = ItemQuestions(section: section, old: old, plan: plan)
    let resolved = items.resolved(configured, self, log: &log)
    return SectionChange(
      section: section,
      resolved: resolved,
      measured: isReconfigured
        ? MeasuredHeights() : sections[old].measured.kept(from: before, to: resolved),
      items: (consume items).change(to: resolved, self, log: &log)
    )
  }
}

extension LayoutQuestions {
  /// Asks for the configuration of a section, and returns it resolved.
  private func configured(
    _ section: Int,
    _ resolver: inout SectionResolver?,
    log: inout DiagnosticLog
  ) -> ResolvedSection {
    var current = resolver ?? SectionResolver(newContainer ?? container)
    defer { resolver = current }
    return current.resolved(reader.configuration(ofSection: section), at: section, log: &log)
  }
}

extension MeasuredHeights {
  /// Returns the measured heights of the header and the footer that are as wide as before.
  fileprivate func kept(from old: ResolvedSection, to new: ResolvedSection) -> MeasuredHeights {
    if old === new { return self }
    func kept(_ kind: SupplementaryKind) -> Double? {
      guard let before = old.supplementary(kind), let now = new.supplementary(kind),
        (before.cross.length - now.cross.length).magnitude < Tolerance.epsilon
      else { return nil }
      return self[kind]
    }
    var measured = MeasuredHeights()
    for kind in [SupplementaryKind.header, .footer] { measured[kind] = kept(kind) }
    return measured
  }
}
