/// A resolver of one section after the other, which shares those of equal configurations.
struct SectionResolver {
  private let container: ResolvedContainer
  /// The last section, or `nil` if its configuration was invalid, which is reported for each
  /// section.
  private var last: ResolvedSection?

  /// Makes a resolver of sections in a container.
  init(_ container: ResolvedContainer) {
    self.container = container
  }

  /// Returns a resolved section, the last one again where the configurations are equal.
  @inline(__always)
  mutating func resolved(
    _ configuration: WaterfallSection,
    at index: Int,
    log: inout DiagnosticLog
  ) -> ResolvedSection {
    if let last, last.isResolved(from: configuration) { return last }
    let count = log.count
    let section = ResolvedSection(configuration, in: container, at: index, log: &log)
    last = log.count == count ? section : nil
    return section
  }
}
