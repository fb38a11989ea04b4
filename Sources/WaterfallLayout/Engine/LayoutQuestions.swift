#if canImport(CoreGraphics)
import CoreGraphics
#elseif canImport(Foundation)
import Foundation
#endif

/// The questions of a pass: what the delegate is asked because of commands and a batch of updates.
///
/// The delegate is asked everything before anything changes, so that the last finished geometry
/// stays intact while the delegate runs, and its arrays are changed in place afterward.
struct LayoutQuestions {
  /// The last finished geometry.
  let geometry: WaterfallGeometry
  /// The commands to carry out.
  let commands: LayoutCommands
  /// The container after the pass.
  let container: ResolvedContainer
  /// The changes of a batch, or no changes.
  let plan: UpdatePlan
  /// The number of items in each section after the pass.
  let counts: [Int]
  /// The delegate.
  let reader: DelegateReader

  /// Asks all questions and returns the answer.
  func answer(log: inout DiagnosticLog) -> LayoutAnswer {
    var answer = LayoutAnswer(map: plan.map)
    answer.newSections = newSections(log: &log)
    var resolver = SectionResolver(container)
    for section in changedSections {
      guard let old = plan.map.oldSection(of: section) else { continue }
      answer.changes.append(change(ofSection: section, from: old, &resolver, log: &log))
    }
    if commands.reconfiguresSections { answer.container = container }
    return answer
  }

  // MARK: - Sections

  /// Returns the sections that are inserted or reloaded, by their indices after the pass.
  private func newSections(log: inout DiagnosticLog) -> [Int: SectionGeometry] {
    let asked = plan.newSections
    if asked.isEmpty { return [:] }
    var builder = GeometryBuilder(container)
    for section in asked {
      builder.appendSection(
        reader.configuration(ofSection: section),
        at: section,
        itemCount: counts[section],
        from: reader
      )
    }
    log.append(builder.log)
    return Dictionary(uniqueKeysWithValues: zip(asked, builder.sections))
  }

  /// The sections that stay and change, by their indices after the pass, ascending.
  private var changedSections: [Int] {
    guard commands.reconfiguresSections || commands.invalidatesHeights else {
      return reconfiguredSections.merged(with: plan.editedSections).unique
    }
    return counts.indices.filter {
      plan.map.oldSection(of: $0).map { !plan.map.isReloaded($0) } ?? false
    }
  }

  /// The sections whose configurations are to be asked for, by their indices after the pass,
  /// ascending.
  private var reconfiguredSections: [Int] {
    commands.reconfiguredSections.compactMap { old in
      plan.map.isReloaded(old) ? nil : plan.map.newSection(of: old)
    }.sorted()
  }

  private func change(
    ofSection section: Int,
    from old: Int,
    _ resolver: inout SectionResolver,
    log: inout DiagnosticLog
  ) -> SectionChange {
    let before = geometry.sections[old]
    let isReconfigured = commands.reconfiguredSections.contains(old)
    let isAsked = isReconfigured || commands.reconfiguresSections
    let configured =
      isAsked
      ? resolver.resolved(reader.configuration(ofSection: section), at: section, log: &log)
      : before.resolved
    var items = ItemQuestions(section: section, old: old, questions: self)
    let resolved = items.resolved(configured, log: &log)
    return SectionChange(
      section: section,
      resolved: resolved,
      measured: isReconfigured
        ? MeasuredHeights() : before.measured.kept(from: before.resolved, to: resolved),
      items: items.change(to: resolved, log: &log)
    )
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
    return MeasuredHeights(header: kept(.header), footer: kept(.footer))
  }
}
