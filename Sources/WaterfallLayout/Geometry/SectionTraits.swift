/// What a section is by its configuration, before it has items.
///
/// It never changes, and sections with equal configurations share one, so that ten thousand equal
/// sections cost the memory and the arithmetic of a single one.
final class SectionTraits: Sendable {
  /// The configuration as it was given, with measured heights where there are any.
  let configuration: WaterfallSection
  /// The configuration in logical coordinates.
  let metrics: SectionMetrics

  init(_ configuration: WaterfallSection, _ metrics: SectionMetrics) {
    self.configuration = configuration
    self.metrics = metrics
  }
}

/// Makes the traits of section after section in a container.
struct SectionTraitsMaker {
  private let container: ContainerMetrics
  /// The last traits, unless there was something wrong with their configuration: that is reported
  /// for each section.
  private var last: SectionTraits?

  init(_ container: ContainerMetrics) {
    self.container = container
  }

  /// Returns the traits of a section, those of the one before if the configurations are equal.
  mutating func traits(
    _ configuration: WaterfallSection,
    at index: Int,
    log: inout DiagnosticLog
  ) -> SectionTraits {
    if let last, last.configuration == configuration { return last }
    let count = log.count
    let metrics = SectionMetrics(configuration, in: container, index: index, log: &log)
    let traits = SectionTraits(configuration, metrics)
    last = log.count == count ? traits : nil
    return traits
  }
}
