/// Resolves section after section in a container.
struct SectionResolver {
  private let container: ResolvedContainer
  /// The last section, unless something was wrong with its configuration: that is reported for
  /// each section.
  private var last: ResolvedSection?

  /// Starts in a container.
  init(_ container: ResolvedContainer) {
    self.container = container
  }

  /// Returns a section, the same as before where the configurations are equal.
  mutating func resolved(
    _ configuration: WaterfallSection,
    at index: Int,
    log: inout DiagnosticLog
  ) -> ResolvedSection {
    if let last, last.given == configuration { return last }
    let count = log.count
    let section = ResolvedSection(configuration, in: container, at: index, log: &log)
    last = log.count == count ? section : nil
    return section
  }
}
